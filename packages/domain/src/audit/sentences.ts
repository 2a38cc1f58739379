import { formatDateTime } from "../shared/index.ts";
import type { AuditFact, AuditObjectKind, ExportedData, SecondFactor } from "./events.ts";

export interface AuditObject {
  readonly kind: AuditObjectKind;
  /** Null once erased from the journal. */
  readonly name: string | null;
}

/** A line of the journal, for a person whom it concerns. */
export type OwnAuditLine = AuditFact & {
  /** ISO 8601. */
  readonly at: string;
  readonly object: AuditObject | null;
  /** False for what concerns a project in which the person only takes part. */
  readonly isOwn: boolean;
};

const nouns: Record<AuditObjectKind, string> = {
  project: "projet",
  "consumption-point": "point",
  "production-point": "point de production",
};

const named = ({ kind, name }: AuditObject): string =>
  name === null ? nouns[kind] : `${nouns[kind]} «\u00a0${name}\u00a0»`;

const yours = (object: AuditObject | null): string => (object ? `votre ${named(object)}` : "votre compte");

const exported: Record<ExportedData, string> = {
  account: "vos données",
  applicants: "la liste des candidats",
  study: "l’étude",
  coefficients: "les coefficients de répartition",
  documents: "les documents",
  annexe2: "l’annexe 2",
};

const factors: Record<SecondFactor, { one: string; yours: string }> = {
  passkey: { one: "une clé d’accès", yours: "une clé d’accès" },
  totp: { one: "une application d’authentification", yours: "votre application d’authentification" },
};

const moderated = {
  approve: "approuvé",
  hide: "masqué",
  verify: "vérifié le porteur de",
  unverify: "retiré la vérification du porteur de",
} as const;

const undone = (removedFactors: boolean): string =>
  `Un changement d’adresse e-mail a été annulé depuis votre ancienne adresse, ce qui a fermé toutes les sessions et effacé le mot de passe${removedFactors ? ", ainsi que les seconds facteurs ajoutés depuis," : ","}`;

const endedSessions = (count: number): string =>
  count === 1 ? "Vous avez fermé une de vos sessions" : `Vous avez fermé ${count}\u00a0de vos sessions`;

const ofObject = (object: AuditObject | null): string => (object ? ` de votre ${named(object)}` : "");

/** The sentence about an export of a project's data or a look at it, for somebody who takes part in the project. */
function othersSentence(line: OwnAuditLine): string {
  const project = line.object ? named(line.object) : "projet";
  return line.kind === "data-exported"
    ? `Le porteur du ${project}, auquel vous participez, a exporté ${exported[line.detail.what]}`
    : `Le support a consulté le ${project}, auquel vous participez,`;
}

function ownSentence(line: OwnAuditLine): string {
  switch (line.kind) {
    case "support-looked":
      return `Le support a consulté ${yours(line.object)}`;
    case "support-searched":
      return "Le support a consulté une liste de personnes";
    case "support-reminded":
      return "Le support vous a envoyé un rappel par e-mail";
    case "data-exported":
      return `Vous avez exporté ${exported[line.detail.what]}${ofObject(line.object)}`;
    case "email-changed":
      return "Vous avez changé l’adresse e-mail de votre compte";
    case "password-changed":
      return line.detail.by === "link"
        ? "Votre mot de passe a été changé par un lien envoyé à votre adresse e-mail"
        : "Vous avez changé votre mot de passe";
    case "email-change-undone":
      return undone(line.detail.removedFactors);
    case "factor-added":
      return `Vous avez ajouté ${factors[line.detail.factor].one} à votre compte`;
    case "factor-removed":
      return `Vous avez retiré ${factors[line.detail.factor].yours} de votre compte`;
    case "recovery-codes-renewed":
      return "Vous avez créé de nouveaux codes de secours";
    case "recovery-code-used":
      return "Un de vos codes de secours a servi à se connecter à votre compte";
    case "factors-reset":
      return "L’exploitant du site a retiré tous les seconds facteurs de votre compte";
    case "sessions-ended":
      return endedSessions(line.detail.count);
    case "new-device":
      return "Quelqu’un s’est connecté à votre compte depuis un appareil nouveau";
    case "role-changed":
      return line.detail.role === "support"
        ? "L’exploitant du site vous a donné le rôle de support"
        : "L’exploitant du site vous a retiré le rôle de support";
    case "plan-granted":
      return "L’exploitant du site a changé votre offre de services";
    case "project-moderated":
      return `Le support a ${moderated[line.detail.decision]} ${yours(line.object)}`;
    case "contract-retracted":
      return `Vous avez exercé votre droit de rétractation pour ${yours(line.object)}`;
    case "departure-asked":
      return `Vous avez demandé à partir pour ${yours(line.object)}`;
    case "departure-withdrawn":
      return `Vous avez retiré votre demande de départ pour ${yours(line.object)}`;
    case "point-deleted":
    case "project-deleted":
      return `Vous avez supprimé ${yours(line.object)}`;
    case "account-deleted":
      return "Vous avez supprimé votre compte";
    case "mail-lost":
      return "Un e-mail n’a pas pu vous être remis";
  }
}

/** "Le support a consulté votre point « Logement » le 3 mars 2026 à 14:05.", Paris time. */
export const auditSentence = (line: OwnAuditLine): string =>
  `${line.isOwn ? ownSentence(line) : othersSentence(line)} le ${formatDateTime(line.at)}.`;
