import { plural } from "../shared/index.ts";
import {
  associationLackText,
  isAssociationComplete,
  isFeeComplete,
  missingInAssociation,
} from "./completeness.ts";
import type { MembershipFee, PmoAssociation } from "./schemas.ts";

/** How many signed, of those who have to; a bulletin settled outside the platform counts as signed. */
export interface Signed {
  readonly signed: number;
  readonly total: number;
}

/** What the steps are derived from. */
export interface PmoFacts {
  readonly association: PmoAssociation | null;
  readonly fee: MembershipFee | null;
  /** The number of signed statutes that were uploaded. */
  readonly statutesFiles: number;
  readonly consumerBulletins: Signed;
  readonly producerBulletins: Signed;
}

export type PmoStepKey =
  | "statutes"
  | "assembly"
  | "description"
  | "upload"
  | "declaration"
  | "bulletin"
  | "consumers"
  | "producers";

export interface PmoStep {
  readonly key: PmoStepKey;
  readonly title: string;
  /** What there is to do, in a sentence. */
  readonly text: string;
  /** The usual duration, in words; it binds nobody. */
  readonly duration: string;
  readonly state: "done" | "current" | "upcoming";
  /** How far it is ("2 bulletins signés sur 5"), or what it lacks; "" when there is nothing to tell. */
  readonly detail: string;
}

/** new: the association is still to be founded; created: it was founded before the project. */
type Way = "new" | "created";
type Row = Omit<PmoStep, "state" | "detail"> & {
  readonly ways: readonly Way[];
  readonly isDone: (facts: PmoFacts) => boolean;
  readonly detail?: (facts: PmoFacts) => string;
};

const allSigned = ({ signed, total }: Signed): boolean => total > 0 && signed >= total;
const signedText = ({ signed, total }: Signed): string =>
  total === 0 ? "" : `${plural(signed, "bulletin signé", "bulletins signés")} sur ${total}`;
const wasFounded = ({ association, statutesFiles }: PmoFacts): boolean =>
  statutesFiles > 0 || (association !== null && association.rnaId !== "");

/**
 * The way of an association of the law of 1901 to its first members. The assembly itself leaves no trace: it
 * counts as held once signed statutes, or the number of the declaration, are there.
 */
const rows: readonly Row[] = [
  {
    key: "statutes",
    title: "Construire les statuts",
    text: "Décrivez l’association et ses fondateurs\u00a0: le modèle de statuts se remplit de vos réponses.",
    duration: "environ 1\u00a0heure",
    ways: ["new"],
    isDone: (facts) => missingInAssociation(facts.association, "statutes").length === 0,
    detail: ({ association }) => associationLackText(association, "statutes"),
  },
  {
    key: "assembly",
    title: "Réunir l’assemblée générale constitutive",
    text: "Les fondateurs adoptent les statuts, élisent le bureau et signent le procès-verbal.",
    duration: "de 1 à 3\u00a0semaines",
    ways: ["new"],
    isDone: wasFounded,
  },
  {
    key: "description",
    title: "Décrire l’association",
    text: "Donnez son nom, son adresse e-mail, son siège et son numéro RNA.",
    duration: "5\u00a0minutes",
    ways: ["created"],
    isDone: ({ association }) => isAssociationComplete(association),
    detail: ({ association }) => associationLackText(association, "documents"),
  },
  {
    key: "upload",
    title: "Téléverser les statuts signés",
    text: "Déposez les statuts signés\u00a0: vos participants les liront avant d’adhérer.",
    duration: "5\u00a0minutes",
    ways: ["new", "created"],
    isDone: ({ statutesFiles }) => statutesFiles > 0,
  },
  {
    key: "declaration",
    title: "Déclarer l’association en préfecture",
    text: "La déclaration se fait en ligne\u00a0; indiquez ensuite le numéro RNA que porte le récépissé.",
    duration: "de 5\u00a0jours à 1\u00a0mois",
    ways: ["new"],
    isDone: ({ association }) => isAssociationComplete(association),
    detail: ({ association }) => associationLackText(association, "documents"),
  },
  {
    key: "bulletin",
    title: "Éditer le bulletin d’adhésion",
    text: "Dites ce que paient les membres et comment\u00a0: le bulletin se remplit pour chacun.",
    duration: "environ 1\u00a0heure",
    ways: ["new", "created"],
    isDone: ({ association, fee }) => isAssociationComplete(association) && isFeeComplete(fee),
  },
  {
    key: "consumers",
    title: "Recueillir les adhésions des consommateurs",
    text: "Envoyez le bulletin à chaque consommateur accepté\u00a0: il le signe en ligne.",
    duration: "environ 4\u00a0semaines, dont 25\u00a0minutes pour chacun",
    ways: ["new", "created"],
    isDone: ({ consumerBulletins }) => allSigned(consumerBulletins),
    detail: ({ consumerBulletins }) => signedText(consumerBulletins),
  },
  {
    key: "producers",
    title: "Recueillir les adhésions des producteurs",
    text: "Chaque producteur adhère lui aussi à l’association.",
    duration: "environ 1\u00a0semaine, dont 25\u00a0minutes pour chacun",
    ways: ["new", "created"],
    isDone: ({ producerBulletins }) => allSigned(producerBulletins),
    detail: ({ producerBulletins }) => signedText(producerBulletins),
  },
];

/** What remains to be done for the legal body, in its order: the first step that is not done is the current one. */
export function pmoSteps(facts: PmoFacts, alreadyCreated: boolean): PmoStep[] {
  const way: Way = alreadyCreated ? "created" : "new";
  const kept = rows.filter(({ ways }) => ways.includes(way));
  const current = kept.find(({ isDone }) => !isDone(facts));
  return kept.map((row) => ({
    key: row.key,
    title: row.title,
    text: row.text,
    duration: row.duration,
    state: row.isDone(facts) ? "done" : row === current ? "current" : "upcoming",
    detail: row.detail?.(facts) ?? "",
  }));
}
