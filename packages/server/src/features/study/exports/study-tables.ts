import type { Study } from "@mec/api/study";
import { repartitionKeyLabels } from "@mec/domain/project";
import {
  ownBodyCaseRow,
  ownBodyLines,
  ownBodyNotes,
  ownBodySum,
  participantCostLabels,
  yearlyCosts,
} from "@mec/domain/study";

export type Cell = string | number;
export interface StudyTable {
  readonly title: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

const curveLabels = {
  real: "courbe réelle",
  typical: "profil type",
  solar: "modèle solaire",
  pvgis: "PVGIS",
} as const;

const notKnown = "non connu";

const synthesis = (study: Study): StudyTable => ({
  title: "Synthèse",
  headers: ["Indicateur", "Valeur"],
  rows: [
    ["Clé de répartition", repartitionKeyLabels[study.key]],
    ["Méthode", study.method.label],
    ["Début", study.period.from],
    ["Fin", study.period.to],
    ["Production (kWh)", study.totals.productionKwh],
    ["Consommation (kWh)", study.totals.consumptionKwh],
    ["Énergie partagée (kWh)", study.totals.sharedKwh],
    ["Surplus (kWh)", study.totals.surplusKwh],
    ["Taux d’autoconsommation", study.totals.selfConsumptionRate],
    ["Taux d’autoproduction", study.totals.selfProductionRate],
    ["Taux de couverture", study.totals.coverageRate],
    ["Revenu des producteurs (€ HT par an)", study.totals.producerRevenueEur],
    ["Revenu en vendant tout au réseau (€ HT par an)", study.revenue.wholeSaleEur ?? notKnown],
    ...study.assumptions.map((assumption, index): Cell[] => [`Hypothèse ${index + 1}`, assumption]),
  ],
});

function participantTable({ participants }: Study): StudyTable {
  const hasOption = participants.some(({ networkOptionEur }) => networkOptionEur !== null);
  return {
    title: "Participants",
    headers: [
      "Participant",
      "Courbe",
      "Consommation (kWh)",
      "Énergie partagée (kWh)",
      "Taux d’autoproduction",
      "Prix local (€/kWh HT)",
      "Énergie (€ TTC par an)",
      ...yearlyCosts.map((cost) => `${participantCostLabels[cost]} (€ par an)`),
      "Économie (€ TTC par an)",
      "Droit d’entrée (€, une fois)",
      ...(hasOption ? ["Option de réseau, non comptée (€ TTC par an)"] : []),
    ],
    rows: participants.map((one) => [
      one.name,
      curveLabels[one.curve],
      one.consumptionKwh,
      one.sharedKwh,
      one.selfProductionRate,
      one.localPrice,
      one.energyEur,
      ...yearlyCosts.map((cost) => one[cost] ?? "pas encore fixée"),
      one.savingEur,
      one.entranceEur,
      ...(hasOption ? [one.networkOptionEur ?? ""] : []),
    ]),
  };
}

const producerTable = ({ producers }: Study): StudyTable => ({
  title: "Producteurs",
  headers: [
    "Producteur",
    "Courbe",
    "Production (kWh)",
    "Surplus (kWh)",
    "Vente locale (€ HT par an)",
    "Vente du surplus (€ HT par an)",
    "En vendant tout au réseau (€ HT par an)",
  ],
  rows: producers.map((one) => [
    one.name,
    curveLabels[one.curve],
    one.productionKwh,
    one.surplusKwh,
    one.revenue?.localSaleEur ?? notKnown,
    one.revenue?.surplusSaleEur ?? notKnown,
    one.revenue?.wholeSaleEur ?? notKnown,
  ]),
});

/** One block a body, nothing where nobody produces and consumes. */
const ownBodyTable = ({ ownBodies = [] }: Study): StudyTable[] =>
  ownBodies.length === 0
    ? []
    : [
        {
          title: "Produire et consommer",
          headers: ["Qui produit et consomme", "€ par an"],
          rows: ownBodies.flatMap((body): Cell[][] => [
            [body.name, body.totalEur],
            ...ownBodySum(body).cases.map(ownBodyCaseRow),
            ...ownBodyLines(body).map(([label, eur]): Cell[] => [label, eur ?? notKnown]),
            ...ownBodyNotes(body).map((note): Cell[] => [note]),
          ]),
        },
      ];

const keyTable = ({ keys }: Study): StudyTable => ({
  title: "Clés",
  headers: [
    "Clé",
    "Méthode",
    "Énergie partagée (kWh)",
    "Taux d’autoconsommation",
    "Économie totale (€ TTC par an)",
    "Plus petite économie (€ TTC par an)",
    "Revenu des producteurs (€ HT par an)",
  ],
  rows: keys.map((one) => [
    repartitionKeyLabels[one.key],
    one.method,
    one.sharedKwh,
    one.selfConsumptionRate,
    one.totalSavingEur,
    one.smallestSavingEur,
    one.producerRevenueEur,
  ]),
});

const candidateTable = ({ candidates }: Study): StudyTable => ({
  title: "Candidats",
  headers: ["Candidat", "Courbe", "Consommation (kWh)", "Énergie partagée en plus (kWh)", "Pourquoi"],
  rows: candidates.map((one) => [
    one.name,
    curveLabels[one.curve],
    one.consumptionKwh,
    one.marginalSharedKwh,
    one.reason,
  ]),
});

const monthTable = ({ months }: Study): StudyTable => ({
  title: "Mois",
  headers: ["Mois", "Production (kWh)", "Consommation (kWh)", "Énergie partagée (kWh)", "Surplus (kWh)"],
  rows: months.map((one) => [
    one.month,
    one.productionKwh,
    one.consumptionKwh,
    one.sharedKwh,
    one.surplusKwh,
  ]),
});

/** The figures of a study as tables, the same for every file format. */
export const tablesOf = (study: Study): StudyTable[] => [
  synthesis(study),
  participantTable(study),
  producerTable(study),
  ...ownBodyTable(study),
  keyTable(study),
  candidateTable(study),
  monthTable(study),
];
