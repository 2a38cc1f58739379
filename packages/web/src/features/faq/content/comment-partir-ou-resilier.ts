import type { Article } from "./article.ts";
import { summaries } from "./summaries.ts";

export const article: Article = {
  ...summaries["comment-partir-ou-resilier"],
  updated: "2026-11-29",
  readingMinutes: 2,
  sections: [
    {
      heading: "Partir du projet",
      blocks: [
        {
          kind: "paragraph",
          text: "Tout part de la page de votre candidature, sans motif à donner. Tant que tous n’ont pas signé, un bouton suffit. Ensuite, le bouton avertit le porteur, et c’est une lettre qui met fin à vos papiers\u00a0: la page l’a préparée, à copier ou à envoyer par e-mail.",
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
              "La rétractation met fin à vos documents, sans préavis ni frais",
            ],
            [
              "Tout est signé",
              "«\u00a0Demander à partir\u00a0»",
              "Le porteur du projet règle la date avec vous. Envoyez vos lettres\u00a0: le préavis du contrat de vente court de ce jour",
            ],
          ],
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
          text: "Le modèle de la plateforme peut être résilié à tout moment, par écrit. Le préavis est celui que votre contrat indique. Une indemnité n’est due que si le contrat en prévoit une, et seulement sans préavis respecté.",
        },
        {
          kind: "paragraph",
          text: "Il prend fin sans préavis ni indemnité si vous quittez les lieux. C’est aussi le cas si l’opération s’arrête. Votre contrat de fourniture n’est pas concerné\u00a0: votre fournisseur vous livre tout ce que le partage ne couvre plus.",
        },
      ],
    },
    {
      heading: "Une facture impayée",
      blocks: [
        {
          kind: "paragraph",
          text: "La facture de l’électricité locale vient du producteur, pas de la plateforme. En cas de difficulté, écrivez-lui d’abord. Votre électricité n’est pas coupée pour autant\u00a0: votre fournisseur continue de vous livrer. Selon le modèle de contrat de la plateforme\u00a0:",
        },
        {
          kind: "list",
          items: [
            "**Particulier\u00a0:** un impayé porte intérêt au taux légal après une mise en demeure, sans autres frais.",
            "**Entreprise ou collectivité\u00a0:** un retard coûte 40\u00a0€ de frais, et des intérêts.",
            "**Si rien n’est payé\u00a0:** le producteur peut résilier trente jours après une mise en demeure restée sans effet.",
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
