import type { Article } from "./article.ts";
import { powerLimits } from "./law-figures.ts";
import { summaries } from "./summaries.ts";

export const article: Article = {
  ...summaries["quelles-installations-peuvent-participer"],
  updated: "2026-10-13",
  readingMinutes: 1,
  sections: [
    {
      heading: "Toutes les filières, ou presque",
      blocks: [
        {
          kind: "paragraph",
          text: "La plupart des opérations utilisent des panneaux solaires. Une petite centrale hydraulique, une éolienne ou une autre installation convient aussi. Pour une opération étendue à plusieurs bâtiments, l’énergie est en général renouvelable.",
        },
      ],
    },
    {
      heading: "La puissance",
      blocks: [
        {
          kind: "paragraph",
          text: "La puissance de toutes les installations de l’opération s’additionne. Pour le solaire, on compte la puissance de crête, en kilowatts-crête (kWc).",
        },
        {
          kind: "table",
          caption: "La puissance",
          headers: ["Où", "Puissance totale"],
          rows: [
            ["En métropole continentale", `Moins de ${powerLimits.mainland}`],
            ["Zones non interconnectées (Corse, outre-mer)", `Moins de ${powerLimits.isolated}`],
            [
              "Opération de service public dans une même intercommunalité, sous conditions",
              `Moins de ${powerLimits.publicBodies}`,
            ],
          ],
        },
      ],
    },
    {
      heading: "La distance",
      blocks: [
        {
          kind: "paragraph",
          text: "L’installation compte comme un participant. Elle doit donc tenir dans le périmètre, avec tous les consommateurs. Le périmètre limite la distance entre les deux participants les plus éloignés.",
        },
      ],
    },
    {
      heading: "En service ou en projet",
      blocks: [
        {
          kind: "paragraph",
          text: "Vous pouvez inscrire une installation qui n’est pas encore construite. Cochez simplement « pas encore en service ». Vous ajouterez plus tard son numéro de PRM, les 14 chiffres de son point de raccordement.",
        },
      ],
    },
    {
      heading: "Les informations à préparer",
      blocks: [
        {
          kind: "list",
          items: [
            "L’adresse exacte de l’installation.",
            "Sa puissance, en kWc pour le solaire.",
            "Sa production annuelle, mesurée ou estimée, en kilowattheures (kWh).",
            "La fourchette de prix souhaitée, hors taxes (HT), ou l’option gratuite.",
            "Le numéro de la demande de raccordement, si elle est en cours.",
          ],
        },
      ],
    },
    {
      heading: "Combien produit un kilowatt-crête ?",
      blocks: [
        {
          kind: "paragraph",
          text: "Un kWc bien orienté produit en général de 1 000 kWh par an dans le nord à 1 400 kWh et plus en Méditerranée. L’orientation, la pente et les ombres font varier ce chiffre.",
        },
      ],
    },
  ],
  related: [
    "quel-est-le-perimetre-d-une-operation",
    "en-devenant-producteur-dans-une-autoconsommation-collective-quelles-sont-mes-obligations",
    "que-devient-le-surplus-de-production",
    "comment-fixer-le-prix-de-vente",
  ],
};
