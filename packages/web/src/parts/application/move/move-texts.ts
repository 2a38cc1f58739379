import type { ApplicationStatus } from "@mec/domain/application";
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

const texts: Record<Target, MoveText> = {
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

const isTarget = (status: ApplicationStatus): status is Target => Object.hasOwn(texts, status);

export const beforeText = (to: ApplicationStatus): string => (isTarget(to) ? t(texts[to].before) : "");

export const nextText = (to: ApplicationStatus): string => (isTarget(to) ? t(texts[to].next) : "");

export function doneText(to: ApplicationStatus, count: number): string {
  if (!isTarget(to)) return "";
  const [one, many] = texts[to].done;
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
