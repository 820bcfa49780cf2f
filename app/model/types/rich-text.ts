import type { Fact } from "#app/model/schema/primitives.ts";
import type { Photo } from "./photo.ts";

export type Inline =
  | string
  | { kind: "strong"; children: Inline[] }
  | { kind: "emphasis"; children: Inline[] }
  | { kind: "link"; to: string; children: Inline[] };

export type Block<PhotoRef = Photo> =
  | { kind: "heading"; level: 2 | 3; id: string; children: Inline[] }
  | { kind: "paragraph"; children: Inline[] }
  | { kind: "list"; ordered: boolean; start?: number; items: Inline[][] }
  | { kind: "facts"; facts: Fact[] }
  | { kind: "table"; caption: string; columns: string[]; rows: string[][] }
  | { kind: "quote"; items: Inline[][] }
  | { kind: "figure"; photo: PhotoRef; caption: string };

export type RichText = Block[];
