import {
  contractToEnd,
  contractToEndText,
  endingCostText,
  heldUntil,
  isPlanned,
  type ProductionPoint,
} from "@mec/domain/point";
import { t } from "../../../../platform/i18n.ts";

type Proposed = Pick<
  ProductionPoint,
  "operational" | "productionType" | "purchaseContract" | "contractEndsOn" | "quoteEur"
>;

/** All documents but the bulletin (`beforeMeterText`) name the meter, which comes with the connection. */
const layingText = ({ productionType }: Proposed): string =>
  productionType === "photovoltaic"
    ? t(
        "Vos panneaux posés et raccordés, vous donnez le numéro de leur compteur (PDL)\u00a0: l’accord et les contrats de vente se signent alors.",
      )
    : t(
        "Votre installation construite et raccordée, vous donnez le numéro de son compteur (PDL)\u00a0: l’accord et les contrats de vente se signent alors.",
      );

/** The purchase contract that he ends before sharing, which he may do once he is accepted. */
function toEndTexts(point: Proposed | undefined, day: string): string[] {
  const toEnd = point && contractToEnd(point, day);
  if (!toEnd) return [];
  const step = t(contractToEndText(toEnd, "step", day));
  return [typeof toEnd === "string" ? `${step} ${t(endingCostText)}` : step];
}

/**
 * What comes once a proposal is sent.
 * @param point undefined as long as it is not read again
 * @param day YYYY-MM-DD: today
 */
export function afterProposal(point: Proposed | undefined, day: string): readonly string[] {
  const answered = [
    t("Le porteur du projet étudie votre proposition, en une semaine environ."),
    t("Vous recevez sa réponse par e-mail."),
  ];
  const endsOn = point ? heldUntil(point, day) : null;
  if (endsOn !== null) return [...answered, t(contractToEndText({ endsOn }, "holder", day))];
  return point && isPlanned(point.operational)
    ? [
        ...answered,
        t("S’il accepte, vous dites qui signe, et signez le bulletin d’adhésion."),
        layingText(point),
      ]
    : [
        ...answered,
        t("S’il accepte, vous signez ensemble les documents du projet."),
        ...toEndTexts(point, day),
      ];
}
