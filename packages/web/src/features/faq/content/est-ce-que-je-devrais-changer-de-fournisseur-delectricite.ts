import type { Article } from "./article.ts";
import { example } from "./household-example.ts";
import { summaries } from "./summaries.ts";

export const article: Article = {
  ...summaries["est-ce-que-je-devrais-changer-de-fournisseur-delectricite"],
  updated: "2026-11-22",
  readingMinutes: 1,
  sections: [
    {
      heading: "La réponse courte : non",
      blocks: [
        {
          kind: "paragraph",
          text: `Vous gardez votre fournisseur et votre contrat. Une seule chose y change un peu : l’abonnement, d’environ ${example.participation} TTC par an. Aucun fournisseur n’est imposé pour entrer dans un projet. Vous restez libre d’en changer plus tard, comme aujourd’hui.`,
        },
      ],
    },
    {
      heading: "Pourquoi garder un fournisseur ?",
      blocks: [
        {
          kind: "paragraph",
          text: "La production locale ne suffit pas à tout moment. La nuit, les panneaux solaires ne produisent rien. L’hiver, ils produisent moins. Votre fournisseur livre alors l’électricité qui manque. On parle de **complément**.",
        },
      ],
    },
    {
      heading: "Et si les panneaux tombent en panne\u00a0?",
      blocks: [
        {
          kind: "paragraph",
          text: "Vous n’êtes pas coupé\u00a0: votre fournisseur livre tout, au prix de votre contrat. Vous ne payez pas d’électricité locale tant qu’il n’y en a pas.",
        },
      ],
    },
    {
      heading: "Qui fait les comptes ?",
      blocks: [
        {
          kind: "paragraph",
          text: "Votre compteur communicant mesure votre consommation à pas de temps réguliers. Le gestionnaire de réseau calcule la part qui vient du projet. Il transmet le reste à votre fournisseur, qui facture seulement cette partie en fourniture.",
        },
        {
          kind: "list",
          items: [
            "**Électricité locale** : facturée par le producteur ou par la PMO, l’organisation qui réunit les participants.",
            "**Complément** : facturé par votre fournisseur, au prix de votre contrat.",
            "**Acheminement** : le tarif du réseau, appelé TURPE, reste payé à travers votre fournisseur.",
          ],
        },
      ],
    },
    {
      heading: "Faut-il prévenir mon fournisseur ?",
      blocks: [
        {
          kind: "paragraph",
          text: "En général, non. Le gestionnaire de réseau l’informe de votre entrée dans le projet. Sur les premières factures, contrôlez tout de même que la part locale a bien été déduite. En cas d’écart, écrivez à votre fournisseur puis à la PMO.",
        },
        {
          kind: "note",
          text: "Votre contrat vient d’un courtier ou d’un achat groupé ? Lisez ses clauses sur les volumes avant de vous engager, surtout si vous êtes un professionnel.",
        },
      ],
    },
  ],
  related: [
    "que-change-l-autoconsommation-collective-a-ma-facture",
    "quelles-sont-les-etapes-pour-rejoindre-une-autoconsommation-collective",
    "quelles-sont-mes-obligations-en-tant-que-consommateur",
  ],
};
