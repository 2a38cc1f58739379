import type { Article } from "./article.ts";
import { example } from "./household-example.ts";
import { summaries } from "./summaries.ts";

export const article: Article = {
  ...summaries["est-ce-fiable-qu-est-ce-que-je-risque"],
  updated: "2026-11-30",
  readingMinutes: 1,
  sections: [
    {
      heading: "Est-ce une arnaque\u00a0?",
      blocks: [
        {
          kind: "paragraph",
          text: "Non\u00a0: la loi prévoit ce partage, et le gestionnaire de réseau en fait les comptes avec votre compteur. Vous gardez votre fournisseur. Candidater n’engage à rien, et accepter un prix ne signe rien.",
        },
        {
          kind: "paragraph",
          text: "Méfiez-vous de qui vous presse, demande un paiement d’avance ou vous fait changer de fournisseur. Lisez sur la page du projet qui le porte, et si nous l’avons vérifié.",
        },
      ],
    },
    {
      heading: "Que puis-je perdre\u00a0?",
      blocks: [
        {
          kind: "list",
          items: [
            `**De l’argent**, si le prix local dépasse ce que le kWh vous coûte chez votre fournisseur\u00a0: environ ${example.ceiling} au tarif réglementé, moins en heures creuses.`,
            "**L’exonération de taxe**, si elle s’arrêtait\u00a0: la page de chaque projet montre cette somme aussi.",
            "**La cotisation**, due même si vous recevez peu d’électricité locale.",
            "**Du temps**\u00a0: un contrat de vente a un préavis. Un particulier peut se rétracter pendant 14\u00a0jours.",
          ],
        },
      ],
    },
    {
      heading: "Et en cas de faillite\u00a0?",
      blocks: [
        {
          kind: "paragraph",
          text: "Si un producteur ou l’association fait faillite ou s’arrête, vous n’êtes pas coupé. Votre fournisseur livre tout, au prix de votre contrat. Vous ne payez que l’électricité locale déjà reçue. Une cotisation versée peut être perdue.",
        },
      ],
    },
  ],
  related: [
    "que-change-l-autoconsommation-collective-a-ma-facture",
    "comment-partir-ou-resilier",
    "est-ce-que-je-devrais-changer-de-fournisseur-delectricite",
  ],
};
