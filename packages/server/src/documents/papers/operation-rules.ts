import type { Perimeter, RepartitionKey } from "@mec/domain/project";
import { type Run, say, type Text } from "../legal/model.ts";

/** What a distance of more than 2 km rests on (arrêté du 21 novembre 2019 modifié). */
export const derogations: Record<Perimeter, string> = {
  2: "",
  10: ", sous réserve de la dérogation accordée par le ministre chargé de l’énergie aux opérations situées dans des communes rurales ou périurbaines",
  20: ", sous réserve de la dérogation accordée par le ministre chargé de l’énergie aux opérations situées dans des communes rurales",
};

/** How each key shares production: `body` is what the paper calls the association, "la PMO". */
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
