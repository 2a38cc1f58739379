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

/** "bulletin-d-adhesion-camille-durand.pdf" */
export function documentFileName(kind: DocumentKind, holder: DocumentHolder | null): string {
  const name = holder ? plainName(participantName(holder.point.identity, holder.point)) : "apercu";
  return `${[kinds[kind], name].filter(Boolean).join("-")}.pdf`;
}

/** "bulletin-d-adhesion-camille-durand-signe.pdf" */
export const signedFileName = (fileName: string): string => fileName.replace(/\.pdf$/, "-signe.pdf");
