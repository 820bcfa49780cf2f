import { findNewAddress } from "#app/new-address.ts";

/** Where a project is that stands under another city, or was asked for by its number. */
export async function findProjectAddress(pathname: string): Promise<string | undefined> {
  const moved = await findNewAddress(pathname);
  if (moved) return moved;
  const response = await fetch("/portfolio/paths.json");
  const paths = new Map(Object.entries((await response.json()) as Record<string, string>));
  return paths.get(pathname.split("/").findLast(Boolean) ?? "");
}
