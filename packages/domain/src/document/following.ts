import { conjunction } from "../shared/index.ts";
import { type DocumentKind, documentLabels } from "./kinds.ts";

/**
 * "Votre accord de participation et votre contrat de vente suivront.": what its reader is still to be sent; null for nothing.
 */
export function followingText(kinds: readonly DocumentKind[]): string | null {
  if (kinds.length === 0) return null;
  const [first = "", ...others] = kinds.map((kind) => `otre ${documentLabels[kind].toLowerCase()}`);
  const names = conjunction([`V${first}`, ...others.map((name) => `v${name}`)]);
  return `${names} ${kinds.length > 1 ? "suivront" : "suivra"}.`;
}
