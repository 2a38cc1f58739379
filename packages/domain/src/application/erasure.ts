import type { DocumentKind } from "../document/kinds.ts";
import { documentNames } from "../document/labels.ts";
import type { ParticipantKind } from "../point/participant.ts";
import { formatDate } from "../shared/index.ts";

// What deleting an account does to what all have signed: nothing. It is no writing to the other party, which each of these
// documents asks for. His dialog, his mail and those of who signed with him say it by these words.

/** What all have signed for a place that takes part in somebody else's project. */
export interface Commitment {
  readonly pointName: string;
  readonly projectName: string;
  readonly signed: readonly DocumentKind[];
  /** The last day on which he may retract; absent where he may not. */
  readonly retractUntil?: string | undefined;
}

export const erasureKeepsText = "Supprimer votre compte ne met pas fin à ce que tous ont signé\u00a0:";

/** "bulletin d’adhésion et contrat de vente, pour « Chez moi » dans « Soleil »" */
export const commitmentText = ({ pointName, projectName, signed }: Commitment): string =>
  `${documentNames(signed)}, pour «\u00a0${pointName}\u00a0» dans «\u00a0${projectName}\u00a0»`;

const waysOut: Record<ParticipantKind, string> = {
  consumer: "Avant, demandez à partir\u00a0: les lettres qui y mettent fin sont prêtes sur sa page.",
  producer:
    "Avant, demandez à partir\u00a0: le porteur du projet règle votre départ. Ce qui vous lie à vos acheteurs prend fin par écrit, comme vos contrats le disent.",
};

/** What he may still do, before he deletes it. */
export const beforeErasureText = ({
  kind,
  retractUntil,
}: Pick<Commitment, "retractUntil"> & { readonly kind: ParticipantKind }): string =>
  retractUntil
    ? `Vous pouvez vous en rétracter jusqu’au ${formatDate(retractUntil)} inclus, sans motif ni frais.`
    : waysOut[kind];

/** What he may still do once it is deleted, without a page of his own. */
export const afterErasureText = ({ retractUntil }: Pick<Commitment, "retractUntil">): string | null =>
  retractUntil
    ? `Vous pouvez encore vous en rétracter jusqu’au ${formatDate(retractUntil)} inclus, sans motif ni frais\u00a0: écrivez à qui a signé avec vous, cela suffit.`
    : null;

/** The same told to who signed with him. */
export const othersAfterErasureText = ({ retractUntil }: Pick<Commitment, "retractUntil">): string | null =>
  retractUntil
    ? `Cette personne peut encore se rétracter jusqu’au ${formatDate(retractUntil)} inclus, en vous l’écrivant\u00a0: la loi ne demande ni motif, ni formulaire.`
    : null;
