import { isPlanned, type ProductionPoint } from "@mec/domain/point";
import { t } from "../../../../platform/i18n.ts";

type Proposed = Pick<ProductionPoint, "operational" | "productionType">;

/** All documents but the bulletin (`beforeMeterText`) name the meter, which comes with the connection. */
const layingText = ({ productionType }: Proposed): string =>
  productionType === "photovoltaic"
    ? t(
        "Vos panneaux posés et raccordés, vous donnez le numéro de leur compteur (PDL)\u00a0: l’accord et les contrats de vente se signent alors.",
      )
    : t(
        "Votre installation construite et raccordée, vous donnez le numéro de son compteur (PDL)\u00a0: l’accord et les contrats de vente se signent alors.",
      );

/** What comes once a proposal is sent; undefined as long as the point is not read again. */
export function afterProposal(point: Proposed | undefined): readonly string[] {
  const answered = [
    t("Le porteur du projet étudie votre proposition, en une semaine environ."),
    t("Vous recevez sa réponse par e-mail."),
  ];
  return point && isPlanned(point.operational)
    ? [
        ...answered,
        t("S’il accepte, vous dites qui signe, et signez le bulletin d’adhésion."),
        layingText(point),
      ]
    : [...answered, t("S’il accepte, vous signez ensemble les documents du projet.")];
}
