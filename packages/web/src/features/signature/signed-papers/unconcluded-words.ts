import type { SignedPapers } from "@mec/api/signature";
import { formatDate } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";

export type UnconcludedDocument = NonNullable<SignedPapers["unconcluded"]>[number];

export function stateText({ state, retractedAt }: UnconcludedDocument): string {
  if (retractedAt) return t("Rétracté le {{day}}", { day: formatDate(retractedAt) });
  return state === "awaited"
    ? t("La copie signée par tous n’est pas encore là")
    : t("Arrêté avant que tous aient signé");
}

/** Who signed it, and how long it can be taken. */
export const signedText = ({ signedBy, signedAt }: UnconcludedDocument): string =>
  t("Signé par {{who}} le {{signed}}, à prendre tant que le projet et le lieu existent", {
    who: signedBy ?? t("vous"),
    signed: formatDate(signedAt),
  });

/** What these documents are, and what their files show: the proof of a signature is for who gave it. */
export function listTexts(documents: readonly UnconcludedDocument[]): { title: string; intro: string } {
  const others = documents.filter(({ signedBy }) => signedBy).length;
  if (others === 0)
    return {
      title: t("Signés par vous, pas par tous"),
      intro: t(
        "Chaque PDF montre les signatures déjà données et la preuve de la vôtre. Ce n’est pas l’exemplaire signé par tous.",
      ),
    };
  return {
    title: t("Signés, mais pas par tous"),
    intro:
      others < documents.length
        ? t(
            "Chaque PDF montre les signatures déjà données, et la preuve de la vôtre là où vous avez signé. Ce n’est pas l’exemplaire signé par tous.",
          )
        : t(
            "Chaque PDF montre les signatures déjà données\u00a0: la preuve de chacune reste à la personne qui l’a donnée. Ce n’est pas l’exemplaire signé par tous.",
          ),
  };
}
