import {
  type Actor,
  type ApplicationProgress,
  type ApplicationReader,
  applicationHistory,
  beganLately,
  currentStatus,
  firstDayText,
  isPriceOpen,
  mayAskToLeave,
  newestProgress,
  type ReadStatus,
  type Retraction,
  type Started,
  statusText,
  timeline,
} from "@mec/domain/application";
import { type DocumentKind, documentKinds, documentNames, keptText } from "@mec/domain/document";
import { dayInParis, formatDate, formatDateTime } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";
import type { DocumentsStanding } from "../document/holder-states.ts";
import { hasSignedPapers } from "./signed-papers.ts";
import { actors, moreToSign, type Signing, type Standing, signing } from "./turns.ts";

const nextOf = (): Record<Exclude<ReadStatus, "REJECTED">, string> => ({
  NONE: t("Choisissez un projet près de chez vous, et candidatez."),
  // By when stands below it, as a date: `Waiting`.
  APPLICATION: t("Le porteur du projet étudie votre candidature. Vous recevrez sa réponse par e-mail."),
  PROPOSAL: t("Le porteur du projet vous propose un prix. Votre réponse l’aide à avancer."),
  SIGNATURE: t(
    "Le porteur du projet prépare trois documents. Vous les recevrez par e-mail pour les signer, en général sous quatre semaines.",
  ),
  SIGNED: t(
    "Tout est signé. Le porteur du projet vous fait entrer dans le partage, en général sous deux semaines\u202f; vous recevrez un e-mail.",
  ),
  EXPLOITATION: t(
    "Vous participez au partage\u00a0: une part de l’électricité que vous consommez est locale. Il n’y a rien à changer chez vous.",
  ),
});

/** The state of who is in operation, where his first day is known. */
function sharingOf(started: Started, now: Date): Pick<Standing, "next"> | null {
  const first = firstDayText(started, dayInParis(now));
  return first === null
    ? null
    : {
        next: t("{{first}} Il n’y a rien à changer chez vous.", { first: t(first) }),
      };
}

/** How many documents are prepared: a body has no contract of sale with itself. */
const ownPreparing = (): Pick<Standing, "next"> => ({
  next: t(
    "Le porteur du projet prépare deux documents. Vous les recevrez par e-mail pour les signer, en général sous quatre semaines.",
  ),
});

/** The state once the price has expired: the owner may propose another. */
const expiredOf = (until: string): Pick<Standing, "title" | "actor" | "isYours" | "next"> => ({
  title: t("Proposition de prix expirée"),
  actor: actors().owner,
  isYours: false,
  next: t(
    "Le prix était proposé jusqu’au {{until}}. Écrivez au porteur du projet\u00a0: il peut en proposer un autre.",
    { until: formatDate(until) },
  ),
});

/** Who was invited to a full project waits on no list, but for the owner's word: what the invitation said. */
const invitedOf = (): Pick<Standing, "next"> => ({
  next: t(
    "Toute la production est réservée ou demandée aujourd’hui\u00a0: le porteur du projet, qui vous invite, vous dira par e-mail s’il y a une place pour vous.",
  ),
});

/** Behind how many candidatures: all that came earlier, also those that came while there was room, and those of his other places. */
const beforeYou = (rank: number): string =>
  rank === 1
    ? t("aucune autre candidature n’attend avant la vôtre")
    : t("la vôtre est la {{rank}}ᵉ à étudier", { rank });

/** The state on the waiting list: the answer comes when there is room, not within a week. */
const waitingOf = (rank: number): Pick<Standing, "title" | "next"> => ({
  title: t("Sur la liste d’attente"),
  next: t(
    "Toute la production de ce projet était réservée quand vous avez candidaté\u00a0; {{before}}. Le porteur vous répond par e-mail s’il peut vous faire une place.",
    { before: beforeYou(rank) },
  ),
});

/** Who must act, in words for a reader who is not the holder. */
const othersActors = () => ({
  holder: t("À la personne d’agir"),
  owner: t("Au porteur du projet d’agir"),
  both: t("Au porteur du projet, puis à la personne d’agir"),
});

/** Refused by the owner, or withdrawn by the holder. */
function ended(by: Actor, reason: string | null, isKept: boolean): Standing {
  const isRefused = by === "owner";
  const kept = t(
    " Ce que tous avaient signé avec vous reste dans votre profil, sous «\u00a0Mes papiers signés\u00a0».",
  );
  const leftMail = t(
    " L’e-mail de votre départ dit ce qu’ils prévoient\u00a0: la cotisation, et l’écrit à adresser à l’association.",
  );
  return {
    status: "REJECTED",
    title: isRefused ? statusText("REJECTED") : t("Candidature retirée"),
    actor: null,
    isYours: false,
    next: `${
      isRefused
        ? t("Vous pouvez candidater à nouveau, à ce projet ou à un autre.")
        : t(
            "Vous avez retiré votre candidature. Vous pouvez en envoyer une autre, à ce projet ou à un autre.",
          )
    }${isKept ? kept : ""}${isKept && !isRefused ? leftMail : ""}`,
    message: reason,
  };
}

/** What he keeps of what he declared. */
const keptOf = (documents: readonly DocumentKind[], signed: readonly DocumentKind[]): string =>
  t(
    keptText(
      documents,
      documents.filter((kind) => !signed.includes(kind)),
    ),
  );

/** Ended by who retracted what he had signed: what he declared, and what follows. */
const retracted = (
  { declaredAt, documents }: Retraction,
  signed: readonly DocumentKind[],
): Pick<Standing, "title" | "next"> => ({
  title: t("Votre rétractation est reçue"),
  next: `${t(
    "Le {{at}}, pour\u00a0: {{documents}}. L’accusé de réception est parti par e-mail. Ces documents ne vous engagent plus, et ce que vous avez payé vous est rendu sous 14\u00a0jours.",
    { at: formatDateTime(declaredAt), documents: documentNames(documents) },
  )} ${keptOf(documents, signed)}`,
});

/** Whose turn the documents of an accepted candidate make it; null before they are sent. */
const turnWith: Record<DocumentsStanding, "holder" | "owner" | null> = {
  preparing: null,
  "to-sign": "holder",
  "to-confirm": "holder",
  signed: "owner",
  "sale-to-come": "owner",
};

/** The same for a reader who is not the holder: what was done last, by whom. */
function toldToOthers(
  { progress, retraction }: ApplicationProgress,
  reader: ApplicationReader,
  documents: DocumentsStanding,
): Standing {
  const status = currentStatus(progress);
  const current = timeline(progress, reader).find(({ state }) => state === "current");
  const turn = (status === "SIGNATURE" ? turnWith[documents] : null) ?? current?.actor;
  return {
    status,
    title: t(statusText(status)),
    actor: turn ? othersActors()[turn] : null,
    isYours: false,
    next: t(applicationHistory(progress, reader, retraction)[0]?.sentence ?? ""),
    message: newestProgress(progress)?.message?.trim() || null,
  };
}

/** What only an accepted candidate can give, and without which no document can be prepared. */
export type Lacking = "signatory" | "meter";

const lackingWords = (): Record<Lacking, string> => ({
  signatory: t("à dire qui signe"),
  meter: t("à donner le numéro de votre compteur (PDL)"),
});

/** "à dire qui signe et à donner le numéro de votre compteur (PDL)" */
export const lackingText = (lacking: readonly Lacking[]): string =>
  lacking.map((part) => lackingWords()[part]).join(t(" et "));

/** Accepted, but the documents need something from the holder. */
const lackingOf = (lacking: readonly Lacking[]): Pick<Standing, "actor" | "isYours" | "next"> => ({
  actor: actors().holder,
  isYours: true,
  next: t("Bonne nouvelle. Pour préparer vos documents, il reste {{what}}\u00a0: deux minutes suffisent.", {
    what: lackingText(lacking),
  }),
});

/** Where nothing else is asked of him, who has to pay his membership reads that it is his turn: the page says what, and how. */
const isToPay = (
  { status, progress, now }: Pick<ApplicationProgress, "progress"> & { status: ReadStatus; now: Date },
  documents: DocumentsStanding,
  lacking: readonly Lacking[],
): boolean =>
  status === "SIGNED" ||
  beganLately(progress, now) ||
  (status === "SIGNATURE" &&
    (documents === "preparing" ? lacking.length === 0 : turnWith[documents] === "owner"));

interface Reading extends Partial<Signing>, Started {
  /** The state of an accepted candidate's documents. */
  readonly documents?: DocumentsStanding;
  readonly lacking?: readonly Lacking[];
  /** Whether his membership is to pay, or may be: nobody knows here whether it was paid meanwhile. */
  readonly isFeeDue?: boolean;
  /** Whether none sells to him but his own body, with which no contract is signed. */
  readonly isOwnSale?: boolean;
  readonly reader?: ApplicationReader;
  readonly now?: Date;
}

export function standingOf(
  application: ApplicationProgress,
  {
    documents = "preparing",
    signUntil = null,
    toSign = documentKinds.length,
    awaited = [],
    lacking = [],
    isFeeDue = false,
    isOwnSale = false,
    isUnsold = false,
    signer = null,
    reader = "holder",
    now = new Date(),
    ...starts
  }: Reading = {},
): Standing {
  if (reader !== "holder") return toldToOthers(application, reader, documents);
  const { progress, waitingRank, cameWhenFull, isFromProjectOwner } = application;
  const status = currentStatus(progress);
  const newest = newestProgress(progress);
  const message = newest?.message?.trim() || null;
  if (status === "REJECTED") {
    const isKept = hasSignedPapers(application);
    const { retraction } = application;
    return {
      ...ended(newest?.by ?? "owner", message, isKept),
      ...(retraction && retracted(retraction, application.signed ?? [])),
    };
  }
  const current = timeline(progress).find(({ state }) => state === "current");
  const until = status === "PROPOSAL" ? newest?.priceUntil : undefined;
  return {
    status,
    title: t(statusText(status)),
    actor: current ? actors()[current.actor] : null,
    isYours: status === "PROPOSAL",
    next: nextOf()[status],
    message,
    ...(waitingRank === undefined ? null : waitingOf(waitingRank)),
    ...(status === "APPLICATION" && cameWhenFull && isFromProjectOwner ? invitedOf() : null),
    ...(until && !isPriceOpen(until, now) ? expiredOf(until) : null),
    ...(status === "EXPLOITATION" ? sharingOf({ ...starts, startsOn: newest?.startsOn }, now) : null),
    ...(status === "SIGNATURE" && isOwnSale ? ownPreparing() : null),
    ...(status === "SIGNATURE"
      ? signing({ awaited, signer, signUntil, toSign, isOwnSale, isUnsold })[documents]
      : null),
    ...(isFeeDue && isToPay({ status, progress, now }, documents, lacking)
      ? { actor: actors().payer, isYours: true }
      : null),
    ...(mayAskToLeave(status) && (documents === "to-sign" || documents === "to-confirm")
      ? moreToSign({ signer, signUntil, toSign }, documents === "to-sign")
      : null),
    ...(status === "SIGNATURE" && documents === "preparing" && lacking.length > 0
      ? lackingOf(lacking)
      : null),
  };
}
