import { repartitionKeyExplanations } from "@mec/domain/project";
import { formatNumber } from "@mec/domain/shared";
import {
  assumedAnnualKwh,
  outsideSalePrices,
  type SharingMethod,
  sharingMethodLabels,
} from "@mec/domain/study";
import { type LocalOffer, methodMeaning, regulatedContract, savingAssumptions } from "@mec/energy";
import type { StudyResult } from "./compute/compute-study.ts";
import type { LoadedStudy } from "./load-study.ts";

const cents = (price: number): string => `${formatNumber(price * 100, 2)}\u00a0c€`;

/** What a method favours, in one sentence. */
export function meaningOf(method: SharingMethod): string {
  switch (method.kind) {
    case "static_shares":
      return repartitionKeyExplanations.static;
    case "prorata":
      return repartitionKeyExplanations["dynamic-per-default"];
    case "optimised":
      return methodMeaning[method.goal];
    default:
      return methodMeaning[method.kind];
  }
}

export const methodOf = (method: SharingMethod) => ({
  label: sharingMethodLabels[method.kind],
  meaning: meaningOf(method),
});

function curveAssumptions({ members, producers }: LoadedStudy, result: StudyResult): string[] {
  const typical = result.consumers.filter(({ curve }) => curve === "typical").length;
  const unknown = members.filter(
    ({ annualKwh }, i) => annualKwh === 0 && result.consumers[i]?.curve === "typical",
  );
  const silent = producers.filter((_, j) => result.producers[j]?.productionKwh === 0).map(({ name }) => name);
  const modelled = result.producers.some(({ curve }) => curve === "solar" || curve === "pvgis");
  const flat = result.producers.some(({ curve }) => curve === "typical");
  return [
    ...(typical > 0
      ? [
          `Profil type pour ${formatNumber(typical)} participant${typical > 1 ? "s" : ""} sur ${formatNumber(members.length)}, faute d’une autorisation en cours ou de relevés sur la plus grande partie d’une année.`,
        ]
      : []),
    ...(unknown.length > 0
      ? [
          `Consommation annuelle inconnue\u00a0: ${formatNumber(assumedAnnualKwh.individual)}\u00a0kWh sont supposés pour un foyer, ${formatNumber(assumedAnnualKwh.professional)}\u00a0kWh pour un professionnel.`,
        ]
      : []),
    ...(modelled
      ? [
          "Production solaire d’une année moyenne\u00a0: panneaux plein sud inclinés à 30°, pertes de 14\u00a0%, ramenée à la production annuelle annoncée.",
        ]
      : []),
    ...(flat ? ["Production non solaire sans relevés\u00a0: profil type de sa filière, mois par mois."] : []),
    ...silent.map(
      (name) => `La production de «\u00a0${name}\u00a0» n’est pas connue\u00a0: elle compte pour zéro.`,
    ),
    "Les relevés d’autres années sont ramenés à l’année étudiée, jour de semaine pour jour de semaine.",
  ];
}

/** What the figures of a study rest on, in words. */
export function assumptionsOf(loaded: LoadedStudy, result: StudyResult): string[] {
  const { input } = loaded;
  const prices = input.consumers.map(({ localPrice }) => localPrice);
  const price = prices.length > 0 ? prices.reduce((sum, one) => sum + one, 0) / prices.length : 0;
  const offer: LocalOffer = { price, vatRegime: "taxed", plantKw: input.plantKw };
  const household = { contract: regulatedContract("base", input.day), category: "household" } as const;
  return [
    ...curveAssumptions(loaded, result),
    "Sans contrat connu, le tarif réglementé en vigueur est supposé.",
    ...savingAssumptions(household, offer, input.day),
    `Surplus vendu ${cents(outsideSalePrices.surplus)}\u00a0HT/kWh, vente totale ${cents(outsideSalePrices.whole)}\u00a0HT/kWh\u00a0: ordres de grandeur à remplacer par les prix de votre contrat.`,
  ];
}
