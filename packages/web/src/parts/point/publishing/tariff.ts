import { type BuyBack, buyBackText } from "@mec/domain/point";

/** Who is known to buy what sharing leaves of panels under a contract: its buyer, at its price, or nobody yet. */
export const surplusBuyers = ["unknown", "contract"] as const;
export type SurplusBuyer = (typeof surplusBuyers)[number];

/** What a purchase contract pays, as typed. */
export type TariffAnswers = {
  /** €/kWh without VAT that the contract of the panels pays for all that they produce; "" as long as he tells none. */
  buyBack: string;
  surplusBuyer: SurplusBuyer;
};

export const noTariff: TariffAnswers = { buyBack: "", surplusBuyer: "unknown" };

/** What was typed, as it is kept; null as long as no tariff is told, or none that can be read. */
export function tariffOf({ buyBack, surplusBuyer }: TariffAnswers): BuyBack | null {
  const price = buyBackText.safeParse(buyBack).data ?? null;
  return price === null ? null : { price, takesSurplus: surplusBuyer === "contract" };
}

/** What is kept, as it is typed. */
export const tariffAnswers = (told: BuyBack | null | undefined): TariffAnswers =>
  told
    ? {
        buyBack: String(told.price).replace(".", ","),
        surplusBuyer: told.takesSurplus ? "contract" : "unknown",
      }
    : noTariff;

/**
 * What of a change concerns the tariff: nothing where it was not asked, or stays as it was read, so that what another window says of
 * it meanwhile stays too.
 */
export function tariffChange(
  read: TariffAnswers | null,
  typed: Partial<TariffAnswers>,
): { buyBack?: BuyBack | null } {
  if (read === null) return {};
  const [before, after] = [tariffOf(read), tariffOf({ ...read, ...typed })];
  const isSame = before?.price === after?.price && before?.takesSurplus === after?.takesSurplus;
  return isSame ? {} : { buyBack: after };
}
