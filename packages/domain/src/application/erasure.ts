import { type DocumentKind, documentKinds } from "../document/kinds.ts";
import { documentNames } from "../document/labels.ts";
import type { ParticipantKind } from "../point/participant.ts";
import { conjunction, formatDate, plural } from "../shared/index.ts";

// What deleting an account does to what all have signed: nothing. It is no writing to the other party, which each of these
// documents asks for. His dialog, his mail and those of who signed with him say it by these words.

/** What all have signed for a place that takes part in somebody else's project. */
export interface Commitment {
  readonly pointName: string;
  readonly projectName: string;
  readonly signed: readonly DocumentKind[];
  /** Of a producer: by how many contracts his installation sells. */
  readonly sold?: number | undefined;
  /** The last day on which he may retract; absent where he may not. */
  readonly retractUntil?: string | undefined;
}

export const erasureKeepsText = "Supprimer votre compte ne met pas fin à ce que tous ont signé\u00a0:";

/** "bulletin d’adhésion, accord de participation et 2 contrats de vente à des acheteurs" */
function signedText({ signed, sold = 0 }: Pick<Commitment, "signed" | "sold">): string {
  const own = documentKinds.filter((kind) => signed.includes(kind));
  return conjunction([
    ...own.map((kind) => documentNames([kind])),
    ...(sold > 0
      ? [plural(sold, "contrat de vente à un acheteur", "contrats de vente à des acheteurs")]
      : []),
  ]);
}

/** "bulletin d’adhésion et contrat de vente, pour « Chez moi » dans « Soleil »" */
export const commitmentText = ({ pointName, projectName, ...what }: Commitment): string =>
  `${signedText(what)}, pour «\u00a0${pointName}\u00a0» dans «\u00a0${projectName}\u00a0»`;

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

/** A project of who deletes his account, and how many others are bound in it by what all have signed. */
export interface BoundProject {
  readonly projectName: string;
  readonly people: number;
}

const participants = (count: number): string => plural(count, "participant", "participants");

/** What its owner reads of it, before he deletes his account. */
export const boundProjectText = ({ projectName, people }: BoundProject): string =>
  `dans votre projet «\u00a0${projectName}\u00a0», ce que tous ont signé pour ${participants(people)}. Avant, mettez-y fin\u00a0: chacun demande à partir et vous réglez son départ, ou vous donnez son préavis à qui ne partage pas encore. Sinon, un e-mail lui dit ce qui le lie encore, et à qui écrire.`;

/** The same once it is deleted. */
export const keptProjectText = ({ projectName, people }: BoundProject): string =>
  `Dans votre projet «\u00a0${projectName}\u00a0», ce que tous ont signé pour ${participants(people)} tient toujours\u00a0: un e-mail le dit à chacun, qui écrit pour y mettre fin aux adresses de ses papiers. Répondez-y.`;

/** Why a project is not deleted, and what comes first. */
export const boundProjectRefusal = (people: number): string =>
  `Ce que tous ont signé lie encore ${participants(people)}\u00a0: mettez-y fin d’abord. Qui a encore à signer, vous pouvez le refuser dans votre liste\u00a0; à qui a tout signé, vous donnez son préavis par «\u00a0Mettre fin à sa participation\u00a0», et il part à son terme. Chacun peut aussi se rétracter ou demander à partir depuis sa page, et vous réglez son départ.`;
