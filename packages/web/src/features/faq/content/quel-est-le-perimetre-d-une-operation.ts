import type { Article } from "./article.ts";
import { powerLimits } from "./law-figures.ts";
import { summaries } from "./summaries.ts";

export const article: Article = {
  ...summaries["quel-est-le-perimetre-d-une-operation"],
  updated: "2026-11-22",
  readingMinutes: 2,
  sections: [
    {
      heading: "Un diamètre, pas un rayon",
      blocks: [
        {
          kind: "paragraph",
          text: "La règle regarde la distance entre **les deux participants les plus éloignés**. Il peut s’agir de deux consommateurs. On mesure entre points de livraison et points d’injection. Le point d’injection est l’endroit où une installation livre son électricité au réseau.",
        },
        {
          kind: "paragraph",
          text: "Exemple : deux voisins habitent chacun à 1,9 km des panneaux, de part et d’autre. Ils sont à 3,8 km l’un de l’autre. L’opération ne tient pas dans 2 km.",
        },
      ],
    },
    {
      heading: "Trois distances",
      blocks: [
        {
          kind: "table",
          caption: "Trois distances",
          headers: ["Périmètre", "Condition", "Démarche"],
          rows: [
            ["2 km", "Aucune condition sur la commune", "Aucune"],
            [
              "10 km",
              "Tous les participants dans des communes rurales ou périurbaines",
              "Dérogation à demander",
            ],
            ["20\u00a0km", "Tous les participants dans des communes rurales", "Dérogation à demander"],
            [
              "Sans limite de distance",
              "Seulement des organismes publics, tous dans la même intercommunalité",
              "Dérogation à demander",
            ],
          ],
        },
        {
          kind: "paragraph",
          text: `La puissance totale des installations reste inférieure à ${powerLimits.mainland}. C’est ${powerLimits.isolated} en Corse et outre-mer, et ${powerLimits.publicBodies} pour des organismes publics d’une même intercommunalité.`,
        },
        {
          kind: "paragraph",
          text: "Ces règles viennent de l’arrêté du 21 novembre 2019, modifié plusieurs fois depuis. Tous les points doivent aussi dépendre du même gestionnaire de réseau.",
        },
      ],
    },
    {
      heading: "Rurale ou périurbaine ?",
      blocks: [
        { kind: "paragraph", text: "L’arrêté s’appuie sur la grille de densité de l’Insee." },
        {
          kind: "list",
          items: [
            "**Rurales** : bourgs ruraux, rural à habitat dispersé, rural à habitat très dispersé.",
            "**Périurbaines** : petites villes, ceintures urbaines.",
          ],
        },
        {
          kind: "paragraph",
          text: "La page « Mon périmètre » de votre projet lit la classe de chaque commune dans la grille de 2024 et nomme qui ne convient pas.",
        },
      ],
    },
    {
      heading: "Demander la dérogation",
      blocks: [
        {
          kind: "paragraph",
          text: "C’est la PMO, la personne morale qui réunit les participants, qui écrit au ministre chargé de l’énergie. Elle motive sa demande. L’accord vaut pour toute la vie de l’opération, si chacun respecte la distance et reste dans une commune de la bonne catégorie. La lettre et la liste des communes se téléchargent depuis la page « Mon périmètre ».",
        },
      ],
    },
    {
      heading: "Bien choisir dès le départ",
      blocks: [
        {
          kind: "steps",
          items: [
            "Placez votre production et les premiers voisins sur la carte.",
            "Regardez la zone où un nouveau participant peut se trouver. Elle rétrécit à chaque entrée.",
            "Visez le cœur du village plutôt qu’un cercle centré sur les panneaux.",
          ],
        },
        {
          kind: "note",
          text: "Un seul participant situé dans une commune urbaine suffit à perdre les 10 ou 20 km.",
        },
      ],
    },
  ],
  related: [
    "pourquoi-integrer-ou-refuser-un-consommateur-dans-un-projet",
    "quelles-installations-peuvent-participer",
    "qu-est-ce-qu-une-pmo",
  ],
};
