import type { Article } from "./article.ts";
import { summaries } from "./summaries.ts";

export const article: Article = {
  ...summaries["les-cles-de-repartition"],
  updated: "2026-10-06",
  readingMinutes: 2,
  sections: [
    {
      heading: "À quoi sert une clé ?",
      blocks: [
        {
          kind: "paragraph",
          text: "L’électricité produite se mélange sur le réseau. La clé de répartition dit qui reçoit quelle part, à chaque pas de temps de 15 minutes. Elle donne à chacun un coefficient. La part reçue ne dépasse jamais ce que la personne a consommé au même moment. La somme des coefficients ne dépasse jamais 100 %.",
        },
      ],
    },
    {
      heading: "Les quatre clés",
      blocks: [
        {
          kind: "table",
          caption: "Les quatre clés",
          headers: ["Clé", "Principe", "Envoi"],
          rows: [
            ["Statique", "Un pourcentage fixe pour chacun", "Une fois, dans la convention"],
            ["Dynamique par défaut", "Au prorata des consommations du moment", "Rien à envoyer"],
            [
              "Dynamique simple",
              "Des coefficients libres, pour une production mise en commun",
              "Chaque mois",
            ],
            [
              "Full dynamique",
              "Des coefficients libres pour chaque couple producteur et consommateur",
              "Chaque mois",
            ],
          ],
        },
      ],
    },
    {
      heading: "Un exemple",
      blocks: [
        {
          kind: "paragraph",
          text: "À midi, les panneaux produisent 10 kWh. Anne consomme 4 kWh et Bilal 12 kWh.",
        },
        {
          kind: "list",
          items: [
            "**Statique à 50 % chacun** : Anne a droit à 5 kWh, mais n’en utilise que 4. Bilal en reçoit 5. Il reste 1 kWh de surplus.",
            "**Dynamique par défaut** : Anne reçoit 2,5 kWh et Bilal 7,5 kWh. Tout est consommé.",
          ],
        },
        {
          kind: "paragraph",
          text: "Avec la clé statique, ce que l’un laisse ne profite pas à l’autre. La clé par défaut partage toujours le plus possible.",
        },
      ],
    },
    {
      heading: "Laquelle choisir ?",
      blocks: [
        {
          kind: "list",
          items: [
            "**Pour débuter** : la dynamique par défaut. Le gestionnaire de réseau la calcule seul.",
            "**Pour garantir une part à chacun** : la statique.",
            "**Pour servir d’abord une école ou des foyers modestes** : la dynamique simple, avec des groupes de priorité.",
            "**Pour relier chaque consommateur à un producteur précis** : la full dynamique.",
          ],
        },
      ],
    },
    {
      heading: "Peut-on en changer ?",
      blocks: [
        {
          kind: "paragraph",
          text: "Oui, selon les règles fixées par les statuts de la PMO, la personne morale qui réunit les participants. Un préavis s’applique en général auprès du gestionnaire de réseau. Vérifiez-le dans votre convention.",
        },
        {
          kind: "note",
          text: "La PMO n’envoie rien ? La loi prévoit alors la répartition par défaut, au prorata des consommations.",
        },
      ],
    },
  ],
  related: [
    "qu-est-ce-qu-une-pmo",
    "que-devient-le-surplus-de-production",
    "pourquoi-integrer-ou-refuser-un-consommateur-dans-un-projet",
    "que-change-l-autoconsommation-collective-a-ma-facture",
  ],
};
