import { type Bills, billsOf } from "./bill.ts";
import { breakEvenOf } from "./break-even.ts";
import { BRIGHT, offeredBy, type Sharing } from "./cases.ts";
import { type Asking, type EstimateFigures, figuresOf, paidPart } from "./figures.ts";
import { type PerKwh, perKwhOf } from "./per-kwh.ts";
import { type EstimateHome, prepareHomeIn, prepareYear } from "./prepared-home.ts";
import { receivedOf } from "./received.ts";
import { soldOf, type Wanted } from "./sold.ts";
import type { Range } from "./verdict.ts";
import { activitySentence, fixedPriceSentence, supplySentence } from "./words.ts";

const noFees = { membership: 0, entrance: 0, subscription: 0 };

/** A person to whom a price is proposed or announced, with what is asked of him beside it. */
export interface Proposed extends Asking {
  /** Names the person in the answer. */
  readonly id: string;
  readonly home: EstimateHome;
  /** €/kWh without VAT in a later year of a contract whose price rises by an agreed rate; null where it does not. */
  readonly laterPrice: number | null;
}

/** One price, as a range. */
export const exactly = (price: number) => ({ min: price, max: price });

export interface ProposalsInput {
  readonly project: Sharing;
  readonly people: readonly Proposed[];
  /** Who takes part already: the production is theirs too. */
  readonly accepted: readonly EstimateHome[];
  /** YYYY-MM-DD */
  readonly day: string;
}

/** What a price would bring to the person, and do to his bill. */
interface ProposalFigures extends EstimateFigures, Bills {
  readonly id: string;
  /** A local kWh beside the supplier's, €/kWh in the tax of his sums; null where that is not one price. */
  readonly perKwh: PerKwh | null;
  /** Whose prices that bill is made of, in French. */
  readonly supply: string;
  /** Until when the comparison with a fixed price holds, in French; null where no end of it was told. */
  readonly fixedPrice: string | null;
  /** The hours at which a business is taken to work, in French; null for a home. */
  readonly activity: string | null;
  /** What is left at the later price, all else as it is today, the excise exemption included or ended; null without one. */
  readonly later: Pick<EstimateFigures, "savingEur" | "savingWithoutVatEur" | "withoutExemptionEur"> | null;
  /**
   * €/kWh without VAT: up to the low end he loses nothing in any case, from the high end on he loses in all of them.
   * 0 where he would even if the energy were given: what is paid beside it is more than it saves. Null where he buys from
   * nobody but himself.
   */
  readonly breakEven: Range | null;
}

export interface Proposals {
  readonly people: readonly ProposalFigures[];
  /** What they would buy in a year all together; with what participants buy already, no more than is produced. */
  readonly soldKwh: Range;
  /** € a year without VAT. */
  readonly soldEur: Range;
  /** What that is made of: asked of people in several lots, it is added up before it is bounded. */
  readonly wanted: Wanted;
}

/** The range's ends for a seller: he earns least at the lowest price, most at the highest. */
const priceAt = { low: "min", high: "max" } as const;

/**
 * What proposed prices would bring to the people concerned, by the same estimate as on the project's page,
 * and to the sellers. @throws RangeError on a figure that is not an energy, a power or a known day.
 */
export function proposals({ project, people, accepted, day }: ProposalsInput): Proposals {
  const year = prepareYear(day);
  const offered = offeredBy(project, year);
  const all = people.map(({ id, home, price, fees, vatRegime, ownPart, laterPrice }) => {
    const prepared = prepareHomeIn(home, year);
    const received = receivedOf(prepared, offered);
    const at = (one: Proposed["price"]) =>
      figuresOf(prepared, received, { price: one, fees, vatRegime, ownPart });
    const figures = at(price);
    const computed = { ...received, figures };
    const part = paidPart({ ownPart });
    const later = laterPrice === null || part === 0 ? null : savingsOf(at(exactly(laterPrice)));
    const [supply, activity] = [supplySentence(home, day), activitySentence(home)];
    const fixedPrice = fixedPriceSentence(home, day);
    const breakEven = breakEvenOf(prepared, computed, { vatRegime, ownPart });
    const perKwh = perKwhOf(prepared, computed, { price, vatRegime, ownPart });
    const told = { ...billsOf(prepared), supply, fixedPrice, activity, later, breakEven, perKwh };
    return { price, part, person: { id, ...figures, ...told } };
  });
  const takers = alike(accepted).map(({ home, count }) => {
    const prepared = prepareHomeIn(home, year);
    const received = receivedOf(prepared, offered);
    const { sharedKwh } = figuresOf(prepared, received, { price: null, fees: noFees, vatRegime: null });
    return { count, sharedKwh };
  });
  const ends = (of: (end: keyof Range) => number): Range => ({ low: of("low"), high: of("high") });
  const sum = <T>(some: readonly T[], of: (one: T) => number) =>
    some.reduce((total, one) => total + of(one), 0);
  const wanted: Wanted = {
    kwh: ends((end) => sum(all, ({ person, part }) => person.sharedKwh[end] * part)),
    eur: ends((end) =>
      sum(all, ({ person, part, price }) => person.sharedKwh[end] * part * (price?.[priceAt[end]] ?? 0)),
    ),
    // What somebody's own body gives him is taken from what is sold, and no sale.
    takenKwh: ends(
      (end) =>
        sum(takers, ({ count, sharedKwh }) => count * sharedKwh[end]) +
        sum(all, ({ person, part }) => person.sharedKwh[end] * (1 - part)),
    ),
    mostKwh: offered.produced.kwh * BRIGHT,
  };
  return { people: all.map(({ person }) => person), ...soldOf(wanted), wanted };
}

const savingsOf = ({ savingEur, savingWithoutVatEur, withoutExemptionEur }: EstimateFigures) => ({
  savingEur,
  savingWithoutVatEur,
  withoutExemptionEur,
});

/** Homes whose days have the same shape, as so many of their mean: thousands who take part cost no more than a few. */
function alike(homes: readonly EstimateHome[]): { home: EstimateHome; count: number }[] {
  const kinds = new Map<string, { home: EstimateHome; annualKwh: number; count: number }>();
  for (const home of homes) {
    const { category, connection, contract } = home;
    const kind = `${category} ${connection} ${contract?.kind ?? "base"}`;
    const { annualKwh, count } = kinds.get(kind) ?? { annualKwh: 0, count: 0 };
    kinds.set(kind, { home, annualKwh: annualKwh + home.annualKwh, count: count + 1 });
  }
  return [...kinds.values()].map(({ home, annualKwh, count }) => ({
    home: { ...home, annualKwh: annualKwh / count },
    count,
  }));
}
