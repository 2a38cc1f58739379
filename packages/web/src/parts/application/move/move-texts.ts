import type { ApplicationStatus } from "@mec/domain/application";
import type { ParticipantKind } from "@mec/domain/point";
import { formatNumber } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";

/** The statuses that an owner's step leads to. */
type Target = Extract<ApplicationStatus, "PROPOSAL" | "SIGNATURE" | "REJECTED" | "EXPLOITATION">;

interface MoveText {
  /** What the step does, shown before it is taken. */
  readonly before: string;
  readonly done: readonly [one: string, many: string];
  /** What comes next, shown after it. */
  readonly next: string;
}

type Texts = Record<Target, MoveText>;

const consumerTexts: Texts = {
  PROPOSAL: {
    before:
      "La personne reçoit votre prix par e-mail. Elle l’accepte, ou le refuse et retire sa candidature.",
    done: ["Prix proposé à {{count}} personne.", "Prix proposé à {{count}} personnes."],
    next: "Vous serez prévenu de chaque réponse par e-mail.",
  },
  SIGNATURE: {
    before:
      "La personne rejoint les pré-intégrés et en est prévenue par e-mail. Elle compte dans votre périmètre et dans votre production réservée.",
    done: ["{{count}} candidature acceptée.", "{{count}} candidatures acceptées."],
    next: "Vous les retrouvez dans l’onglet «\u00a0Pré-intégrés\u00a0».",
  },
  REJECTED: {
    before: "La personne reçoit votre réponse et sa raison par e-mail. Elle pourra candidater de nouveau.",
    done: ["{{count}} candidature refusée.", "{{count}} candidatures refusées."],
    next: "Vous les retrouvez dans l’onglet «\u00a0Refusés\u00a0».",
  },
  EXPLOITATION: {
    before: "La personne reçoit l’électricité de votre opération à partir de maintenant, et en est prévenue.",
    done: ["{{count}} participant mis en exploitation.", "{{count}} participants mis en exploitation."],
    next: "Vous les retrouvez dans l’onglet «\u00a0En exploitation\u00a0».",
  },
};

/** A producer brings an installation and names his price: he is in none of the consumers' tabs. */
const producerTexts: Texts = {
  ...consumerTexts,
  SIGNATURE: {
    ...consumerTexts.SIGNATURE,
    before:
      "Le producteur en est prévenu par e-mail. Son installation rejoint celles de votre projet, au prix qu’il demande, et compte dans votre périmètre.",
    next: "Vous la retrouvez parmi les installations de votre projet. Il reste à préparer les documents à signer.",
  },
  REJECTED: {
    ...consumerTexts.REJECTED,
    before:
      "Le producteur reçoit votre réponse et sa raison par e-mail. Il pourra proposer de nouveau son installation.",
    next: "Le producteur en est prévenu par e-mail.",
  },
  EXPLOITATION: {
    ...consumerTexts.EXPLOITATION,
    before:
      "L’électricité de cette installation est partagée dans votre opération à partir de maintenant, et le producteur en est prévenu.",
    done: ["{{count}} installation mise en exploitation.", "{{count}} installations mises en exploitation."],
    next: "Vous la retrouvez parmi les installations de votre projet.",
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

export const beforeText = (step: Step): string => t(textOf(step)?.before ?? "");

export const nextText = (step: Step): string => t(textOf(step)?.next ?? "");

export function doneText(step: Step, count: number): string {
  const text = textOf(step);
  if (!text) return "";
  const [one, many] = text.done;
  return t(count < 2 ? one : many, { count: formatNumber(count) });
}

const mostNamed = 3;

/** "Ana Roux, Léo Petit, Mia Blanc et 9 autres". */
export function namesText(names: readonly string[]): string {
  const shown = names.slice(0, mostNamed).join(", ");
  const others = names.length - mostNamed;
  if (others <= 0) return shown;
  const rest = others === 1 ? t("une autre") : t("{{count}} autres", { count: formatNumber(others) });
  return t("{{shown}} et {{rest}}", { shown, rest });
}
