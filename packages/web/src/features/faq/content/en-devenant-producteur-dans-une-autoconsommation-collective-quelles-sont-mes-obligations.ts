import type { Article } from "./article.ts";
import { summaries } from "./summaries.ts";

export const article: Article = {
  ...summaries["en-devenant-producteur-dans-une-autoconsommation-collective-quelles-sont-mes-obligations"],
  updated: "2026-11-22",
  readingMinutes: 2,
  sections: [
    {
      heading: "Envers l’opération",
      blocks: [
        {
          kind: "steps",
          items: [
            "**Adhérer à la PMO**, la personne morale qui réunit producteurs et consommateurs.",
            "**Signer l’accord de participation** de votre point d’injection. C’est l’endroit où votre électricité entre sur le réseau.",
            "**Signer les contrats de vente** avec les consommateurs, au prix convenu.",
            "**Facturer** l’électricité partagée, d’après les données du gestionnaire de réseau.",
          ],
        },
      ],
    },
    {
      heading: "Envers le réseau",
      blocks: [
        {
          kind: "paragraph",
          text: "Votre installation doit être raccordée et déclarée. Elle doit disposer d’un compteur communicant. Si elle est encore en projet, notez le numéro de votre demande de raccordement : il servira dans le dossier.",
        },
      ],
    },
    {
      heading: "Envers vos clients",
      blocks: [
        {
          kind: "list",
          items: [
            "Tenez le prix et les conditions du contrat.",
            "Envoyez des factures claires, à la fréquence prévue.",
            "Prévenez en cas d’arrêt prolongé de l’installation.",
          ],
        },
        {
          kind: "paragraph",
          text: "Vous ne garantissez pas une quantité d’électricité, sauf si le contrat le dit. Le fournisseur de chaque consommateur livre le complément.",
        },
      ],
    },
    {
      heading: "Impôts, TVA et assurance",
      blocks: [
        {
          kind: "paragraph",
          text: "Les revenus de la vente sont en général à déclarer. Selon leur montant et votre statut, la TVA s’applique ou non. Prévoyez aussi une assurance de responsabilité civile pour l’installation. Ces points dépendent de votre situation : demandez conseil à un comptable et à votre assureur.",
        },
      ],
    },
    {
      heading: "Facturer vos voisins",
      blocks: [
        {
          kind: "paragraph",
          text: "Vous établissez vos factures, ou vous donnez mandat à la PMO de le faire en votre nom. Ce mandat est exprès et écrit : c’est un article de votre accord de participation. Vous pouvez le retirer.",
        },
        {
          kind: "list",
          items: [
            "**Depuis le 1er septembre 2026**, toute entreprise doit pouvoir recevoir des factures électroniques.",
            "**Au 1er septembre 2027 au plus tard**, une petite entreprise, même en franchise de TVA, émet les siennes par une plateforme agréée. Pour des particuliers, elle transmet seulement les données de ses ventes.",
          ],
        },
        {
          kind: "note",
          text: "Calendrier vérifié en novembre 2026. Votre comptable vous dira à quelle date vous êtes concerné.",
        },
      ],
    },
    {
      heading: "Si vous avez déjà un contrat d’achat",
      blocks: [
        {
          kind: "paragraph",
          text: "Un contrat d’obligation d’achat S21, proposé depuis le 9 octobre 2021, permet de vendre une partie de l’électricité à vos voisins. Un contrat plus ancien ne le permet pas. Dans les deux cas, faites-le confirmer par votre acheteur avant de signer.",
        },
        {
          kind: "note",
          text: "Vous pouvez rejoindre un projet existant. Votre installation s’ajoute alors à celles des autres producteurs.",
        },
      ],
    },
  ],
  related: [
    "quelles-installations-peuvent-participer",
    "que-devient-le-surplus-de-production",
    "comment-fixer-le-prix-de-vente",
    "quels-documents-faut-il-signer",
  ],
};
