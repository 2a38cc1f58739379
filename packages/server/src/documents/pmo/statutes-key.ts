import { repartitionKeyLabels } from "@mec/domain/project";
import { paragraph, type Section, say, strong } from "../legal/model.ts";
import { keyText } from "../to-sign/operation-rules.ts";
import type { PmoModelData } from "./common.ts";

/** Article 13: who decides how production is shared, by which majority, and how the grid operator is told. */
export function keyArticle({ project }: PmoModelData): Section {
  const key = project.repartitionKey;
  return {
    title: "Clé de répartition",
    blocks: [
      paragraph(
        say`À la date des présents statuts, la production de l’Opération est répartie entre les consommateurs selon la clé ${strong(`«\u00a0${repartitionKeyLabels[key].toLowerCase()}\u00a0»`)} : ${keyText(key, "l’Association")}`,
      ),
      paragraph(
        say`La somme des coefficients ne dépasse jamais 100 %, et nul ne se voit affecter plus que ce qu’il consomme. À défaut de coefficients transmis au Gestionnaire de réseau, la production est répartie au prorata des consommations (code de l’énergie, article D. 315-6).`,
      ),
      paragraph(
        say`L’assemblée générale ordinaire change de clé, ou de méthode de calcul des coefficients, à la majorité des suffrages exprimés dans le collège des producteurs et dans celui des consommateurs. Le bureau adapte les coefficients aux entrées et aux sorties, sans vote de l’assemblée, en traitant de même les membres placés dans la même situation ; il en informe les membres.`,
      ),
      paragraph(
        say`Le président notifie tout changement au Gestionnaire de réseau dans le délai que prévoit la convention et, à défaut, quinze jours au moins avant qu’il prenne effet.`,
      ),
    ],
  };
}
