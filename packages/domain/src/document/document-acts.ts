import { plural } from "../shared/index.ts";
import type { DocumentKind } from "./kinds.ts";
import { documentNames } from "./labels.ts";

/** What happens to documents, as a project's history tells it. */
export const documentActs = ["sent", "signature", "taken-back", "retracted", "account-deleted"] as const;
export type DocumentAct = (typeof documentActs)[number];

const acts: Readonly<Record<DocumentAct, string>> = {
  sent: "Envoi à la signature",
  signature: "Signature",
  "taken-back": "Retrait avant que tous aient signé",
  retracted: "Rétractation",
  "account-deleted": "Compte supprimé, papiers signés gardés dans l’archive",
};

/** What was done to documents in one act, in one line: "Signature : accord de participation", "Envoi à la signature : 20 documents, 7 lieux". */
export function documentSentence(
  event: DocumentAct,
  {
    kinds,
    count,
    places,
    plants = 0,
  }: {
    readonly kinds: readonly DocumentKind[];
    readonly count: number;
    readonly places: number;
    readonly plants?: number;
  },
): string {
  const what =
    places + plants === 1 && count === kinds.length
      ? documentNames(kinds)
      : [
          plural(count, "document", "documents"),
          ...(places > 0 ? [plural(places, "lieu", "lieux")] : []),
          ...(plants > 0 ? [plural(plants, "installation", "installations")] : []),
        ].join(", ");
  return `${acts[event]}\u00a0: ${what}`;
}
