import type { PriceProposal } from "@mec/api/study";
import { awaitsOwner } from "@mec/domain/application";
import { countedHours, workingHoursLabels } from "@mec/domain/point";
import { formatDate, formatKwh, formatPaidPrice } from "@mec/domain/shared";
import { euroOf, gainText, laterYearName, ownSaving, paysNobody } from "@mec/domain/study";
import { type PlaceAlone, type Range, takesMoreThanAll, toldTogether } from "@mec/energy";
import { type Block, type Column, strong, type Text } from "../legal/model.ts";
import type { CouncilNoteData, NotePlace } from "./data.ts";

const NBSP = "\u00a0";

/** One sum of each place: its title, and of which figures it is; null where a place has none. */
interface Sum {
  readonly title: string;
  readonly rangeOf: (proposal: PriceProposal) => Range | null;
  /** What stands before a place's own, where the title cannot say it of all. */
  readonly before?: (proposal: PriceProposal) => string;
}

const asThingsAre: Sum = { title: "Par an, règles d’aujourd’hui", rangeOf: ownSaving };

const withoutExemption: Sum = {
  title: "Par an, sans l’exonération d’accise",
  rangeOf: ({ withoutExemptionEur }) => withoutExemptionEur,
};

const ofLater = ({ later }: PriceProposal): Range | null => later && ownSaving(later);

/** Both risks at once: a price may gain in each of them, and lose where they meet. */
const ofLaterWithoutExemption = ({ later }: PriceProposal): Range | null =>
  later?.withoutExemptionEur ?? null;

/** In the year that a rising price is told for; of several, each place says which, and they have no total. */
function laterSum(years: readonly string[], { title, rangeOf }: Sum): Sum {
  const [year, ...others] = years;
  return others.length === 0
    ? { title: `${year}, ${title}`, rangeOf }
    : {
        title: `Plus tard, ${title}`,
        rangeOf,
        before: (proposal) =>
          yearOf(proposal)
            .map((year) => `${year}${NBSP}: `)
            .join(""),
      };
}

const yearOf = ({ later, engagement }: PriceProposal): string[] =>
  later ? [laterYearName({ later, engagement })] : [];

function laterSums(proposals: readonly PriceProposal[]): Sum[] {
  const years = [...new Set(proposals.flatMap(yearOf))];
  if (years.length === 0) return [];
  const unexempted = laterSum(years, {
    title: "sans l’exonération d’accise",
    rangeOf: ofLaterWithoutExemption,
  });
  return [
    ...(proposals.some(ofLaterWithoutExemption) ? [unexempted] : []),
    laterSum(years, { title: "fournisseur inchangé", rangeOf: ofLater }),
  ];
}

/** The case without the exemption stands first, as everywhere. */
function sumsOf(proposals: readonly PriceProposal[]): Sum[] {
  const hasOther = proposals.some(({ withoutExemptionEur }) => withoutExemptionEur);
  return [...(hasOther ? [withoutExemption] : []), asThingsAre, ...laterSums(proposals)];
}

/** Places that share one production, by one of their sums; null where one of them has none, or does not say what it takes. */
function alone(proposals: readonly PriceProposal[], { rangeOf }: Sum): PlaceAlone[] | null {
  const each = proposals.flatMap((proposal) => {
    const { productionShare, ownCostsEur } = proposal;
    const ownEur = rangeOf(proposal);
    return ownEur && productionShare && ownCostsEur !== undefined
      ? [{ ownEur, productionShare, ownCostsEur }]
      : [];
  });
  return each.length === proposals.length ? each : null;
}

/** The tax of all these sums; null where they have not the same, and cannot be added up. */
export function commonEuro(proposals: readonly PriceProposal[]): string | null {
  const [unit = "", ...others] = new Set(proposals.map(euroOf));
  return others.length === 0 ? unit : null;
}

const none = "–";

function sumText(proposal: PriceProposal, { rangeOf, before }: Sum): string {
  const range = rangeOf(proposal);
  return range ? `${before?.(proposal) ?? ""}${gainText(range, euroOf(proposal))}` : none;
}

function totalText(proposals: readonly PriceProposal[], sum: Sum): string {
  const unit = commonEuro(proposals);
  const each = sum.before ? null : alone(proposals, sum);
  return unit && each ? gainText(toldTogether(each), unit) : none;
}

/** Whether all that the project produces is not enough for these places: their total is then less than what a reader adds up. */
export function areTooMany(proposals: readonly PriceProposal[]): boolean {
  const each = alone(proposals, asThingsAre);
  return each !== null && takesMoreThanAll(each);
}

/** "13,2 c€/kWh TTC, soit 11 c€/kWh HT", as the place's page has it. */
export const priceText = (
  { price, vatRegime, isVatCounted = false }: PriceProposal,
  { consumerType }: Pick<CouncilNoteData, "consumerType">,
): string => formatPaidPrice(price, { profileType: consumerType, isVatPaid: isVatCounted }, vatRegime);

/** Where a place's answer stands. */
function answerOf({ status, proposal: { until } }: NotePlace): string {
  if (awaitsOwner(status)) return "pas encore accepté";
  if (status !== "PROPOSAL") return status === "SIGNED" ? "signé" : "accepté en ligne";
  return until ? `à accepter jusqu’au ${formatDate(until)} inclus` : "à accepter, sans date limite";
}

/** The same of all places; null where they differ, and each says its own. */
export function commonAnswer(places: readonly NotePlace[]): string | null {
  const [answer = "", ...others] = new Set(places.map(answerOf));
  return others.length === 0 ? answer : null;
}

function useText(
  { workingHours, proposal: { yearlyKwh, isConsumptionKnown } }: NotePlace,
  { consumerType }: CouncilNoteData,
): string {
  const hours = countedHours({ consumerType, workingHours });
  const kwh = `${formatKwh(yearlyKwh)} par an${isConsumptionKnown ? "" : ", supposés"}`;
  return `${hours ? workingHoursLabels[hours] : "Logement"}, ${kwh}`;
}

/** A line a place, and what all save together. */
export function placeTable(data: CouncilNoteData): Block {
  const proposals = data.places.map(({ proposal }) => proposal);
  const sums = sumsOf(proposals);
  const answer = commonAnswer(data.places);
  const columns: Column[] = [
    { title: "Lieu et usage", width: 44 },
    { title: "Prix local", width: 19 },
    // No word of their titles is broken, four of them beside each other or not.
    ...sums.map(({ title }) => ({ title, width: sums.length > 3 ? 23 : 17 })),
  ];
  const rows = data.places.map((place): Text[] => [
    [strong(place.name), `\n${place.address}\n${useText(place, data)}`],
    [
      [
        paysNobody(place.proposal) ? "rien à payer" : priceText(place.proposal, data),
        ...(answer === null ? [answerOf(place)] : []),
      ].join("\n"),
    ],
    ...sums.map((sum) => [sumText(place.proposal, sum)]),
  ]);
  const total: Text[] = [
    [strong(`Ensemble, ${data.places.length}${NBSP}lieux`)],
    [],
    ...sums.map((sum) => [strong(totalText(proposals, sum))]),
  ];
  return { kind: "table", columns, rows: data.places.length > 1 ? [...rows, total] : rows };
}
