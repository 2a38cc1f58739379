import type { Perimeter, RepartitionKey } from "@mec/domain/project";
import { type Run, say, type Text } from "../legal/model.ts";
import type { ContentProject } from "./content.ts";

/** What a distance of more than 2 km rests on (arrêté du 21 novembre 2019 modifié). */
const derogations: Record<Perimeter, string> = {
  2: "",
  10: ", sous réserve de la dérogation accordée par le ministre chargé de l’énergie aux opérations situées dans des communes rurales ou périurbaines",
  20: ", sous réserve de la dérogation accordée par le ministre chargé de l’énergie aux opérations situées dans des communes rurales",
};

/** The legal case of an operation, and its proximity. */
export function proximityText({ perimeter, ground = "distance" }: ContentProject): Text {
  switch (ground) {
    case "building":
      return say`Elle relève de l’autoconsommation collective dite simple, au sens des articles L. 315-2 et suivants du code de l’énergie : les points de tous ses participants se trouvent dans un même bâtiment.`;
    case "distance":
      return say`Elle relève de l’autoconsommation collective étendue, au sens des articles L. 315-2 et suivants du code de l’énergie : deux de ses participants ne peuvent être éloignés de plus de ${String(perimeter)}\u00a0km${derogations[perimeter]}.`;
    case "intercommunality":
      return say`Elle relève de l’autoconsommation collective étendue, au sens des articles L. 315-2 et suivants du code de l’énergie : ses participants sont des organismes publics, ou chargés d’une mission de service public, situés dans un même établissement public de coopération intercommunale, sous réserve de la dérogation accordée par le ministre chargé de l’énergie.`;
  }
}

/** The same in the statutes of the association. */
export function statutoryProximity({ perimeter, ground = "distance" }: ContentProject): Text {
  switch (ground) {
    case "building":
      return say`Les points de livraison et d’injection de tous les participants se trouvent dans un même bâtiment (code de l’énergie, article L. 315-2).`;
    case "distance":
      return say`La distance entre les deux participants les plus éloignés, mesurée entre leurs points de livraison ou d’injection, n’excède pas ${String(perimeter)}\u00a0km${derogations[perimeter]} (arrêté du 21\u00a0novembre 2019 modifié).`;
    case "intercommunality":
      return say`Les participants sont des organismes publics, ou chargés d’une mission de service public, et leurs points se trouvent tous dans un même établissement public de coopération intercommunale à fiscalité propre, sous réserve de la dérogation accordée par le ministre chargé de l’énergie (arrêté du 21\u00a0novembre 2019 modifié).`;
  }
}

/** How each key shares production; `body` is the document's name for the association, "la PMO". */
export function keyText(key: RepartitionKey, body: Run): Text {
  switch (key) {
    case "static":
      return say`chaque consommateur se voit affecter une part fixe de la production, convenue à l’avance ; ce qu’il n’en consomme pas dans le pas de mesure est du surplus.`;
    case "dynamic-per-default":
      return say`à chaque pas de mesure, la production est affectée au prorata de la consommation de chaque consommateur ; c’est la règle que le Gestionnaire de réseau applique à défaut d’autre clé (code de l’énergie, article D. 315-6).`;
    case "dynamic-simple":
      return say`${body} fixe la part de chaque consommateur à chaque pas de mesure, selon la méthode que décident ses membres, et transmet chaque mois les coefficients au Gestionnaire de réseau.`;
    case "full-dynamic":
      return say`${body} fixe, pour chaque producteur et à chaque pas de mesure, la part de chaque consommateur, selon la méthode que décident ses membres, et transmet chaque mois les coefficients au Gestionnaire de réseau.`;
  }
}
