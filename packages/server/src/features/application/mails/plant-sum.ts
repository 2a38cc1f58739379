import { buyersOf, concludedOf, elsewhereOf, signedAloneOf } from "@mec/api/study";
import { documentsLeftOutText } from "@mec/domain/service";
import { formatPriceRange, plural } from "@mec/domain/shared";
import {
  againstText,
  buyBackText,
  buyersCountedText,
  euros,
  isSamePrice,
  lossText,
  ownBuildingsTexts,
  settledElsewhereText,
  signedAloneText,
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
  const sum = `Votre installation\u00a0: ${soldHereText({ ...sale, earnsEur })}, ${againstText(sale)}. ${documentsLeftOutText(sale.own)}${counted ? ` ${counted}` : ""}`;
  const { buyBack, surplusPrice = null } = sale;
  const elsewhere = settledElsewhereText({ ...sale, earnsEur }, elsewhereOf(sale));
  const own = [
    ...(buyBack ? [buyBackText(buyBack, { ...sale, surplusPrice }, vatRegime)] : []),
    ...ownBuildingsTexts({ ...sale, earnsEur }),
  ];
  // As on his card: first what those bring whose contract is signed here.
  const loss = sale.own?.places ? null : lossText({ ...sale, earnsEur });
  const first = [
    ...(loss ? [`Ici, votre installation rapporterait ${loss}.`] : []),
    ...(elsewhere ? [elsewhere] : []),
  ];
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

/** What a plant that begins to share sells by: of its contracts how many are signed, and what these bring; nothing where nobody is to buy of it here. */
export async function startedSaleText(
  deps: Deps,
  { projectId, participant }: Pick<ApplicationFacts, "projectId" | "participant">,
): Promise<string[]> {
  const told = await outcomeOfPlant(deps, { projectId, pointId: participant.id });
  const sale = told && concludedOf(told);
  if (!told || !sale?.signed) return [];
  const { contracts, sum } = sale.signed;
  const { signed: byBuyers, toCome } = told;
  // Those that wait for him alone, those that were sent, and those that are to be.
  const left =
    (byBuyers?.contracts ?? contracts) - contracts + (toCome?.onTheirWay ?? 0) + (toCome?.consumers ?? 0);
  if (contracts + left === 0) return [];
  const alone = signedAloneText(signedAloneOf(sale));
  const brings = sum ? `, pour environ ${euros(sum.earnsEur)} par an${alone ? `, ${alone}` : ""}` : "";
  if (left === 0)
    return [
      contracts === 1
        ? `Votre contrat de vente est signé${brings}.`
        : `Vos ${contracts}\u00a0contrats de vente sont signés${brings}.`,
    ];
  const signed =
    contracts === 0
      ? `Aucun de vos ${plural(left, "contrat de vente", "contrats de vente")} n’est signé`
      : `${plural(contracts, "contrat de vente", "contrats de vente")} sur ${contracts + left} ${contracts === 1 ? "est signé" : "sont signés"}`;
  return [
    `${signed}${brings}. Le partage commence avec qui a signé\u00a0; les autres ne vous achètent rien avant de signer\u00a0: il en reste ${left}.`,
  ];
}
