import type { Article } from "./article.ts";
import { summaries } from "./summaries.ts";

export const article: Article = {
  ...summaries["comment-partir-ou-resilier"],
  updated: "2026-11-30",
  readingMinutes: 2,
  sections: [
    {
      heading: "Partir du projet",
      blocks: [
        {
          kind: "paragraph",
          text: "Sans motif à donner, depuis la page de votre candidature. Une fois tout signé, le bouton avertit le porteur, et une lettre met fin à vos papiers\u00a0: la page l’a préparée.",
        },
        {
          kind: "table",
          caption: "Quel bouton, à quel moment",
          headers: ["Où vous en êtes", "Le bouton", "Ce qui suit"],
          rows: [
            [
              "Rien n’est signé",
              "«\u00a0Retirer ma candidature\u00a0» ou «\u00a0Quitter le projet\u00a0»",
              "Vous ne devez rien",
            ],
            [
              "Particulier, jusqu’à 14\u00a0jours après la dernière signature",
              "«\u00a0Me rétracter\u00a0»",
              "Vos documents prennent fin, sans préavis ni frais",
            ],
            [
              "Tout est signé",
              "«\u00a0Demander à partir\u00a0»",
              "Le porteur règle la date avec vous. Envoyez vos lettres\u00a0: le préavis court de ce jour",
            ],
          ],
        },
      ],
    },
    {
      heading: "Si je produis",
      blocks: [
        {
          kind: "paragraph",
          text: "Les mêmes boutons sont sur la carte de votre installation, dans « Mes projets et mes lieux ». Vos contrats courent jusqu’à la fin de leur préavis, et la cotisation échue reste due.",
        },
      ],
    },
    {
      heading: "Me désinscrire, effacer mon compte",
      blocks: [
        {
          kind: "paragraph",
          text: "Quittez d’abord vos projets. Puis «\u00a0Supprimer mon compte\u00a0», dans votre profil, efface vos données. Les papiers que tous ont signés restent conservés 5\u00a0ans.",
        },
      ],
    },
    {
      heading: "La résiliation du contrat de vente",
      blocks: [
        {
          kind: "paragraph",
          text: "Le modèle de la plateforme se résilie à tout moment, par écrit, avec le préavis du contrat. Une indemnité n’est due que s’il en prévoit une, et si le préavis n’est pas respecté.",
        },
        {
          kind: "paragraph",
          text: "Si vous quittez les lieux, ou si l’opération s’arrête, il prend fin sans préavis ni indemnité. Votre fournisseur continue de vous livrer.",
        },
      ],
    },
    {
      heading: "Une facture impayée",
      blocks: [
        {
          kind: "paragraph",
          text: "Écrivez d’abord au producteur. Votre électricité n’est pas coupée. Selon le modèle de contrat de la plateforme\u00a0:",
        },
        {
          kind: "list",
          items: [
            "**Particulier\u00a0:** un impayé porte intérêt au taux légal après une mise en demeure, sans autres frais.",
            "**Entreprise ou collectivité\u00a0:** un retard coûte 40\u00a0€ de frais, et des intérêts.",
            "**Si rien n’est payé\u00a0:** le producteur peut résilier, trente jours après une mise en demeure.",
          ],
        },
        {
          kind: "note",
          text: "La cotisation se règle à l’association (PMO)\u00a0: ses statuts disent ce qui suit un retard.",
        },
      ],
    },
  ],
  related: [
    "que-se-passe-t-il-si-je-demenage",
    "quelles-sont-mes-obligations-en-tant-que-consommateur",
    "quels-documents-faut-il-signer",
  ],
};
