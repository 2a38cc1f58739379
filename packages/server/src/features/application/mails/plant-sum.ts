import { buyersOf, elsewhereOf } from "@mec/api/study";
import { documentsLeftOutText } from "@mec/domain/service";
import { formatPriceRange } from "@mec/domain/shared";
import {
  againstText,
  buyBackText,
  buyersCountedText,
  isSamePrice,
  ownBuildingsTexts,
  settledElsewhereText,
  soldHereText,
  untaxedYesText,
} from "@mec/domain/study";
import type { Deps } from "../../../deps.ts";
import { outcomeOfPlant } from "../../study/index.ts";
import type { ApplicationFacts } from "./mail-facts.ts";

/** What an accepted plant brings, in the words of its project's page and of its holder's card, and at which price that is counted. */
export async function plantSumText(
  deps: Deps,
  { projectId, participant }: ApplicationFacts,
): Promise<string[]> {
  const sale = await outcomeOfPlant(deps, { projectId, pointId: participant.id });
  if (!sale?.earnsEur) return [];
  const { earnsEur, soldAt = null, comingAt = soldAt, price, agreed, vatRegime } = sale;
  const buyers = buyersOf(sale);
  const counted = buyers && buyersCountedText(buyers);
  const sum = `Votre installation\u00a0: ${soldHereText({ ...sale, earnsEur })}, ${againstText(sale)}. ${documentsLeftOutText()}${counted ? ` ${counted}` : ""}`;
  const { buyBack, surplusPrice = null } = sale;
  const elsewhere = settledElsewhereText({ ...sale, earnsEur }, elsewhereOf(sale));
  const own = [
    ...(buyBack ? [buyBackText(buyBack, { ...sale, surplusPrice }, vatRegime)] : []),
    ...ownBuildingsTexts({ ...sale, earnsEur }),
  ];
  // As on his card: first what those bring whose contract is signed here.
  const first = elsewhere ? [elsewhere] : [];
  if (!soldAt || soldAt.max === 0) return [...first, sum, ...own];
  const untaxed = sale.untaxedPrice && untaxedYesText(sale.untaxedPrice, { refusedEur: sale.untaxedEur });
  const isAsked = !agreed?.price || isSamePrice(agreed.price, price);
  const range = agreed?.price ?? soldAt;
  const told = `${formatPriceRange(range, "professional", vatRegime)}${agreed?.price && range.min < range.max ? ", chacun au sien" : ""}`;
  const coming =
    comingAt && comingAt.max > 0 ? formatPriceRange(comingAt, "professional", vatRegime) : "0\u00a0€";
  return [
    ...first,
    isAsked
      ? `${sum} Le prix compté est celui que vous demandez\u00a0: ${told}.`
      : `${sum} Le prix compté est celui déjà retenu pour des participants\u00a0: ${told}, et avec ceux qui viendront celui que vous demandez\u00a0: ${coming}.`,
    ...own,
    ...(untaxed ? [untaxed] : []),
  ];
}
