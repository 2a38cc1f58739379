import { joinedLines, lettersOf } from "./lines.ts";
import type { PageText } from "./page-text.ts";

/**
 * An element of a page's tags, as pdf.js gives them; it includes the elements of other pages that belong to
 * the same table or list.
 */
export interface Tag {
  readonly role: string;
  readonly children: readonly (Tag | Content)[];
  /** The element's text as the file gives it, beside its drawn letters. */
  readonly alt?: string;
}
interface Content {
  readonly type: string;
  readonly id: string;
}

export interface Cell {
  readonly isHead: boolean;
  readonly text: string;
}

export interface Item {
  /** The item's mark, "–" or "1.", as in the document. */
  readonly label: string;
  readonly blocks: readonly Block[];
}

export interface Table {
  readonly kind: "table";
  /** The columns' heads; empty when each row has its own head. */
  readonly head: readonly string[];
  /** The head is on a former page, and is repeated here. */
  readonly goesOn: boolean;
  readonly rows: readonly (readonly Cell[])[];
}

/** A piece of a document, as its tags describe it. */
export type Block =
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly Item[] }
  | Table
  | { readonly kind: "figure"; readonly alt: string }
  | { readonly kind: "group"; readonly blocks: readonly Block[] };

const isTag = (child: Tag | Content): child is Tag => "role" in child;
const tagsOf = ({ children }: Tag): Tag[] => children.filter(isTag);

const inlineRoles = new Set([
  "Span",
  "Link",
  "Em",
  "Strong",
  "Quote",
  "Code",
  "Reference",
  "BibEntry",
  "Lbl",
]);
const isInline = (child: Tag | Content): boolean => !isTag(child) || inlineRoles.has(child.role);

const idsIn = (child: Tag | Content): string[] => (isTag(child) ? child.children.flatMap(idsIn) : [child.id]);

const drawnText = (child: Tag | Content, page: PageText): string =>
  isTag(child)
    ? child.children.map((inner) => drawnText(inner, page)).join(isInline(child) ? "" : "\n")
    : (page.marked.get(child.id) ?? "");

/**
 * The text of an element. The letters drawn on the page decide; the text that the file gives beside them only
 * tells the spaces, where a line's end cuts a word, and is ignored when its letters differ.
 */
function textOf(tag: Tag, page: PageText): string {
  const drawn = tag.children.map((child) => drawnText(child, page)).join("");
  return tag.alt !== undefined && lettersOf(tag.alt) === lettersOf(drawn)
    ? tag.alt.trim()
    : joinedLines(drawn);
}

/** In a table that continues on another page, a column's head is drawn again but not tagged again. */
function headText(tag: Tag, page: PageText): string {
  const text = textOf(tag, page);
  if (text || !tag.alt) return text;
  return lettersOf(page.aside).includes(lettersOf(tag.alt)) ? tag.alt : "";
}

const isOnPage = (tag: Tag): boolean => idsIn(tag).length > 0;

/** The elements of this role in a part, without those nested in them. */
const found = (role: string, part: Tag): Tag[] =>
  tagsOf(part).flatMap((tag) => (tag.role === role ? [tag] : found(role, tag)));

const isCell = ({ role }: Tag): boolean => role === "TH" || role === "TD";

function tableOf(table: Tag, page: PageText): Block[] {
  const lines = found("TR", table);
  const [first] = lines;
  const heads = first ? tagsOf(first) : [];
  const hasHead = heads.length > 0 && heads.every(({ role }) => role === "TH");
  const head = hasHead ? heads.map((tag) => headText(tag, page)) : [];
  const rows = lines
    .slice(hasHead ? 1 : 0)
    .filter(isOnPage)
    .map((line) =>
      tagsOf(line)
        .filter(isCell)
        .map((cell): Cell => ({ isHead: cell.role === "TH", text: textOf(cell, page) })),
    );
  const goesOn = first !== undefined && hasHead && !isOnPage(first);
  const known = head.some((text) => text !== "") ? head : [];
  const captions = tagsOf(table).filter(({ role }) => role === "Caption");
  return [
    ...flow(captions, page),
    ...(rows.length > 0 || (hasHead && !goesOn)
      ? [{ kind: "table", head: known, goesOn, rows } as const]
      : []),
  ];
}

function itemOf(item: Tag, page: PageText): Item {
  const label = tagsOf(item).find(({ role }) => role === "Lbl");
  const body = item.children.filter((child) => child !== label);
  return { label: label ? textOf(label, page) : "", blocks: flow(body, page) };
}

function listOf(list: Tag, page: PageText): Block[] {
  const items = found("LI", list)
    .filter(isOnPage)
    .map((item) => itemOf(item, page));
  return items.length > 0 ? [{ kind: "list", items }] : [];
}

function textBlock(tag: Tag, page: PageText): Block[] {
  const text = textOf(tag, page);
  if (text === "") return [];
  const heading = /^(?:H([1-6])?|(Title))$/.exec(tag.role);
  if (heading) return [{ kind: "heading", level: heading[2] ? 1 : Number(heading[1] ?? 2), text }];
  return [{ kind: "paragraph", text }];
}

function figureOf(figure: Tag, page: PageText): Block[] {
  if (!isOnPage(figure)) return [];
  return [{ kind: "figure", alt: figure.alt ?? "" }, ...flow(figure.children, page)];
}

function blocksIn(tag: Tag, page: PageText): Block[] {
  switch (tag.role) {
    case "Artifact":
      return [];
    case "Table":
      return tableOf(tag, page);
    case "L":
      return listOf(tag, page);
    case "Figure":
      return figureOf(tag, page);
    case "Div": {
      const blocks = flow(tag.children, page);
      return blocks.length > 0 ? [{ kind: "group", blocks }] : [];
    }
    default:
      return tag.children.every(isInline) ? textBlock(tag, page) : flow(tag.children, page);
  }
}

/** The blocks of successive elements; what stands between blocks becomes paragraphs. */
function flow(children: readonly (Tag | Content)[], page: PageText): Block[] {
  const blocks: Block[] = [];
  let between: (Tag | Content)[] = [];
  const close = () => {
    blocks.push(...textBlock({ role: "P", children: between }, page));
    between = [];
  };
  for (const child of children) {
    if (!isTag(child) || isInline(child)) between.push(child);
    else {
      close();
      blocks.push(...blocksIn(child, page));
    }
  }
  close();
  return blocks;
}

/** The content of a page, in the order of its tags. Untagged text comes last, so that nothing is left unread. */
export function blocksOf(tree: Tag | null, page: PageText): Block[] {
  const tagged = new Set(tree ? idsIn(tree) : []);
  const forgotten = [...page.marked].filter(([id]) => !tagged.has(id)).map(([, text]) => joinedLines(text));
  return [
    ...(tree ? blocksIn(tree, page) : []),
    ...[...forgotten, joinedLines(page.unmarked)]
      .filter((text) => text !== "")
      .map((text): Block => ({ kind: "paragraph", text })),
  ];
}

/** Whether a page begins within a sentence of the page before: its number is then put below that, which it would cut. */
export const goesOnFrom = ([first]: readonly Block[]): boolean =>
  first?.kind === "paragraph" && /^[«(\s]*\p{Ll}/u.test(first.text);
