import type { ApplicationStatus, Transition } from "@mec/domain/application";
import { beforeMeterText } from "@mec/domain/document";
import type { ParticipantKind } from "@mec/domain/point";
import { formatNumber } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { countedText } from "./places.ts";

/** The statuses that an owner's step leads to. */
type Target = Extract<ApplicationStatus, "PROPOSAL" | "SIGNATURE" | "REJECTED" | "EXPLOITATION">;

type OneOrMany = readonly [one: string, many: string];

interface MoveText {
  /** What the step does, shown before it is taken. */
  readonly before: OneOrMany;
  /** The step, when it moves many; the transition has its own name for one, and a producer's here where it differs. */
  readonly many: string;
  readonly one?: string;
  readonly done: OneOrMany;
  /** What comes next, shown after it. */
  readonly next: OneOrMany;
  /** The same of many places, some of which are one person's. */
  readonly ofPlaces?: { readonly before: string; readonly many?: string; readonly done?: string };
}

type Texts = Record<Target, MoveText>;

/** What a step does to places of who takes it, to whom no mail says what he has just done; and what comes next, where that is his too. */
const ownTexts: Record<Target, Pick<MoveText, "before"> & { readonly next?: OneOrMany }> = {
  PROPOSAL: {
    before: [
      "Ce lieu est à vous\u00a0: vous répondez vous-même à ce prix, sur sa page.",
      "Ces lieux sont à vous\u00a0: vous répondez vous-même à ce prix, sur leurs pages.",
    ],
    next: ["Répondez-y depuis la page de ce lieu.", "Répondez-y depuis la page de chaque lieu."],
  },
  SIGNATURE: {
    before: [
      "Votre lieu rejoint les acceptés. Il compte dans votre périmètre et dans votre production réservée.",
      "Vos lieux rejoignent les acceptés. Ils comptent dans votre périmètre et dans votre production réservée.",
    ],
  },
  REJECTED: {
    before: [
      "Votre lieu ne participe plus. Vous pourrez l’ajouter de nouveau.",
      "Vos lieux ne participent plus. Vous pourrez les ajouter de nouveau.",
    ],
  },
  EXPLOITATION: {
    before: [
      "À faire une fois que le gestionnaire de réseau a confirmé le jour\u00a0: un e-mail vous le rappelle, et le dit à qui a signé.",
      "À faire une fois que le gestionnaire de réseau a confirmé le jour\u00a0: un seul e-mail vous le rappelle, et le dit à qui a signé.",
    ],
  },
};

const consumerTexts: Texts = {
  PROPOSAL: {
    before: [
      "La personne reçoit votre prix par e-mail. Elle l’accepte, ou le refuse et retire sa candidature.",
      "Chaque personne reçoit votre prix par e-mail. Elle l’accepte, ou le refuse et retire sa candidature.",
    ],
    many: "Proposer un prix à {{count}} personnes",
    done: ["Prix proposé à {{count}} personne.", "Prix proposé à {{count}} personnes."],
    next: ["Vous recevrez sa réponse par e-mail.", "Vous recevrez chaque réponse par e-mail."],
    ofPlaces: {
      before:
        "Votre prix part par e-mail pour chaque lieu. La personne l’accepte, ou le refuse et retire la candidature de ce lieu.",
      many: "Proposer un prix pour {{count}} lieux",
      done: "Prix proposé pour {{count}} lieux.",
    },
  },
  SIGNATURE: {
    before: [
      "La personne rejoint les acceptés et en est prévenue par e-mail. Elle compte dans votre périmètre et dans votre production réservée.",
      "Ces personnes rejoignent les acceptés et en sont prévenues par e-mail. Elles comptent dans votre périmètre et dans votre production réservée.",
    ],
    many: "Accepter {{count}} candidatures",
    done: ["{{count}} candidature acceptée.", "{{count}} candidatures acceptées."],
    next: [
      "Vous la retrouvez dans l’onglet «\u00a0Acceptés\u00a0».",
      "Vous les retrouvez dans l’onglet «\u00a0Acceptés\u00a0».",
    ],
    ofPlaces: {
      before:
        "Ces lieux rejoignent les acceptés, et chaque personne en est prévenue par e-mail. Ils comptent dans votre périmètre et dans votre production réservée.",
    },
  },
  REJECTED: {
    before: [
      "La personne reçoit votre réponse et sa raison par e-mail. Elle pourra candidater de nouveau.",
      "Chaque personne reçoit votre réponse et sa raison par e-mail. Elle pourra candidater de nouveau.",
    ],
    many: "Refuser {{count}} candidatures",
    done: ["{{count}} candidature refusée.", "{{count}} candidatures refusées."],
    next: [
      "Vous la retrouvez dans l’onglet «\u00a0Refusés\u00a0».",
      "Vous les retrouvez dans l’onglet «\u00a0Refusés\u00a0».",
    ],
  },
  EXPLOITATION: {
    before: [
      "À faire une fois que le gestionnaire de réseau a confirmé le jour\u00a0: la personne le lit par e-mail.",
      "À faire une fois que le gestionnaire de réseau a confirmé le jour\u00a0: ces personnes le lisent par e-mail.",
    ],
    many: "Mettre {{count}} participants en exploitation",
    done: ["{{count}} participant mis en exploitation.", "{{count}} participants mis en exploitation."],
    next: [
      "Sa fiche est dans l’onglet «\u00a0En exploitation\u00a0».",
      "Leurs fiches sont dans l’onglet «\u00a0En exploitation\u00a0».",
    ],
  },
};

const alike = (text: string): OneOrMany => [text, text];

/** A producer brings an installation: he is in none of the consumers' tabs, and moved alone. */
const producerTexts: Texts = {
  ...consumerTexts,
  SIGNATURE: {
    ...consumerTexts.SIGNATURE,
    before: alike(
      "Le producteur en est prévenu par e-mail. Son installation rejoint celles de votre projet et compte dans votre périmètre.",
    ),
    one: "Accepter la proposition",
    done: alike("Proposition acceptée."),
    next: alike(`Vous la retrouvez parmi les installations de votre projet. ${beforeMeterText}`),
  },
  REJECTED: {
    ...consumerTexts.REJECTED,
    before: alike(
      "Le producteur reçoit votre réponse et sa raison par e-mail. Il pourra proposer de nouveau son installation.",
    ),
    done: alike("Proposition refusée."),
    next: alike("Le producteur en est prévenu par e-mail."),
  },
  EXPLOITATION: {
    ...consumerTexts.EXPLOITATION,
    before: alike(
      "À faire une fois que le gestionnaire de réseau a confirmé le jour\u00a0: le producteur le lit par e-mail.",
    ),
    done: ["{{count}} installation mise en exploitation.", "{{count}} installations mises en exploitation."],
    next: alike("Vous la retrouvez parmi les installations de votre projet."),
  },
};

/** A step, and whom it moves. */
export interface Step {
  readonly kind: ParticipantKind;
  readonly to: ApplicationStatus;
}

const isTarget = (status: ApplicationStatus): status is Target => Object.hasOwn(consumerTexts, status);

function textOf({ kind, to }: Step): MoveText | null {
  if (!isTarget(to)) return null;
  return (kind === "producer" ? producerTexts : consumerTexts)[to];
}

const inNumber = ([one, many]: OneOrMany, count: number): string =>
  t(count < 2 ? one : many, { count: formatNumber(count) });

/** The words for many, or those for many places where some are one person's. */
const orPlaces = ([one, many]: OneOrMany, ofPlaces: string | undefined, asPlaces: boolean): OneOrMany => [
  one,
  (asPlaces ? ofPlaces : undefined) ?? many,
];

/** @param isOwn whether all of them are places of who takes the step */
export function beforeText(
  step: Step,
  count: number,
  { asPlaces = false, isOwn = false }: { readonly asPlaces?: boolean; readonly isOwn?: boolean } = {},
): string {
  if (isOwn && step.kind === "consumer" && isTarget(step.to))
    return inNumber(ownTexts[step.to].before, count);
  const text = textOf(step);
  return inNumber(orPlaces(text?.before ?? alike(""), text?.ofPlaces?.before, asPlaces), count);
}

/** The name of a step for those whom it moves: "Accepter la candidature", "Accepter 3 candidatures". */
export function stepText(
  { label, ...step }: Step & Pick<Transition, "label">,
  count: number,
  asPlaces = false,
): string {
  const text = textOf(step);
  const one = text?.one ?? label;
  return inNumber(orPlaces([one, text?.many ?? one], text?.ofPlaces?.many, asPlaces), count);
}

export function nextText(step: Step, count: number, isOwn = false): string {
  const own = isOwn && step.kind === "consumer" && isTarget(step.to) ? ownTexts[step.to].next : undefined;
  return inNumber(own ?? textOf(step)?.next ?? alike(""), count);
}

export function doneText(step: Step, count: number, asPlaces = false): string {
  const text = textOf(step);
  return inNumber(orPlaces(text?.done ?? alike(""), text?.ofPlaces?.done, asPlaces), count);
}

/** What stands over those whom a step did not move. */
export function failedText({ kind }: Step, count: number): string {
  if (kind === "producer") return t("Cette proposition n’a pas changé");
  return count === 1 ? t("Cette candidature n’a pas changé") : t("Ces candidatures n’ont pas changé");
}

/** The names of those who read the same reason, each reason once. */
export function byReason(refused: readonly { readonly name: string; readonly error?: string | undefined }[]) {
  const names = new Map<string, string[]>();
  for (const { name, error = "" } of refused) names.set(error, [...(names.get(error) ?? []), name]);
  return [...names];
}

/** The button that takes a step knowingly, for those of whom the owner has a word to say first. */
export function knowinglyText({ to }: Step, count: number, asPlaces = false): string {
  const people = countedText(count, asPlaces);
  if (to === "EXPLOITATION") return t("Mettre en exploitation quand même ({{people}})", { people });
  return t(to === "PROPOSAL" ? "Proposer malgré tout ({{people}})" : "Accepter malgré tout ({{people}})", {
    people,
  });
}

const mostNamed = 3;

/** "Ana Roux, Léo Petit, Mia Blanc et 9 autres". */
export function namesText(names: readonly string[]): string {
  const shown = names.slice(0, mostNamed).join(", ");
  const others = names.length - mostNamed;
  if (others <= 0) return shown;
  const rest = others === 1 ? t("un autre") : t("{{count}} autres", { count: formatNumber(others) });
  return t("{{shown}} et {{rest}}", { shown, rest });
}
