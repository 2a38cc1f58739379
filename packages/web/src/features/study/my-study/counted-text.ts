import { plural } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";

interface Counted {
  /** How many places the study counts. */
  readonly places: number;
  /** € a year that bodies pay to themselves. */
  readonly ownEur: number;
  /** Whether somebody shares but once his purchase contract has ended. */
  readonly leavesContract?: boolean;
}

/** What the study's sums of producers count, beside the one that each of them reads in his own space, which is made of other things. */
export const countedText = ({ places, ownEur, leavesContract = false }: Counted): string =>
  t(
    "Ces recettes comptent {{whom}}, avant cotisation{{own}}\u00a0; le surplus et la vente de tout au tarif publié{{after}}. Chaque producteur lit chez lui une année type, d’après ses contrats et sa cotisation.",
    {
      whom:
        places === 1
          ? t("le lieu de l’étude, heure par heure, à son prix")
          : t("les {{places}} de l’étude, heure par heure, chacun à son prix", {
              places: plural(places, "lieu", "lieux"),
            }),
      after: leavesContract ? t(", celui du surplus pour qui quitte un contrat d’achat") : "",
      own: ownEur > 0 ? t(", avec ce qu’on se paie à soi-même") : "",
    },
  );
