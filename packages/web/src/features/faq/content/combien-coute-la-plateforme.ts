import {
  breakEvenConsumers,
  costOf,
  costOfDocuments,
  formatAmount,
  prices,
  serviceGroups,
  serviceLabels,
} from "@mec/domain/service";
import type { Article } from "./article.ts";
import { summaries } from "./summaries.ts";

const beforeTax = (amount: number) => formatAmount(amount, "professional");
const withTax = (amount: number) => formatAmount(amount, "individual");

const consumers = 10;
const usageOf = (group: (typeof serviceGroups)[number]) => prices[group].usage.amountExclTax;
const packs = serviceGroups.filter((group) => !prices[group].credits.disabled);

export const article: Article = {
  ...summaries["combien-coute-la-plateforme"],
  updated: "2026-11-25",
  readingMinutes: 1,
  sections: [
    {
      heading: "Ce qui est gratuit",
      blocks: [
        {
          kind: "list",
          items: [
            "Publier un projet, inviter et recevoir des candidatures.",
            "Vérifier le périmètre, proposer un prix, accepter ou refuser.",
            "Lire l’étude\u00a0: ce que chacun consomme, partage et économise.",
            "Le kit de communication.",
          ],
        },
        {
          kind: "paragraph",
          text: "La plateforme ne demande rien aux participants, ni aux producteurs. Une association peut fixer sa propre cotisation.",
        },
      ],
    },
    {
      heading: "Ce qui se paie, à l’usage",
      blocks: [
        { kind: "paragraph", text: "Le porteur de projet paie pour chaque consommateur, sans abonnement." },
        {
          kind: "table",
          caption: "Prix par consommateur",
          headers: ["Service", "Hors taxes", "TVA comprise"],
          rows: serviceGroups.map((group) => [
            serviceLabels[group],
            beforeTax(usageOf(group)),
            withTax(usageOf(group)),
          ]),
        },
        {
          kind: "paragraph",
          text: `Les trois documents d’un consommateur coûtent donc ${beforeTax(costOfDocuments({ consumers: 1 }))}, soit ${withTax(costOfDocuments({ consumers: 1 }))}.`,
        },
        {
          kind: "paragraph",
          text: "Un document est compté à son premier envoi\u00a0; des données d’étude, à leur premier export. Le même consommateur n’est jamais compté deux fois.",
        },
        ...packs.map((group) => ({
          kind: "note" as const,
          text: `${serviceLabels[group]}\u00a0: des crédits pour tout un projet coûtent ${beforeTax(prices[group].credits.amountExclTax)}, pour 2\u00a0ans. Ils valent mieux à partir de ${breakEvenConsumers(group)}\u00a0consommateurs.`,
        })),
      ],
    },
    {
      heading: `Un exemple à ${consumers} consommateurs`,
      blocks: [
        {
          kind: "list",
          items: [
            `**Les documents signés en ligne**\u00a0: ${beforeTax(costOfDocuments({ consumers }))}.`,
            `**L’export des données d’étude**, si vous le demandez\u00a0: ${beforeTax(costOf("data", "usage", consumers))}.`,
          ],
        },
      ],
    },
    {
      heading: "Rien sans votre choix",
      blocks: [
        {
          kind: "paragraph",
          text: "Vous choisissez chaque service dans votre espace, et le coût s’affiche avant chaque envoi. Un document signé hors de la plateforme ne coûte rien.",
        },
      ],
    },
  ],
  related: [
    "quels-documents-faut-il-signer",
    "combien-de-temps-faut-il-pour-lancer-une-operation",
    "qu-est-ce-qu-une-pmo",
  ],
};
