import {
  type Actor,
  type ApplicationProgress,
  type ApplicationReader,
  applicationHistory,
  currentStatus,
  newestProgress,
  type ReadStatus,
  statusText,
  timeline,
} from "@mec/domain/application";
import { documentKinds } from "@mec/domain/document";
import { signingMinutes } from "@mec/domain/signature";
import type { PapersStanding } from "../../../../parts/document/holder-states.ts";
import { t } from "../../../../platform/i18n.ts";

/** Where an application stands, who must act, and what is expected next and when. */
export interface Standing {
  readonly status: ReadStatus;
  readonly title: string;
  /** Null when nobody has to act. */
  readonly actor: string | null;
  /** Nothing goes on until the holder has acted. */
  readonly isYours: boolean;
  readonly next: string;
  /** What the owner wrote with the last step. */
  readonly message: string | null;
}

const nextOf = (): Record<Exclude<ReadStatus, "REJECTED">, string> => ({
  NONE: t("Choisissez un projet près de chez vous, et candidatez."),
  APPLICATION: t(
    "Le porteur du projet étudie votre candidature et vous répond, en général sous une semaine. Vous recevrez un e-mail.",
  ),
  PROPOSAL: t("Le porteur du projet vous propose un prix. Votre réponse l’aide à avancer."),
  SIGNATURE: t(
    "Le porteur du projet prépare trois documents. Vous les recevrez par e-mail pour les signer, en général sous quatre semaines.",
  ),
  SIGNED: t(
    "Tout est signé. Le porteur du projet met l’opération en route, en général sous deux semaines\u202f; vous recevrez un e-mail.",
  ),
  EXPLOITATION: t(
    "Vous participez à l’opération\u00a0: une part de l’électricité que vous consommez est locale. Vous n’avez rien à faire.",
  ),
});

const actors = () => ({
  holder: t("À vous d’agir"),
  owner: t("Au porteur du projet d’agir"),
  both: t("Au porteur du projet, puis à vous d’agir"),
});

/** Who must act, for somebody who only reads. */
const othersActors = () => ({
  holder: t("À la personne d’agir"),
  owner: t("Au porteur du projet d’agir"),
  both: t("Au porteur du projet, puis à la personne d’agir"),
});

/** Refused by the owner, or withdrawn by the holder. */
function ended(by: Actor, reason: string | null): Standing {
  const isRefused = by === "owner";
  return {
    status: "REJECTED",
    title: isRefused ? statusText("REJECTED") : t("Candidature retirée"),
    actor: null,
    isYours: false,
    next: isRefused
      ? t("Vous pouvez candidater à nouveau, à ce projet ou à un autre.")
      : t("Vous avez retiré votre candidature. Vous pouvez en envoyer une autre, à ce projet ou à un autre."),
    message: reason,
  };
}

/** What the papers change to an accepted candidate: his turn to sign, or the others'. */
const signing = (): Record<PapersStanding, Pick<Standing, "actor" | "isYours" | "next"> | null> => ({
  preparing: null,
  "to-sign": {
    actor: actors().holder,
    isYours: true,
    next: t("Vos documents sont prêts\u00a0: lisez-les et signez-les, en {{minutes}}\u00a0minutes environ.", {
      minutes: signingMinutes(documentKinds.length),
    }),
  },
  "to-confirm": {
    actor: actors().holder,
    isYours: true,
    next: t(
      "Vos documents sont prêts. La personne qui signe confirme d’abord son adresse, par le lien qu’elle a reçu par e-mail.",
    ),
  },
  signed: {
    actor: actors().owner,
    isYours: false,
    next: t(
      "Vous avez signé, merci. Il reste la signature du porteur du projet ou du producteur\u00a0; vous recevrez vos exemplaires par e-mail.",
    ),
  },
});

/** The same for somebody who only reads: what was done last, by whom. */
function toldToOthers({ progress }: ApplicationProgress, reader: ApplicationReader): Standing {
  const status = currentStatus(progress);
  const current = timeline(progress, reader).find(({ state }) => state === "current");
  return {
    status,
    title: t(statusText(status)),
    actor: current ? othersActors()[current.actor] : null,
    isYours: false,
    next: t(applicationHistory(progress, reader)[0]?.sentence ?? ""),
    message: newestProgress(progress)?.message?.trim() || null,
  };
}

interface Reading {
  /** Where the papers of an accepted candidate stand. */
  readonly papers?: PapersStanding;
  readonly reader?: ApplicationReader;
}

export function standingOf(
  application: ApplicationProgress,
  { papers = "preparing", reader = "holder" }: Reading = {},
): Standing {
  if (reader !== "holder") return toldToOthers(application, reader);
  const { progress } = application;
  const status = currentStatus(progress);
  const newest = newestProgress(progress);
  const message = newest?.message?.trim() || null;
  if (status === "REJECTED") return ended(newest?.by ?? "owner", message);
  const current = timeline(progress).find(({ state }) => state === "current");
  return {
    status,
    title: t(statusText(status)),
    actor: current ? actors()[current.actor] : null,
    isYours: status === "PROPOSAL",
    next: nextOf()[status],
    message,
    ...(status === "SIGNATURE" ? signing()[papers] : null),
  };
}
