import type { Article } from "./article.ts";
import { summaries } from "./summaries.ts";

export const article: Article = {
  ...summaries["quels-documents-faut-il-signer"],
  updated: "2026-10-12",
  readingMinutes: 1,
  sections: [
    {
      heading: "Pour chaque participant",
      blocks: [
        {
          kind: "list",
          items: [
            "**Le bulletin d’adhésion** : il fait du participant un membre de la PMO. La PMO est la personne morale qui organise l’opération. Le bulletin indique la cotisation, s’il y en a une.",
            "**L’accord de participation** : le participant accepte que son compteur entre dans l’opération. Il autorise la transmission de ses données à la PMO.",
            "**Le contrat de vente** : il fixe le prix, la durée et la facturation entre le producteur et le consommateur.",
          ],
        },
      ],
    },
    {
      heading: "Pour l’opération",
      blocks: [
        {
          kind: "list",
          items: [
            "**Les statuts de la PMO**, avec un règlement intérieur si vous le souhaitez.",
            "**La déclaration de mise en œuvre**, envoyée au gestionnaire de réseau avant la convention.",
            "**La convention** entre la PMO et le gestionnaire de réseau. Son annexe liste les participants et la clé de répartition, c’est-à-dire la règle de partage.",
          ],
        },
      ],
    },
    {
      heading: "Ce qu’il faut réunir avant",
      blocks: [
        {
          kind: "table",
          caption: "Ce qu’il faut réunir avant",
          headers: ["Document", "Informations nécessaires"],
          rows: [
            ["Bulletin", "Nom et siège de la PMO, cotisation, identité du signataire"],
            ["Accord", "PMO et son interlocuteur, PDL à 14 chiffres, identité du signataire"],
            ["Contrat de vente", "Prix, durée, puissance de l’installation, PDL, identité du signataire"],
          ],
        },
        {
          kind: "paragraph",
          text: "Le PDL est le numéro du compteur. Signe le **titulaire du contrat d’électricité**, ou une personne qu’il a habilitée.",
        },
      ],
    },
    {
      heading: "Qui signe quoi ?",
      blocks: [
        {
          kind: "paragraph",
          text: "Le consommateur et le producteur signent chacun leur bulletin et leur accord, que la PMO signe aussi. Ils signent ensemble le contrat de vente. Seule la PMO signe la convention avec le gestionnaire de réseau.",
        },
      ],
    },
    {
      heading: "Et si je fais tout cela ailleurs ?",
      blocks: [
        {
          kind: "paragraph",
          text: "C’est possible. Vous pouvez marquer un document comme « ignoré » : vous indiquez ainsi que vous vous en chargez en dehors de la plateforme. Ce choix est réversible.",
        },
      ],
    },
  ],
  related: [
    "qu-est-ce-qu-une-pmo",
    "quelles-sont-mes-obligations-en-tant-que-consommateur",
    "en-devenant-producteur-dans-une-autoconsommation-collective-quelles-sont-mes-obligations",
    "combien-de-temps-faut-il-pour-lancer-une-operation",
  ],
};
