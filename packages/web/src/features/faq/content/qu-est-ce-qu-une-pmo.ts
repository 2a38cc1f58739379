import type { Article } from "./article.ts";
import { summaries } from "./summaries.ts";

export const article: Article = {
  ...summaries["qu-est-ce-qu-une-pmo"],
  updated: "2026-09-29",
  readingMinutes: 1,
  sections: [
    {
      heading: "Définition",
      blocks: [
        {
          kind: "paragraph",
          text: "La PMO est la personne morale organisatrice. Le code de l’énergie (article L315-2) demande que producteurs et consommateurs soient liés entre eux au sein d’une même personne morale. Sans PMO, pas d’autoconsommation collective.",
        },
      ],
    },
    {
      heading: "Ce qu’elle fait",
      blocks: [
        {
          kind: "list",
          items: [
            "Elle signe la convention avec le gestionnaire du réseau, Enedis le plus souvent.",
            "Elle indique comment la production est partagée : c’est la clé de répartition.",
            "Elle gère les entrées et les sorties des participants.",
            "Elle reçoit les données de l’opération et les transmet à qui de droit.",
          ],
        },
        {
          kind: "paragraph",
          text: "Elle n’est pas obligée de vendre l’électricité. En général, le contrat de vente lie directement le producteur et le consommateur.",
        },
      ],
    },
    {
      heading: "Quelle forme choisir ?",
      blocks: [
        {
          kind: "paragraph",
          text: "La plupart des PMO sont des **associations loi 1901**. La forme est simple et peu coûteuse. D’autres sont possibles : société coopérative, société, collectivité, copropriété. Un bailleur social peut être lui-même la PMO de ses locataires (article L315-2-1).",
        },
        {
          kind: "paragraph",
          text: "Ici, la PMO se décrit comme une association, avec son numéro RNA, ses statuts et son bulletin d’adhésion. Une collectivité, ou une autre personne morale, qui voudrait être elle-même la PMO prépare ses actes en dehors du site, avec son conseil juridique et le gestionnaire de réseau. Une commune peut aussi être membre d’une association qui est la PMO.",
        },
      ],
    },
    {
      heading: "Créer une association, pas à pas",
      blocks: [
        {
          kind: "steps",
          items: [
            "Rédigez les statuts, avec au moins deux fondateurs.",
            "Réunissez l’assemblée constitutive et signez les statuts.",
            "Déclarez l’association en préfecture. Vous recevez un numéro RNA, qui commence par un W.",
            "Préparez le bulletin d’adhésion et, si vous en voulez une, la cotisation.",
            "Signez les accords de participation, puis la convention avec le gestionnaire de réseau.",
          ],
        },
      ],
    },
    {
      heading: "Des statuts faciles à vivre",
      blocks: [
        {
          kind: "paragraph",
          text: "Les baux se terminent, les commerces changent de mains. Prévoyez une entrée et une sortie simples. Confiez par exemple l’admission au bureau plutôt qu’à l’assemblée générale. Dites aussi qui choisit la clé de répartition, et à quelle majorité.",
        },
        {
          kind: "note",
          text: "Une association existe déjà dans votre village ? Vérifiez que son objet permet d’organiser une opération. Sinon, modifiez ses statuts.",
        },
      ],
    },
  ],
  related: [
    "quels-documents-faut-il-signer",
    "les-cles-de-repartition",
    "combien-de-temps-faut-il-pour-lancer-une-operation",
    "quel-est-le-perimetre-d-une-operation",
  ],
};
