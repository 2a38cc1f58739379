import type { DocumentKind } from "../document/kinds.ts";
import { plural } from "../shared/index.ts";

/** Why a document that waited for somebody's signature no more does, without his doing. */
export type SigningEndReason = "retracted" | "left" | "declined" | "expired" | "withdrawn";

export interface SigningEnd {
  readonly kind: DocumentKind;
  readonly why: SigningEndReason;
  /** Who retracted, left or declined; of the others nobody. */
  readonly who: string | null;
}

const aDocument: Record<DocumentKind, string> = {
  bulletin: "Ce bulletin d’adhésion",
  accord: "Cet accord de participation",
  salesContract: "Ce contrat",
};

function becauseOf({ why, who }: SigningEnd, isOne: boolean): string {
  const name = who ?? "un signataire";
  const reasons: Record<SigningEndReason, string> = {
    retracted: `${name} a déclaré sa rétractation`,
    left: `${name} ne participe plus au projet`,
    declined: `${name} a refusé de signer`,
    expired: "le délai pour signer est passé",
    withdrawn: isOne ? "il a été retiré entre-temps" : "ils ont été retirés entre-temps",
  };
  return reasons[why];
}

function sentenceOf([first, ...others]: readonly [SigningEnd, ...SigningEnd[]]): string {
  const isOne = others.length === 0;
  const what = isOne
    ? `${aDocument[first.kind]} n’est plus à signer`
    : `${plural(others.length + 1, "document n’est", "documents ne sont")} plus à signer`;
  return `${what}\u00a0: ${becauseOf(first, isOne)}.`;
}

/** What who was about to sign is told of documents that ended at that moment; of the same reason, once. */
export function signingEndText(ends: readonly SigningEnd[]): string {
  const groups = new Map<string, [SigningEnd, ...SigningEnd[]]>();
  for (const end of ends) {
    const key = `${end.why} ${end.who}`;
    const group = groups.get(key);
    if (group) group.push(end);
    else groups.set(key, [end]);
  }
  return [...[...groups.values()].map(sentenceOf), "Vous n’avez rien signé."].join(" ");
}
