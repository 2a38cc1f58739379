import { frenchSpaces } from "@mec/domain/shared";

/**
 * A legal document, whatever its format (PDF, DOCX): its content and order, not its look. Texts are runs, so
 * that missing parts show in their place and important ones stand out.
 */
export type Run = string | { readonly strong: string } | { readonly missing: string };
export type Text = readonly Run[];

export interface Field {
  readonly label: string;
  readonly value: Text;
}

export interface Column {
  readonly title: string;
  /** Share of the table's width, relative to the sum of all. */
  readonly width: number;
  /** Figures stand on the right. */
  readonly align?: "left" | "right";
}

export type Block =
  | { readonly kind: "paragraph"; readonly text: Text }
  | { readonly kind: "list"; readonly items: readonly Text[] }
  /** Labels and their values, one under the other. */
  | { readonly kind: "fields"; readonly fields: readonly Field[] }
  | {
      readonly kind: "table";
      readonly columns: readonly Column[];
      readonly rows: readonly (readonly Text[])[];
    };

export interface Section {
  readonly title: string;
  readonly blocks: readonly Block[];
  /** Stands on one page, where it fits. */
  readonly isWhole?: true;
}

/** A signature that was given. */
interface GivenSignature {
  readonly name: string;
  /** ISO 8601. */
  readonly at: string;
  /** Picture of the name that was drawn: an opaque one, PNG or JPEG. */
  readonly drawing?: Uint8Array;
}

/** Where someone signs. */
export interface SignaturePlace {
  /** With `signerName`, identifies the place for a signature: "participant", "founder". */
  readonly role: string;
  /** First and last name; "" when not known. */
  readonly signerName: string;
  /** In which capacity: "Le consommateur". */
  readonly capacity: string;
  /** The person or body that is bound. */
  readonly party: Text;
  /** Who actually signs, and in which quality when on behalf of another. */
  readonly signer: Text;
  readonly signature: GivenSignature | null;
  /** What stands in place of a signature that was not given, where there is nothing to sign on; else there is room for it. */
  readonly missing?: string;
}

export interface LegalDocument {
  readonly title: string;
  readonly subtitle: string;
  /** The project's name, at the foot of each page with the date. */
  readonly projectName: string;
  /** ISO 8601. */
  readonly date: string;
  readonly fields: readonly Field[];
  /** States that it is a model to be checked; "" when it is not a model. */
  readonly warning: string;
  /** Before the articles: the parties, the preamble. */
  readonly opening: readonly Section[];
  /** Numbered from 1. */
  readonly articles: readonly Section[];
  /** The last words before the signatures. */
  readonly closing: readonly Text[];
  readonly signatures: readonly SignaturePlace[];
  /** Each begins a page. */
  readonly annexes: readonly Section[];
}

export const strong = (text: string): Run => ({ strong: text });

/** Marks something not known yet: "à compléter : le prix". */
export const missing = (what: string): Run => ({ missing: what });

export const orMissing = (value: string | null | undefined, what: string): Run => value || missing(what);

const isRun = (value: Run | Text): value is Run => !Array.isArray(value);

/** A text with runs in it; ordinary spaces become the unbreakable ones that French wants: say`Le prix : ${price}` */
export function say(texts: TemplateStringsArray, ...values: readonly (Run | Text)[]): Text {
  return texts.flatMap((literal, index): Text => {
    const text = frenchSpaces(literal);
    const value = values[index];
    if (value === undefined) return text ? [text] : [];
    return [...(text ? [text] : []), ...(isRun(value) ? [value] : value)];
  });
}

export const paragraph = (text: Text): Block => ({ kind: "paragraph", text });
export const list = (...items: readonly Text[]): Block => ({ kind: "list", items });

/** A list that makes a sentence: each item ends with a semicolon, the last one with a full stop. */
export const enumeration = (...items: readonly Text[]): Block =>
  list(...items.map((item, index) => [...item, index === items.length - 1 ? "." : "\u00a0;"]));

export const fieldList = (fields: readonly Field[]): Block => ({ kind: "fields", fields });
export const field = (label: string, value: Run | Text): Field => ({
  label,
  value: isRun(value) ? [value] : value,
});

/** The plain text of a run. */
export function runText(run: Run): string {
  if (typeof run === "string") return run;
  return "strong" in run ? run.strong : `[à\u00a0compléter\u00a0: ${run.missing}]`;
}

export const articleTitle = (index: number, { title }: Section): string =>
  `Article ${index + 1}\u00a0–\u00a0${title}`;
