import type { SignatureSession } from "@mec/api/signature";
import { layingTitle } from "@mec/domain/application";
import { contractToEndText, readToEnd } from "@mec/domain/point";
import { dayInParis } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import type { SignableDocument } from "./words.ts";

/**
 * What is still to come for who joins as a producer, in its order: a signature is not the end of his way.
 * @param kinds the documents that he was shown
 */
export function stepsOfPlant(
  { productionType, isPlanned, hasMeter, ...told }: NonNullable<SignatureSession["plant"]>,
  kinds: ReadonlySet<SignableDocument["kind"]>,
): string[] {
  const toEnd = readToEnd(told);
  const where = t("sur la page de vos lieux");
  return [
    ...(isPlanned ? [t("{{laying}}.", { laying: t(layingTitle(productionType)) })] : []),
    ...(hasMeter ? [] : [t("Donner le numéro du compteur (PDL), {{where}}.", { where })]),
    ...(kinds.has("accord") ? [] : [t("Signer l’accord de participation, par le lien d’un e-mail.")]),
    kinds.has("salesContract")
      ? t(
          "Signer les autres contrats de vente, s’il en vient\u00a0: le participant signe, puis vous, par le lien d’un e-mail.",
        )
      : t(
          "Signer les contrats de vente, un par participant\u00a0: il signe, puis vous, par le lien d’un e-mail.",
        ),
    ...(toEnd ? [t(contractToEndText(toEnd, "step", dayInParis(new Date())))] : []),
  ];
}
