import { parse } from "node:path";
import type { CmsConfig, CollectionFile, Field } from "@sveltia/cms";
import { z } from "zod";
import { ALL_PAGES } from "#app/config/pages.ts";
import { capitalize } from "#app/lib/text/format.ts";
import { CONTENT_FOLDER } from "#app/model/load/content-folder.server.ts";
import { CONTENT_FILES, CONTENT_FOLDERS } from "#app/model/schema/content.ts";
import type { Settings } from "#app/model/schema/settings.ts";

type Editor = Pick<NonNullable<Settings["editor"]>, "backend" | "publishOnSave">;
type Node = z.core.JSONSchema.BaseSchema;

export const ROOT_LIST = "items";

const BODY: Field = {
  name: "body",
  label: "Text",
  hint: "## begins a heading, - an entry of a list, > a quotation; **bold**, *italic*",
  widget: "markdown",
  modes: ["raw"],
};

/** Where an entry is shown, for the link to a draft's preview. */
const PREVIEW_PATHS: Record<keyof typeof CONTENT_FOLDERS, string> = {
  projects: "/portfolio/{{fields.city | slugify}}-home-staging/{{slug}}",
  posts: "/blog/{{fields.id}}",
  servicePages: "/services/{{slug}}",
  customPages: "/{{slug}}",
  originals: "/originals/{{slug}}",
};

export function buildCmsConfig(editor: Editor, root: string = CONTENT_FOLDER): CmsConfig {
  const { backend, publishOnSave } = editor;
  const files = Object.entries(CONTENT_FILES).map(([key, { file, schema }]): CollectionFile => {
    const { name } = parse(file);
    const page = ALL_PAGES.find((each) => each.key === key);
    const fields = buildFileFields(file, schema);
    return {
      name,
      label: getLabel(name),
      file: `${root}/${file}`,
      preview_path: page?.path ?? "/",
      fields,
      ...getPhotoFolders(root),
    };
  });
  const isPage = ({ file }: CollectionFile) => file.startsWith(`${root}/pages/`);
  return {
    // Signing in with an access token needs no service between the browser and the Git host.
    backend: { ...backend, auth_methods: ["token"], squash_merges: true },
    publish_mode: publishOnSave ? "simple" : "editorial_workflow",
    ...getPhotoFolders(root),
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          transformations: { heic: { format: "webp", quality: 90 } },
        },
      },
      stock_assets: false,
    },
    editor: { preview: false },
    output: { omit_empty_optional_fields: true, yaml: { quote: "double" } },
    slug: { encoding: "ascii", clean_accents: true },
    collections: [
      ...Object.entries(CONTENT_FOLDERS).map(([name, { folder, extension, schema }]) => ({
        name,
        label: getLabel(name),
        folder: `${root}/${folder}`,
        ...getPhotoFolders(root),
        extension: extension.slice(1),
        preview_path: PREVIEW_PATHS[name as keyof typeof CONTENT_FOLDERS],
        slug: folder === CONTENT_FOLDERS.posts.folder ? "{{fields.id}}-{{title}}" : "{{title}}",
        fields: buildFileFields(extension, schema),
      })),
      { name: "pages", label: "Pages", files: files.filter(isPage) },
      { name: "site", label: "Whole site", files: files.filter((file) => !isPage(file)) },
    ],
  };
}

/** The folders are repeated in each collection, because only then does Sveltia find a photo by its bare name. */
const getPhotoFolders = (root: string) => ({ media_folder: `/${root}/photos`, public_folder: "/" });

function buildFileFields(name: string, schema: z.ZodType): Field[] {
  const node = z.toJSONSchema(schema, {
    io: "input",
    override({ jsonSchema }) {
      // zod's own limits of whole numbers would confuse the owner.
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    },
  });
  return [...buildFields(node), ...(name.endsWith(".md") ? [BODY] : [])];
}

function buildFields(node: Node): Field[] {
  if (node.type === "array") return [{ ...buildField(ROOT_LIST, node, true), root: true } as Field];
  return Object.entries(node.properties ?? {}).map(([name, child]) =>
    buildField(name, child as Node, node.required?.includes(name) ?? false),
  );
}

/** Undefined options are left out when the configuration is written. */
function buildField(name: string, node: Node, required: boolean): Field {
  if (node.const !== undefined) return { name, widget: "hidden", default: node.const } as Field;
  const label = getLabel(name);
  return { name, label, hint: node.description, required, ...chooseWidget(node) } as Field;
}

function chooseWidget(node: Node) {
  if (node.widget === "image") return { widget: "image", choose_url: false };
  if (node.widget === "color") return { widget: "color" };
  if (node.enum) return { widget: "select", options: node.enum };
  const { minimum: min, maximum: max } = node;
  switch (node.type) {
    case "object":
      return { widget: "object", collapsed: "auto", fields: buildFields(node) };
    case "array":
      return buildList(node);
    case "integer":
      return { widget: "number", value_type: "int", min, max };
    case "number":
      return { widget: "number", value_type: "float", step: 0.0001, min, max };
    case "boolean":
      return { widget: "boolean" };
    case "string":
      return buildText(node);
    default:
      throw new Error(`The browser editor has no widget for ${JSON.stringify(node)}`);
  }
}

function buildList(node: Node) {
  const item = node.items as Node;
  const size = { min: node.minItems, max: node.maxItems };
  if (item.enum) return { widget: "select", multiple: true, options: item.enum, ...size };
  if (item.type !== "object")
    return { widget: "list", field: buildField("item", item, true), ...size };
  const fields = buildFields(item);
  const thumbnail = fields.find(({ widget }) => widget === "image")?.name;
  return { widget: "list", collapsed: "auto", thumbnail, fields, ...size };
}

function buildText(node: Node) {
  if (node.format === "date") return { widget: "datetime", type: "date", format: "YYYY-MM-DD" };
  const { widget = "string", minLength = 0, maxLength: maxlength } = node;
  return {
    widget,
    minlength: minLength > 1 ? minLength : undefined,
    maxlength,
    pattern: node.pattern && [node.pattern, `This ${node.error}.`],
  };
}

const LABELS: Record<string, string> = {
  aligned: "Fits the photo after staging",
  alt: "What the photo shows",
  alternateName: "Full name",
  answerTime: "How soon you answer",
  postClosing: "Closing call below articles",
  beforeOf: "Shows the same room before",
  closed: "Days off",
  closing: "Closing call",
  faqs: "Questions and answers",
  file: "Photo",
  image: "Photo of the card",
  formattedLocation: "Place to show instead of the street",
  hero: "Top of the page",
  lang: "Language",
  look: "How words and photo meet",
  lines: "Paragraphs",
  linkLabel: "Words of the link",
  posts: "Articles",
  quoteBy: "Who says it",
  seo: "For search engines",
  seoTitle: "Heading of its card",
  texts: "Text messages",
  theme: "Colors and logo",
  to: "Leads to",
  write: "Page for a review",
};

function getLabel(name: string): string {
  const words = name.replace(/[-_]/g, " ").replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b}`);
  return LABELS[name] ?? capitalize(words.toLowerCase());
}
