import type { OpenRetraction } from "@mec/api/signature";
import { documentNames } from "@mec/domain/document";
import { formatDate } from "@mec/domain/shared";
import { suppliedDueText } from "@mec/domain/signature";
import { t } from "../../../../platform/i18n.ts";
import type { PriceQuestion } from "../application/accepting.ts";

/** Within weeks: the year would only break the button in two on a phone. */
const dayOf = (until: string): string => formatDate(until).replace(/\s\d{4}$/u, "");

/** The button, which says until when; without a day as long as somebody has still to sign. */
export const retractLabel = (until: string | null): string =>
  until === null ? t("Me rétracter") : t("Me rétracter (jusqu’au {{until}})", { until: dayOf(until) });

interface Where {
  readonly place: string;
  /** The mailbox of the receipt. */
  readonly email: string;
  readonly isInOperation: boolean;
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The declaration, which one more tap confirms, and what happens then. */
export function retractionQuestion(
  {
    name,
    documents,
    endsParticipation,
    asksEarlySupply,
  }: Pick<OpenRetraction, "name" | "documents" | "endsParticipation" | "asksEarlySupply">,
  { place, email, isInOperation }: Where,
): PriceQuestion {
  const told = [
    endsParticipation
      ? t(
          "Aussitôt, sans motif et sans frais\u00a0: ces documents ne vous engagent plus, et ce lieu quitte le projet. Ce que vous avez payé vous est rendu sous 14\u00a0jours. Votre fournisseur ne change pas.",
        )
      : t(
          "Aussitôt, sans motif et sans frais\u00a0: le contrat ajouté ne vous engage plus. Le reste de ce que vous avez signé ne change pas, et ce lieu participe toujours au projet.",
        ),
    isInOperation ? t(suppliedDueText({ asksEarlySupply }) ?? "") : "",
  ];
  return {
    title: t("Vous rétracter\u202f?"),
    terms: [
      { label: t("Vous"), value: name },
      { label: t("Documents"), value: capitalised(documentNames(documents)) },
      { label: t("Lieu"), value: place },
      { label: t("Accusé de réception"), value: t("par e-mail, à {{email}}", { email }) },
    ],
    after: told.filter(Boolean).join(" "),
    confirmLabel: t("Confirmer la rétractation"),
    danger: true,
  };
}
