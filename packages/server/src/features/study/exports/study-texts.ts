import { vatRegimeOf } from "@mec/api/study";
import { repartitionKeyExplanations } from "@mec/domain/project";
import { formatNumber, formatPrice, formatPriceRange } from "@mec/domain/shared";
import { assumedAnnualKwh, oldTariffsText, type SharingMethod, sharingMethodLabels } from "@mec/domain/study";
import {
  feeAssumptions,
  fixedCosts,
  formatDay,
  inForce,
  methodMeaning,
  networkOptions,
  oldChecksOf,
  regulatedContract,
  regulatedTariffs,
  type SellingPlant,
  surplusPrice,
  taxAssumptions,
  type VatRegime,
  vatWords,
  wholeSalePrice,
} from "@mec/energy";
import { resultOf } from "../compute/by-id.ts";
import type { StudyResult } from "../compute/study-result.ts";
import type { LoadedStudy } from "../load-study.ts";
import type { Member } from "../member-store.ts";

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
  const isTypical = ({ consumptionPointId }: Member) =>
    resultOf(result.consumers, consumptionPointId).curve === "typical";
  const typical = members.filter(isTypical).length;
  const unknown = members.filter((one) => one.annualKwh === 0 && isTypical(one));
  const silent = producers
    .filter(({ productionPointId }) => resultOf(result.producers, productionPointId).productionKwh === 0)
    .map(({ name }) => name);
  const curves = new Set([...result.producers.values()].map(({ curve }) => curve));
  const modelled = curves.has("solar") || curves.has("pvgis");
  const flat = curves.has("typical");
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

function regulatedSentence(day: string): string {
  const { from, source } = inForce(regulatedTariffs, day);
  return `Sans contrat connu, le tarif réglementé au ${formatDay(from)} est supposé\u00a0: barème de 3 à 6\u00a0kVA pour un foyer, de 9 à 36\u00a0kVA pour un professionnel dont la puissance n’est pas dite. Source\u00a0: ${source}.`;
}

/** The option is the supplier's to pass on: no saving counts it. */
const networkOptionSentence = (day: string): string =>
  `Option de réseau des opérations situées derrière un même poste\u00a0: ce qu’elle apporterait est dit à part, et n’est compté dans aucune économie (${inForce(networkOptions, day).source}).`;

/** What the surplus and everything would be sold for; where no price is published, that it is not known. */
function salesSentence(plant: SellingPlant, day: string): string {
  const [surplus, whole] = [surplusPrice(plant, day), wholeSalePrice(plant, day)];
  if (surplus.price === null || whole.price === null) {
    return plant.type === "photovoltaic"
      ? "Au-dessus de 100\u00a0kWc, le surplus et la vente totale se vendent par appel d’offres, à un prix non connu\u00a0: ils ne sont comptés nulle part."
      : "Le tarif publié ne vaut que pour des panneaux\u00a0: le surplus et la vente totale ont un prix non connu, et ne sont comptés nulle part.";
  }
  return `Surplus vendu ${cents(surplus.price)}\u00a0HT/kWh (${surplus.source}), vente totale ${cents(whole.price)}\u00a0HT/kWh (${whole.source})\u00a0: à remplacer par les prix de votre contrat.`;
}

/** One sentence when all plants sell alike, else one for each. */
function salesSentences({ input, producers }: LoadedStudy): string[] {
  const told = producers.map(({ name, productionType: type, powerKwc: powerKw }) => ({
    name,
    sentence: salesSentence({ type, powerKw }, input.day),
  }));
  const different = new Set(told.map(({ sentence }) => sentence));
  return different.size > 1
    ? told.map(({ name, sentence }) => `«\u00a0${name}\u00a0»\u00a0: ${sentence}`)
    : [...different];
}

/** From which price to which participants pay, and where they differ the one mean there is: that of the energy that is shared. */
function priceSentence({ input }: LoadedStudy, { keys }: StudyResult, vatRegime: VatRegime): string {
  const paid = input.consumers.map(({ localPrice }) => localPrice);
  const [min, max] = paid.length > 0 ? [Math.min(...paid), Math.max(...paid)] : [0, 0];
  const { paidEur, sharedKwh } = keys[input.key];
  const span = formatPriceRange({ min, max }, "professional");
  const mean = sharedKwh > 0 ? `, ${cents(paidEur / sharedKwh)} en moyenne de l’énergie partagée` : "";
  const each = span === formatPrice(max, "professional") ? "" : ` selon le participant${mean}`;
  return `Prix local\u00a0: ${span}${each}, ${vatWords(vatRegime)}.`;
}

/** The assumptions behind the figures of a study, in words. */
export function assumptionsOf(loaded: LoadedStudy, result: StudyResult): string[] {
  const { input, asked } = loaded;
  const vatRegime = vatRegimeOf(asked) ?? "taxed";
  const old = oldTariffsText(oldChecksOf(input.day));
  const household = { contract: regulatedContract("base", input.day), connection: "upTo36" } as const;
  return [
    ...curveAssumptions(loaded, result),
    regulatedSentence(input.day),
    priceSentence(loaded, result, vatRegime),
    ...taxAssumptions(household, input.plantKw, input.day),
    ...(asked.vatRegime === null
      ? ["Le régime de TVA du producteur n’est pas encore dit : la TVA est comptée."]
      : []),
    ...feeAssumptions(fixedCosts(asked.fees, vatRegime, input.day)),
    ...(input.isBehindOneSubstation ? [networkOptionSentence(input.day)] : []),
    ...salesSentences(loaded),
    ...(old === null ? [] : [old]),
  ];
}
