import { isPlanned, type ProductionPoint } from "@mec/domain/point";
import { t } from "../../../../platform/i18n.ts";

type Proposed = Pick<ProductionPoint, "operational" | "productionType">;

/** Documents name the meter, which comes with the connection: what is only planned is laid first. */
const layingText = ({ productionType }: Proposed): string =>
  productionType === "photovoltaic"
    ? t(
        "S’il accepte, vous faites poser et raccorder vos panneaux, puis vous donnez le numéro de leur compteur (PDL).",
      )
    : t(
        "S’il accepte, vous faites construire et raccorder votre installation, puis vous donnez le numéro de son compteur (PDL).",
      );

/** What comes once a proposal is sent; undefined as long as the point is not read again. */
export function afterProposal(point: Proposed | undefined): readonly string[] {
  const answered = [
    t("Le porteur du projet étudie votre proposition, en une semaine environ."),
    t("Vous recevez sa réponse par e-mail."),
  ];
  return point && isPlanned(point.operational)
    ? [...answered, layingText(point), t("Vous signez ensemble les documents de l’opération.")]
    : [...answered, t("S’il accepte, vous signez ensemble les documents de l’opération.")];
}
