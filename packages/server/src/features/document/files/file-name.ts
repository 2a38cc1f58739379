import { type DocumentKind, participantName } from "@mec/domain/document";
import { projectSlug } from "@mec/domain/project";
import type { DocumentHolder } from "../document-states.ts";

const kinds: Record<DocumentKind, string> = {
  bulletin: "bulletin-d-adhesion",
  accord: "accord-de-participation",
  salesContract: "contrat-de-vente",
};
const longest = 60;

/**
 * Letters without accents, digits and hyphens, which every system accepts in a file name. The result may be
 * "".
 */
export const plainName = (text: string): string =>
  projectSlug(text.normalize("NFD").replace(/\p{M}/gu, ""))
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-+|-+$/g, "");

/** Whose document it is; of who has several places in the project, also of which. */
export function namesOf({ kind, point }: DocumentHolder): string[] {
  const name = participantName(point.identity, point);
  return kind === "consumer" && point.isOneOfSeveral ? [name, point.pointName] : [name];
}

/** "bulletin-d-adhesion-camille-durand.pdf", "contrat-de-vente-commune-de-langouet-ecole.pdf" */
export function documentFileName(kind: DocumentKind, holder: DocumentHolder | null): string {
  const names = holder ? namesOf(holder).map(plainName) : ["apercu"];
  return `${[kinds[kind], ...names].filter(Boolean).join("-")}.pdf`;
}

export interface NamedFile {
  readonly kind: DocumentKind;
  /** The name it was sent with; null of one that was erased. */
  readonly fileName: string | null;
  /** Whether all have signed it. */
  readonly isSigned: boolean;
  /** When its participant retracted from it, where that is read with it. */
  readonly retractedAt?: Date | null;
}

/** What a file is called, whichever way it is downloaded: "bulletin-d-adhesion-camille-durand-signe.pdf" */
export function downloadName({ kind, fileName, isSigned, retractedAt = null }: NamedFile): string {
  const name = fileName ?? `${kinds[kind]}.pdf`;
  const state = `${isSigned ? "-signe" : ""}${retractedAt ? "-retracte" : ""}`;
  return name.replace(/\.pdf$/, `${state}.pdf`);
}
