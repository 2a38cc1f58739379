import { formatNumber, type PriceRange } from "../shared/index.ts";
import { type Earned, earnsText, euros, upTo, yearAmount } from "./earns-words.ts";
import type { GainRange } from "./gain-words.ts";

/** What a producer reads of a project that has participants, too few of them to be told of. */
export interface SoldToFew extends Earned {
  /** Who takes part today. Absent from the answers of a server of the former release, as what follows. */
  readonly agreed?: { readonly consumers: number; readonly price?: PriceRange | null } | undefined;
  readonly producedKwh: number | null;
  /** €/kWh without VAT; null when it is given. */
  readonly soldAt?: PriceRange | null | undefined;
  /** €/kWh; null where none is published. */
  readonly surplusPrice?: number | null | undefined;
  readonly membershipEur?: number | null | undefined;
  /** kWh that his own buildings take, beside many and beside few; none where left out. */
  readonly ownKwh?: GainRange | undefined;
  /** kWh that they take where nobody else does: the most there is. */
  readonly ownAloneKwh?: number | undefined;
}

/** The two ends of his sum. */
export interface FewToday {
  /** "les 3 participants d’aujourd’hui" */
  readonly who: string;
  /** What they bring at least, or at most where sharing brings less than a surplus; null where no price says it. */
  readonly today: string | null;
  /** Why it is told no nearer. */
  readonly why: string;
  /** What a full project brings. */
  readonly full: string;
}

/** Why the sum of so few is not told: a single figure of theirs would be somebody's consumption. */
const why = "à moins de cinq, leur somme dirait ce que chacun consomme";

/** What is earned where nothing is shared at all, and whether sharing brings more or less than that; null where no price says it. */
function withoutSharing(sale: SoldToFew) {
  const { agreed, producedKwh, soldAt, surplusPrice, membershipEur, ownKwh } = sale;
  if (producedKwh === null || soldAt === undefined || surplusPrice == null) return null;
  // Of a mean the one who pays least, or most, may take all.
  const { min, max } = agreed?.price ?? { min: soldAt?.min ?? 0, max: 0 };
  const leftBy = (usedKwh: number, isLeast: boolean) => ({
    earnsEur: (producedKwh - usedKwh) * surplusPrice - (membershipEur ?? 0),
    usedKwh,
    isLeast,
  });
  if (soldAt !== null && Math.min(min, soldAt.min) >= surplusPrice)
    return leftBy(sale.ownAloneKwh ?? ownKwh?.high ?? 0, true);
  return soldAt === null || Math.max(max, soldAt.max) <= surplusPrice
    ? leftBy(ownKwh?.low ?? 0, false)
    : null;
}

/**
 * What those of today bring where they are too few to be told of: what holds whatever they consume, then a full project. Homes
 * that nobody has are supposed to a project that has nobody. Null there, and where the sum of those of today is told.
 */
export function fewTodayOf(sale: SoldToFew): FewToday | null {
  const consumers = sale.agreed?.consumers ?? 0;
  if (sale.todayEur || consumers === 0) return null;
  const left = withoutSharing(sale);
  const full = sale.fullEur ?? sale.earnsEur;
  return {
    who:
      consumers === 1
        ? "le lieu accepté aujourd’hui"
        : `les ${formatNumber(consumers)} lieux acceptés aujourd’hui`,
    today: left && `${left.isLeast ? "au moins" : "au plus"} ${euros(left.earnsEur)}`,
    why,
    full: left && !left.isLeast ? yearAmount(full) : upTo(full.high),
  };
}

/** € that those of today bring at least, too few as they are to be told of, beside what his own buildings take then, kWh; null where no price says it. */
export function leastTodayOf(sale: SoldToFew): { readonly earnsEur: number; readonly ownKwh: number } | null {
  if (sale.todayEur || !sale.agreed?.consumers) return null;
  const left = withoutSharing(sale);
  return left?.isLeast ? { earnsEur: left.earnsEur, ownKwh: left.usedKwh } : null;
}

/** Who takes part where nobody buys, and a sum of today is told all the same. */
export const ownAloneText = "vos seuls bâtiments";

interface Signed {
  readonly signed?: { readonly sum: object | null } | undefined;
}

/**
 * `earnsText` of a plant that its project has: "au moins 560 € par an ici avec les 3 participants d’aujourd’hui, jusqu’à 3 900 €
 * par an si le projet se remplit". Where contracts are signed whose sum stands beside, only how far a full project goes.
 */
export function soldHereText(sale: SoldToFew & Signed): string {
  const few = fewTodayOf(sale);
  if (!few) return sale.agreed?.consumers === 0 ? earnsText(sale, ownAloneText) : earnsText(sale);
  const full = `${few.full} par an`;
  if (sale.signed?.sum) return `${full} ici si le projet se remplit`;
  return few.today === null
    ? `${full} ici si le projet se remplit\u00a0; la somme avec ${few.who} n’est pas dite (${few.why})`
    : `${few.today} par an ici avec ${few.who} (${few.why}), ${full} si le projet se remplit`;
}
