import type { Article } from "./article.ts";
import { example } from "./household-example.ts";
import { exemption } from "./law-figures.ts";
import { summaries } from "./summaries.ts";

export const article: Article = {
  ...summaries["comment-fixer-le-prix-de-vente"],
  updated: "2026-11-24",
  readingMinutes: 2,
  sections: [
    {
      heading: "Un plancher et un plafond",
      blocks: [
        { kind: "paragraph", text: "Le prix est libre. Deux bornes aident à le choisir." },
        {
          kind: "list",
          items: [
            "**Le plancher** : ce que le producteur toucherait en vendant autrement, par exemple avec un contrat d’achat.",
            "**Le plafond** : ce que le consommateur cesse de payer à son fournisseur pour chaque kWh local.",
          ],
        },
        { kind: "paragraph", text: "Entre les deux, chacun y gagne." },
      ],
    },
    {
      heading: "Calculer le plafond",
      blocks: [
        {
          kind: "paragraph",
          text: "Le consommateur ne paie plus l’énergie de son fournisseur, ni l’accise, la taxe sur l’électricité. Il paie toujours l’acheminement (TURPE). Il faut donc retirer l’acheminement du prix affiché.",
        },
        {
          kind: "paragraph",
          text: `Pour un foyer au tarif réglementé (TRV), option Base, au barème du ${example.since}, voici l’ordre de grandeur :`,
        },
        {
          kind: "table",
          caption: "Calculer le plafond",
          headers: ["Élément, par kWh", "Montant"],
          rows: [
            ["Prix de l’énergie et de l’acheminement", `${example.beforeTax} HT`],
            ["Part variable de l’acheminement, environ", `${example.network} HT`],
            ["Fourniture évitée", `${example.supply} HT`],
            ["Accise évitée", `${example.excise} HT`],
            ["Plafond, TVA comprise", `${example.ceiling} TTC`],
          ],
        },
        {
          kind: "paragraph",
          text: "Ces montants changent chaque année. Reprenez toujours les barèmes du jour.",
        },
        {
          kind: "note",
          text: `Une source (${exemption.announcedBy}) annonce la fin de l’exonération d’accise de l’énergie locale au ${exemption.announcedEnd}, d’autres n’en donnent pas. Si elle prenait fin, le plafond serait de ${example.ceilingWithExcise} TTC\u00a0: un prix entre les deux plafonds ferait alors perdre de l’argent à ce foyer.`,
        },
      ],
    },
    {
      heading: "HT ou TTC ?",
      blocks: [
        {
          kind: "paragraph",
          text: "Hors taxes (HT) et toutes taxes comprises (TTC) : précisez-le toujours. La vente d’électricité est en général soumise à la TVA, à 20 %. Un petit producteur peut bénéficier de la franchise en base et vendre sans TVA. Faites vérifier votre situation par un comptable.",
        },
      ],
    },
    {
      heading: "Les autres clauses du prix",
      blocks: [
        {
          kind: "steps",
          items: [
            "**La durée** : cinq ans, ou indéterminée avec un préavis.",
            "**L’indexation** : comment le prix évolue chaque année.",
            "**L’abonnement** : facultatif ; il pèse lourd pour les petits consommateurs.",
            "**La facturation** : tous les mois, trimestres ou années.",
          ],
        },
      ],
    },
    {
      heading: "Et si j’offre l’électricité ?",
      blocks: [
        {
          kind: "paragraph",
          text: "C’est possible. Une commune peut par exemple alimenter ses propres bâtiments, ou aider des foyers modestes. Choisissez alors l’option « gratuit ». Un organisme public doit vérifier ses propres règles avant de donner.",
        },
        {
          kind: "note",
          text: "Comparez votre offre à la facture de chaque type de participant. Un prix intéressant pour un foyer ne l’est pas toujours pour une grande entreprise.",
        },
      ],
    },
  ],
  related: [
    "que-change-l-autoconsommation-collective-a-ma-facture",
    "que-devient-le-surplus-de-production",
    "quels-documents-faut-il-signer",
  ],
};
