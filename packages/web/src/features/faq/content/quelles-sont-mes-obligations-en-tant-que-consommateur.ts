import type { Article } from "./article.ts";
import { summaries } from "./summaries.ts";

export const article: Article = {
  ...summaries["quelles-sont-mes-obligations-en-tant-que-consommateur"],
  updated: "2026-11-26",
  readingMinutes: 1,
  sections: [
    {
      heading: "Quatre obligations",
      blocks: [
        {
          kind: "steps",
          items: [
            "**Adhérer à la PMO.** La personne morale organisatrice, ou PMO, réunit tous les participants. C’est la plupart du temps une association loi 1901.",
            "**Signer le contrat de vente.** Il fixe le prix de l’électricité locale, sa durée et la façon de payer.",
            "**Signer l’accord de participation.** Vous y acceptez que votre compteur entre dans le projet. Le gestionnaire de réseau peut alors transmettre vos données à la PMO.",
            "**Régler vos factures.** Vous recevez périodiquement une facture de chaque producteur pour l’électricité locale, en plus de celle de votre fournisseur.",
          ],
        },
      ],
    },
    {
      heading: "Adhérer à la PMO",
      blocks: [
        {
          kind: "paragraph",
          text: "L’adhésion se fait avec un bulletin. Une cotisation annuelle peut être demandée, parfois aussi un droit d’entrée. Les montants figurent dans le bulletin : vous les connaissez avant de signer. Membre de l’association, vous pouvez participer à ses assemblées.",
        },
      ],
    },
    {
      heading: "Le contrat de vente en détail",
      blocks: [
        {
          kind: "paragraph",
          text: "Lisez surtout quatre points : le prix, la durée, l’évolution du prix d’une année à l’autre et le préavis pour partir. Vérifiez aussi si le prix est indiqué hors taxes (HT) ou toutes taxes comprises (TTC). Si l’électricité est offerte, ce contrat peut être plus simple.",
        },
        {
          kind: "paragraph",
          text: "Un particulier peut se rétracter dans les 14 jours qui suivent la dernière signature, sans motif ni frais : le bouton « Me rétracter » est sur la page de sa candidature.",
        },
      ],
    },
    {
      heading: "Ce que vous n’avez pas à faire",
      blocks: [
        {
          kind: "list",
          items: [
            "Changer de fournisseur.",
            "Changer vos appareils ou faire des travaux chez vous.",
            "Consommer une quantité minimale : sauf clause particulière, vous payez seulement l’électricité locale qui vous revient.",
          ],
        },
        {
          kind: "note",
          text: "Prévenez la PMO si vous déménagez ou si le titulaire du contrat d’électricité change.",
        },
      ],
    },
  ],
  related: [
    "qu-est-ce-qu-une-pmo",
    "quels-documents-faut-il-signer",
    "que-se-passe-t-il-si-je-demenage",
    "que-change-l-autoconsommation-collective-a-ma-facture",
  ],
};
