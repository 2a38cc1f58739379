import type { Article } from "./article.ts";
import { summaries } from "./summaries.ts";

export const article: Article = {
  ...summaries["autoconsommation-collective-ou-individuelle"],
  updated: "2026-10-05",
  readingMinutes: 1,
  sections: [
    {
      heading: "L’autoconsommation individuelle",
      blocks: [
        {
          kind: "paragraph",
          text: "Vous avez vos propres panneaux. L’électricité va directement des panneaux à vos appareils, sans passer par le compteur. Ce que vous produisez et consommez aussitôt ne vous coûte rien de plus que l’installation.",
        },
      ],
    },
    {
      heading: "L’autoconsommation collective",
      blocks: [
        {
          kind: "paragraph",
          text: "Un ou plusieurs producteurs partagent leur électricité avec plusieurs consommateurs. Elle emprunte le réseau public. Le partage est un calcul : à chaque quart d’heure, on attribue à chacun une part de la production locale.",
        },
        {
          kind: "paragraph",
          text: "Les participants sont réunis dans une même structure, la personne morale organisatrice (PMO). Elle signe une convention avec le gestionnaire de réseau.",
        },
      ],
    },
    {
      heading: "Les deux côte à côte",
      blocks: [
        {
          kind: "table",
          caption: "Les deux côte à côte",
          headers: ["Question", "Individuelle", "Collective"],
          rows: [
            ["Il me faut un toit", "Oui", "Non"],
            ["Investissement", "À ma charge", "Aucun pour un simple consommateur"],
            ["Chemin de l’électricité", "Derrière mon compteur", "Par le réseau public"],
            ["Acheminement (TURPE)", "Non dû sur ma production", "Dû sur la part locale"],
            ["Démarches", "Raccordement de mon installation", "Adhésion, accord et contrat de vente"],
            ["Gain par kWh", "Plus élevé", "Plus faible, mais sans investir"],
          ],
        },
      ],
    },
    {
      heading: "Peut-on faire les deux ?",
      blocks: [
        {
          kind: "paragraph",
          text: "Oui. Vous consommez d’abord votre propre production. Vous partagez ensuite votre surplus, ou vous recevez celui des autres.",
        },
      ],
    },
    {
      heading: "Pour qui ?",
      blocks: [
        {
          kind: "list",
          items: [
            "Locataire ou en appartement : la voie collective est la plus simple.",
            "Propriétaire d’un grand toit et présent le jour : commencez par la voie individuelle, puis partagez le surplus.",
            "Commune ou entreprise avec plusieurs bâtiments : un toit peut servir à tous les autres sites du périmètre.",
          ],
        },
      ],
    },
  ],
  related: [
    "et-si-j-ai-deja-des-panneaux",
    "qu-est-ce-qu-une-pmo",
    "les-cles-de-repartition",
    "que-change-l-autoconsommation-collective-a-ma-facture",
  ],
};
