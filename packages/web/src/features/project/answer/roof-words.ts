import { type Coordinates, distanceKm } from "@mec/domain/address";
import { quoteText } from "@mec/domain/point";
import type { PlaceVerdict } from "@mec/domain/project";
import { formatDistance } from "@mec/domain/shared";
import type { BuyBack, ProducerEstimate } from "@mec/energy";
import { buyBackText } from "../../../parts/point/revenue/buy-back-words.ts";
import { shortQuotePaidText } from "../../../parts/point/revenue/quote-payback.ts";
import { againstText, amountText, earnsText, lossText } from "../../../parts/point/revenue/revenue-words.ts";
import { afterItsEndText } from "../../../parts/point/revenue/until-its-end.ts";
import { t } from "../../../platform/i18n.ts";

/** What a kept roof may do in a project; nothing is said in a list of those that are out of its reach. */
export const mayProduceText = (verdict: Exclude<PlaceVerdict, "outside">): string =>
  verdict === "inside"
    ? t("Votre toit peut y produire.")
    : t("Votre toit pourrait y produire\u00a0: le porteur vérifiera sa place.");

/** What it would earn at the project's price. */
export const roofEarnsText = (revenue: ProducerEstimate): string =>
  t("Votre toit\u00a0: {{here}}", { here: earnsText(revenue) });

/** Where one sum leads: that sharing brings less than today, where it does; else, in a list, with those of today, where it is told; the whole of it then stands behind it. */
export function roofLead(
  revenue: ProducerEstimate,
  buyBack: BuyBack | null = null,
): { lead: string; rest: string | null } {
  const loss = lossText({ ...revenue, buyBack });
  if (loss) return { lead: t("Votre toit\u00a0: {{loss}}", { loss }), rest: sentence(earnsText(revenue)) };
  return revenue.todayEur
    ? {
        lead: t("Votre toit\u00a0: {{today}} ici avec les participants d’aujourd’hui", {
          today: amountText(revenue.todayEur),
        }),
        rest: sentence(earnsText(revenue)),
      }
    : { lead: roofEarnsText(revenue), rest: null };
}

/** Begins a line of its own, and ends it. */
export const sentence = (text: string): string =>
  `${text.charAt(0).toLocaleUpperCase("fr")}${text.slice(1)}.`;

/** What is read beside a sum of who may pay for panels. */
interface RoofContract {
  /** Who pays the quote of panels, with the VAT that the project plans for him: nobody has said his own there. */
  readonly payer?: Parameters<typeof shortQuotePaidText>[2];
  readonly buyBack?: BuyBack | null;
  /** Whether one may run whose tariff was not told. */
  readonly isTariffUnknown?: boolean;
  readonly contractEndsOn?: string | null;
}

/** What is to be read beside that sum: what selling all brings, at which tariff of his own, how long it takes to pay the quote of the panels, who checks. */
export function besidesRoof(
  verdict: Exclude<PlaceVerdict, "outside">,
  revenue: ProducerEstimate,
  quote: string,
  { buyBack = null, isTariffUnknown = false, contractEndsOn = null, payer = {} }: RoofContract = {},
): string[] {
  const paid = shortQuotePaidText(quoteText.safeParse(quote).data, revenue, payer);
  const after = afterItsEndText({ ...revenue, contractEndsOn });
  return [
    sentence(againstText({ ...revenue, isTariffUnknown })),
    ...(after === null ? [] : [after]),
    ...(buyBack ? [buyBackText(buyBack, { ...revenue, contractEndsOn }, null)] : []),
    ...(paid === null ? [] : [paid]),
    ...(verdict === "inside" ? [] : [t("Le porteur vérifiera sa place.")]),
  ];
}

/** The project's place is public to the kilometre: so is the distance. */
export function outOfReachText(roof: Coordinates, project: Coordinates): string {
  const km = Math.round(distanceKm(roof, project));
  return km < 2
    ? t("Votre toit est hors de portée de ce projet.")
    : t("Votre toit est hors de portée\u00a0: il est à environ {{distance}}.", {
        distance: formatDistance(km),
      });
}
