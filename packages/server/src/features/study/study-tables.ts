import type { Study } from "@mec/api/study";
import { repartitionKeyLabels } from "@mec/domain/project";
import { participantCostLabels, yearlyCosts } from "@mec/domain/study";

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

const energyHeaders = ["Production (kWh)", "Consommation (kWh)", "Énergie partagée (kWh)", "Surplus (kWh)"];
const energyCells = (one: Study["months"][number]): Cell[] => [
  one.productionKwh,
  one.consumptionKwh,
  one.sharedKwh,
  one.surplusKwh,
];

/** The figures of a study as tables, the same for every file format. */
export function tablesOf(study: Study): StudyTable[] {
  const { totals, revenue } = study;
  const hasOption = study.participants.some(({ networkOptionEur }) => networkOptionEur !== null);
  return [
    {
      title: "Synthèse",
      headers: ["Indicateur", "Valeur"],
      rows: [
        ["Clé de répartition", repartitionKeyLabels[study.key]],
        ["Méthode", study.method.label],
        ["Début", study.period.from],
        ["Fin", study.period.to],
        ["Production (kWh)", totals.productionKwh],
        ["Consommation (kWh)", totals.consumptionKwh],
        ["Énergie partagée (kWh)", totals.sharedKwh],
        ["Surplus (kWh)", totals.surplusKwh],
        ["Taux d’autoconsommation", totals.selfConsumptionRate],
        ["Taux d’autoproduction", totals.selfProductionRate],
        ["Taux de couverture", totals.coverageRate],
        ["Revenu des producteurs (€ HT par an)", totals.producerRevenueEur],
        ["Revenu en vendant tout au réseau (€ HT par an)", revenue.wholeSaleEur],
        ...study.assumptions.map((assumption, index): Cell[] => [`Hypothèse ${index + 1}`, assumption]),
      ],
    },
    {
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
      rows: study.participants.map((one) => [
        one.name,
        curveLabels[one.curve],
        one.consumptionKwh,
        one.sharedKwh,
        one.selfProductionRate,
        one.localPrice,
        one.energyEur,
        ...yearlyCosts.map((cost) => one[cost]),
        one.savingEur,
        one.entranceEur,
        ...(hasOption ? [one.networkOptionEur ?? ""] : []),
      ]),
    },
    {
      title: "Producteurs",
      headers: ["Producteur", "Courbe", "Production (kWh)", "Surplus (kWh)"],
      rows: study.producers.map((one) => [
        one.name,
        curveLabels[one.curve],
        one.productionKwh,
        one.surplusKwh,
      ]),
    },
    {
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
      rows: study.keys.map((one) => [
        repartitionKeyLabels[one.key],
        one.method,
        one.sharedKwh,
        one.selfConsumptionRate,
        one.totalSavingEur,
        one.smallestSavingEur,
        one.producerRevenueEur,
      ]),
    },
    {
      title: "Candidats",
      headers: ["Candidat", "Courbe", "Consommation (kWh)", "Énergie partagée en plus (kWh)", "Pourquoi"],
      rows: study.candidates.map((one) => [
        one.name,
        curveLabels[one.curve],
        one.consumptionKwh,
        one.marginalSharedKwh,
        one.reason,
      ]),
    },
    {
      title: "Mois",
      headers: ["Mois", ...energyHeaders],
      rows: study.months.map((month) => [month.month, ...energyCells(month)]),
    },
  ];
}
