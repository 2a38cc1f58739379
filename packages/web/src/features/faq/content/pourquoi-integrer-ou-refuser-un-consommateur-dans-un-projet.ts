import type { Article } from "./article.ts";
import { summaries } from "./summaries.ts";

export const article: Article = {
  ...summaries["pourquoi-integrer-ou-refuser-un-consommateur-dans-un-projet"],
  updated: "2026-09-15",
  readingMinutes: 1,
  sections: [
    {
      heading: "Ce qui n’est pas un critère",
      blocks: [
        {
          kind: "paragraph",
          text: "Le fournisseur du candidat ne compte pas. Son statut non plus : particuliers, entreprises et collectivités peuvent se côtoyer. La seule condition technique est le **compteur communicant**, Linky ou équivalent.",
        },
      ],
    },
    {
      heading: "D’abord, le périmètre",
      blocks: [
        {
          kind: "paragraph",
          text: "Mesurez la distance entre les deux participants les plus éloignés. Elle ne doit pas dépasser votre périmètre. Un candidat isolé peut donc fermer la porte à tout un quartier. La page « Mon périmètre » montre la paire la plus éloignée et les candidats concernés.",
        },
      ],
    },
    {
      heading: "Ensuite, les profils",
      blocks: [
        {
          kind: "paragraph",
          text: "Votre production suit le soleil, le vent ou la rivière. Cherchez des consommations qui la suivent aussi.",
        },
        {
          kind: "list",
          items: [
            "**En journée, la semaine** : bureaux, écoles, commerces, ateliers.",
            "**À midi** : cantines, restaurants, foyers présents chez eux.",
            "**Le week-end** : foyers, gîtes, salles de sport.",
            "**Jour et nuit**\u00a0: chambres froides, hôtels.",
            "**La nuit ou avant l’aube**\u00a0: recharge de véhicules, boulangeries, éclairage public\u202f; utiles avec l’éolien ou l’hydraulique.",
          ],
        },
        {
          kind: "paragraph",
          text: "Une part bien consommée fait monter le taux d’autoconsommation. C’est la part de la production qui reste dans l’opération.",
        },
      ],
    },
    {
      heading: "Enfin, l’équilibre",
      blocks: [
        {
          kind: "paragraph",
          text: "Comparez la production annuelle aux consommations retenues. Trop peu de participants, et beaucoup d’électricité part en surplus. Trop de participants, et chacun reçoit très peu. La jauge de votre projet montre ce rapport.",
        },
      ],
    },
    {
      heading: "Comment refuser avec respect",
      blocks: [
        {
          kind: "steps",
          items: [
            "Répondez vite : un candidat attend une décision.",
            "Donnez une raison précise : distance, profil, place.",
            "Dites si la porte reste ouverte, par exemple pour une seconde installation.",
          ],
        },
        {
          kind: "note",
          text: "Traitez les candidatures avec les mêmes critères pour tous. Écrivez ces critères dans les statuts ou dans le règlement intérieur.",
        },
      ],
    },
  ],
  related: [
    "quel-est-le-perimetre-d-une-operation",
    "les-cles-de-repartition",
    "combien-de-temps-faut-il-pour-lancer-une-operation",
    "pourquoi-un-porteur-de-projet-integre-ou-refuse-des-consommateurs-dans-une-autoconsommation-collective",
  ],
};
