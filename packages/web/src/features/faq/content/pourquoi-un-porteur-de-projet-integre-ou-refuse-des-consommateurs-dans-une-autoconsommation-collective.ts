import type { Article } from "./article.ts";
import { summaries } from "./summaries.ts";

export const article: Article = {
  ...summaries[
    "pourquoi-un-porteur-de-projet-integre-ou-refuse-des-consommateurs-dans-une-autoconsommation-collective"
  ],
  updated: "2026-09-15",
  readingMinutes: 1,
  sections: [
    {
      heading: "Qui peut candidater ?",
      blocks: [
        {
          kind: "paragraph",
          text: "Tout le monde, ou presque. Particulier ou entreprise, locataire ou propriétaire, quel que soit votre fournisseur. Une seule condition s’impose : un **compteur communicant**, le plus souvent un Linky. Sans lui, le partage ne peut pas être mesuré.",
        },
      ],
    },
    {
      heading: "Pourquoi le porteur doit-il choisir ?",
      blocks: [
        {
          kind: "paragraph",
          text: "Le porteur de projet décide pour chaque candidature. Il doit respecter des règles et garder le projet utile à tous. Trois raisons reviennent souvent.",
        },
        {
          kind: "list",
          items: [
            "**La distance.** Deux participants, quels qu’ils soient, ne doivent pas être plus éloignés que le périmètre autorisé. Une adresse proche de la production peut donc rester trop loin d’un autre voisin.",
            "**Le profil de consommation.** Un projet qui compte déjà beaucoup de foyers du soir cherchera plutôt un commerce ou une école.",
            "**La quantité d’énergie.** Si la production est déjà toute partagée, un participant de plus réduit la part de chacun.",
          ],
        },
      ],
    },
    {
      heading: "Que se passe-t-il après un refus ?",
      blocks: [
        {
          kind: "paragraph",
          text: "Vous recevez la raison du refus. Vous pouvez candidater à nouveau, par exemple si une installation s’ajoute au projet. Vous pouvez aussi chercher un autre projet proche de chez vous, ou demander à être prévenu lorsqu’un projet arrive dans votre quartier.",
        },
      ],
    },
    {
      heading: "Comment mettre les chances de mon côté ?",
      blocks: [
        {
          kind: "steps",
          items: [
            "Indiquez une consommation annuelle juste, celle de votre dernière facture.",
            "Renseignez votre PDL, le numéro à 14 chiffres de votre compteur.",
            "Vérifiez que le titulaire du contrat est bien la personne qui s’inscrit.",
          ],
        },
      ],
    },
  ],
  related: [
    "pourquoi-integrer-ou-refuser-un-consommateur-dans-un-projet",
    "quel-est-le-perimetre-d-une-operation",
    "quelles-sont-les-etapes-pour-rejoindre-une-autoconsommation-collective",
  ],
};
