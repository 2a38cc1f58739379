import type { CallOutput } from "@mec/api";
import type { signatureCalls } from "@mec/api/signature";
import { formatDateTime } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";

export type Verdict = CallOutput<(typeof signatureCalls)["verifyFile"]>;

export const roleNames = (): Record<Verdict["signers"][number]["role"], string> => ({
  participant: t("participant"),
  pmo: t("personne morale organisatrice"),
  producer: t("producteur"),
});

const timed = ({ timestampedAt }: Verdict) =>
  timestampedAt
    ? ` ${t("Un service d’horodatage indépendant atteste cette date\u00a0: {{date}}.", { date: formatDateTime(timestampedAt) })}`
    : "";

function sealedHere({ sealedAt, known }: Verdict): string {
  const sealed = sealedAt
    ? t("Il a été scellé le {{date}} et n’a pas été modifié depuis.", { date: formatDateTime(sealedAt) })
    : t("Son cachet est intact\u00a0: il n’a pas été modifié.");
  return known ? `${sealed} ${t("Il est identique à l’exemplaire que nous conservons.")}` : sealed;
}

/** The verdict in plain words. */
export function verdictWords(verdict: Verdict): { title: string; text: string } {
  switch (verdict.verdict) {
    case "sealed-here":
      return { title: t("Ce document est authentique"), text: sealedHere(verdict) + timed(verdict) };
    case "changed":
      return {
        title: t("Ce document a été modifié après sa signature"),
        text: t(
          "Il porte notre cachet, mais son contenu n’est plus celui qui a été signé. Ne vous y fiez pas\u00a0: demandez l’original à la personne qui vous l’a remis.",
        ),
      };
    case "not-sealed":
      return {
        title: t("Ce fichier ne porte pas de cachet"),
        text: t(
          "Il n’a pas été signé sur Mon énergie collective, ou c’est une version d’avant la signature, imprimée ou convertie.",
        ),
      };
    case "sealed-elsewhere":
      return {
        title: t("Ce document a été scellé ailleurs"),
        text: t(
          "Il porte un cachet qui n’est pas le nôtre\u00a0: nous ne pouvons rien en dire. Adressez-vous à l’organisme qui l’a émis.",
        ),
      };
  }
}
