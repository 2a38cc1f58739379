import { type FixedCosts, feeAssumptions } from "../money/fees.ts";
import { formatCents, formatDay, formatEuros, formatMonth, formatWhole } from "../money/format.ts";
import type { Window } from "../money/periods.ts";
import { type Customer, taxAssumptions, type VatRegime, vatWords } from "../money/saving.ts";
import { usualPower } from "../money/supply.ts";
import { inForce } from "../money/tables/dated.ts";
import { localExciseExemption } from "../money/tables/excises.ts";
import { regulatedTariffs, type SubscribedPower } from "../money/tables/regulated-tariffs.ts";
import { HEATING } from "../typical/heating.ts";
import { type ConsumerCategory, isBusiness } from "../typical/shapes.ts";
import { type EstimateHome, reclaimsItsVat } from "./prepared-home.ts";
import type { Range } from "./verdict.ts";

interface Basis {
  readonly home: EstimateHome;
  readonly producedKwh: number;
  readonly price: { readonly min: number; readonly max: number } | null;
  readonly vatRegime: VatRegime | null;
  readonly ownPart?: number | undefined;
  readonly costs: FixedCosts;
  readonly customer: Customer;
  /** The power of the largest plant. */
  readonly plantKw: number;
  readonly day: string;
}

/** What an estimate rests on, in French. */
export function estimateAssumptions(basis: Basis): string[] {
  const { home, producedKwh, customer, plantKw, day } = basis;
  const [activity, fixedPrice] = [activitySentence(home), fixedPriceSentence(home, day)];
  return [
    `Vos ${formatWhole(home.annualKwh)}\u00a0kWh par an sont répartis selon un profil type, et non selon vos propres relevés.`,
    ...(activity ? [activity] : []),
    `La production est celle d’une année type, soit ${formatWhole(producedKwh)}\u00a0kWh\u00a0: 10\u00a0% de moins dans le cas le moins favorable, 5\u00a0% de plus dans l’autre.`,
    "Le gestionnaire du réseau partage l’énergie locale à chaque quart d’heure. Cette estimation compte par demi-heure, comme mesurent les compteurs des logements, au prorata des consommations.",
    "Cas le moins favorable\u00a0: les autres consomment trois fois ce que le projet produit, aux heures qui vous en laissent le moins, ou davantage si ceux qui participent ou attendent aujourd’hui consomment plus\u00a0; un gros consommateur venu plus tard l’abaisserait. Cas le plus favorable\u00a0: ceux qui sont acceptés, ou la moitié de la production s’ils sont moins.",
    priceSentence(basis),
    ...feeAssumptions(basis.costs),
    supplySentence(home, day),
    ...(fixedPrice ? [fixedPrice] : []),
    ...hoursSentence(basis),
    ...taxAssumptions(customer, plantKw, day, reclaimsItsVat(home)),
  ];
}

/** The hours at which a business is taken to work, its own or supposed ones, or the heating of a home that told it. */
export function activitySentence({
  category,
  isDaySupposed,
}: Pick<EstimateHome, "category" | "isDaySupposed">): string | null {
  if (category === "household") return null;
  if (category === "unheated-home") return "Votre chauffage n’est pas électrique\u00a0: il n’est pas compté.";
  if (category === "heated-home")
    return `Chauffage électrique\u00a0: nous supposons qu’il prend ${formatWhole(100 * HEATING)}\u00a0% de votre année, d’octobre à mai, la nuit comme le jour.`;
  if (isDaySupposed) return "Vos horaires n’étant pas connus, nous supposons une activité de journée.";
  return `Votre activité est comptée comme vous le dites\u00a0: ${activityWords[category]}.`;
}

const activityWords = {
  business: "surtout en journée",
  "early-business": "surtout tôt le matin, de 1\u00a0h à 9\u00a0h, six jours par semaine",
  "morning-business": "de la nuit à midi, six jours par semaine",
  "evening-business": "le soir et le week-end",
  "night-business": "la nuit, du crépuscule à l’aube, presque rien tant que le soleil brille",
  "constant-business": "jour et nuit, toute la semaine",
  school: "en période scolaire, fermée l’été",
} as const;

type Supplied = Pick<EstimateHome, "contract" | "regulated" | "category" | "connection">;

/** What the sum of a connection above 36 kVA supposes of its network's part (TURPE 7: tables of ≤ 36 kVA alone). */
export const supposedNetworkText =
  "Votre part de réseau est comptée comme pour 36\u00a0kVA au plus\u00a0: le barème au-dessus manque ici.";

/** Whose prices are compared with the local one, and of a larger connection that its network's part is not its own. */
export function supplySentence(home: Supplied, day: string): string {
  const network = home.connection === "over36" ? ` ${supposedNetworkText}` : "";
  return `${pricesSentence(home, day)}${network}`;
}

/** Until when a comparison with a fixed price holds; null where no end of it was told. */
export function fixedPriceSentence(
  { fixedUntil }: Pick<EstimateHome, "fixedUntil">,
  day: string,
): string | null {
  if (!fixedUntil) return null;
  const month = formatMonth(fixedUntil);
  return day.slice(0, 7) > fixedUntil
    ? `Votre prix fixe a pris fin en ${month}\u00a0: vérifiez celui que nous comptons.`
    : `Votre prix est fixe jusqu’en ${month}\u00a0: la comparaison vaut jusque-là.`;
}

/** An offer's own prices, or the regulated tariff's, told or supposed. */
function pricesSentence({ contract, regulated, category }: Supplied, day: string): string {
  if (contract && !regulated) return "Le prix de votre fournisseur est celui de votre contrat.";
  const { from, source } = inForce(regulatedTariffs, day);
  const option =
    contract?.kind === "peak"
      ? "heures pleines et creuses"
      : `base, barème ${powerWords(regulated?.power ?? null, category)}`;
  const whose = contract ? "" : ", faute de connaître le vôtre,";
  const residential = isBusiness(category)
    ? " C’est le barème résidentiel, faute du barème professionnel."
    : "";
  return `Le prix de votre fournisseur est${whose} celui du tarif réglementé au ${formatDay(from)}, option ${option}.${residential} Source\u00a0: ${source}.`;
}

/** "de 3 à 6 kVA", and when nobody told the power, that the list is the usual one. */
function powerWords(power: SubscribedPower | null, category: ConsumerCategory): string {
  const list = { upTo6: "de 3 à 6\u00a0kVA", upTo36: "de 9 à 36\u00a0kVA" }[power ?? usualPower[category]];
  return power ? list : `${list}, le plus courant, votre puissance n’étant pas dite`;
}

/** The sentence on off-peak hours; none for a tariff with the same price at every hour. */
function hoursSentence({ home, customer }: Basis): string[] {
  if (customer.contract.kind === "base") return [];
  const { summer, winter } = home.offPeakHours;
  const [warm, cold] = [windowsText(summer), windowsText(winter)];
  const hours = warm === cold ? cold : `${cold} en hiver (novembre à mars), ${warm} en été`;
  const whose = home.areHoursUsual ? "les vôtres n’étant pas connues, nous comptons" : "nous comptons";
  return [
    `Heures creuses\u00a0: ${whose} ${hours}. Un kWh solaire reçu dans ces heures vous épargne le prix des heures creuses.`,
  ];
}

const clock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}\u00a0h${minutes % 60 === 0 ? "" : `\u00a0${String(minutes % 60).padStart(2, "0")}`}`;

const windowsText = (windows: readonly Window[]): string =>
  windows.map(({ start, end }) => `de ${clock(start)} à ${clock(end)}`).join(" et ");

/** "14 €", or "entre 12 € et 40 €", then "HT" when it is told. */
function amountsOf({ low, high }: Range, tax: string): string {
  const [least, most] = [formatEuros(low), formatEuros(high)];
  return `${least === most ? most : `entre ${least} et ${most}`}${tax}`;
}

/** What a year saves or costs, in words: a cost is called a cost. */
function outcomeOf({ low, high }: Range, tax: string): string {
  if (low >= 0) return `vous économiseriez ${amountsOf({ low, high }, tax)} par an`;
  if (high <= 0)
    return `ce projet vous coûterait ${amountsOf({ low: -high, high: -low }, tax)} de plus par an`;
  return `ce projet vous coûterait jusqu’à ${formatEuros(-low)}${tax} de plus par an, ou vous ferait économiser jusqu’à ${formatEuros(high)}${tax}`;
}

/**
 * That the excise exemption may end, where both cases are told already; who announces it stands in the help and behind the figures.
 * @param startsIn the month of a start to come, `YYYY-MM`: after that end, it is said so
 */
export function exemptionDoubt(startsIn: string | null = null): string {
  const { announcedEnd } = localExciseExemption.value;
  const isBefore = startsIn !== null && `${startsIn}-01` >= announcedEnd;
  const start = isBefore ? `, avant le démarrage prévu (${formatMonth(startsIn)})` : "";
  return `L’exonération d’accise, un avantage fiscal, pourrait finir le ${formatDay(announcedEnd)}${start}\u00a0: ce n’est pas confirmé.`;
}

/** The last day on which nobody doubts the exemption: "31 décembre 2026". */
export const exemptionSureUntil = (): string => formatDay(dayBefore(localExciseExemption.value.announcedEnd));

const dayBefore = (day: string): string => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

/** The same with its source, which is named, for a disclosure. */
export const exemptionSource = (): string =>
  `${exemptionDoubt()} Source\u00a0: ${localExciseExemption.value.announcedBy}.`;

/** The same year without the exemption. */
export const cautionOf = (saving: Range, tax = ""): string =>
  `${exemptionDoubt()} Si l’exonération s’arrêtait, ${outcomeOf(saving, tax)}.`;

function priceSentence({ price, vatRegime, ownPart = 0 }: Basis): string {
  if (ownPart === 1) return "L’énergie locale vient de votre propre production\u00a0: elle ne se paie pas.";
  if (!price) return "L’énergie locale est donnée, sans prix.";
  const range =
    price.min === price.max
      ? formatCents(price.min)
      : `de ${formatCents(price.min)} à ${formatCents(price.max)}`;
  const own =
    ownPart > 0
      ? ` ${formatWhole(100 * ownPart)}\u00a0% viennent de votre propre production, et ne se paient pas.`
      : "";
  return `Prix local\u00a0: ${range} HT par kWh, ${vatOf(vatRegime)}.${own}`;
}

const vatOf = (vatRegime: VatRegime | null): string => {
  if (vatRegime === null)
    return "plus la TVA\u00a0: son régime n’est pas encore dit, le cas le plus cher est compté";
  return vatRegime === "taxed" ? "plus la TVA" : vatWords(vatRegime);
};
