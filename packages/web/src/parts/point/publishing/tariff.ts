import {
  type BuyBack,
  buyBackText,
  type ProductionPoint,
  type PurchaseContract,
  paidBy,
  purchaseContracts,
} from "@mec/domain/point";
import { messages } from "@mec/domain/shared";

/** Who is known to buy what sharing leaves of panels under a contract: its buyer, at its price, or nobody yet. */
export const surplusBuyers = ["unknown", "contract"] as const;
export type SurplusBuyer = (typeof surplusBuyers)[number];

/** Whether a contract runs, and since when, in the order in which it is asked; that he does not know is an answer too. */
export const contractAnswers = ["none", "recent", "older", "unknown"] as const;
export type ContractAnswer = (typeof contractAnswers)[number];

/** What is told of a purchase contract, as typed. */
export type TariffAnswers = {
  /** "" as long as nobody has answered. */
  contract: "" | ContractAnswer;
  /** €/kWh without VAT that the contract of the panels pays for all that they produce; "" as long as he tells none. */
  buyBack: string;
  surplusBuyer: SurplusBuyer;
};

export const noTariff: TariffAnswers = { contract: "", buyBack: "", surplusBuyer: "unknown" };

/** What is kept of a contract. */
export type ToldContract = Pick<ProductionPoint, "buyBack" | "purchaseContract">;

const contractOf = (contract: string): PurchaseContract | null =>
  purchaseContracts.find((known) => known === contract) ?? null;

/** Whether a contract may pay a tariff: it is asked of who has one, or may have. */
export const mayHaveTariff = ({ contract, buyBack }: Pick<TariffAnswers, "contract" | "buyBack">): boolean =>
  contract === "" ? buyBack.trim() !== "" : contract !== "none";

/** Whether its buyer may take what sharing leaves. */
export const mayTakeSurplus = ({ contract, buyBack }: TariffAnswers): boolean =>
  mayHaveTariff({ contract, buyBack }) && contract !== "older" && buyBack.trim() !== "";

/** What was typed of the tariff, as it is kept; null as long as none is told, or none that can be read. */
export function tariffOf({ contract, buyBack, surplusBuyer }: TariffAnswers): BuyBack | null {
  const price = buyBackText.safeParse(buyBack).data ?? null;
  const told = price === null ? null : { price, takesSurplus: surplusBuyer === "contract" };
  return paidBy({ purchaseContract: contractOf(contract), buyBack: told }).buyBack;
}

/** All that was typed of the contract, as it is kept. */
export const toldContract = (typed: TariffAnswers) => ({
  purchaseContract: contractOf(typed.contract),
  buyBack: tariffOf(typed),
});

/** What is kept, as it is typed. A tariff that was told before anybody asked for its contract stays. */
export const tariffAnswers = ({ purchaseContract, buyBack }: ToldContract): TariffAnswers => ({
  contract: purchaseContract ?? (buyBack ? "unknown" : ""),
  buyBack: buyBack ? String(buyBack.price).replace(".", ",") : "",
  surplusBuyer: buyBack?.takesSurplus ? "contract" : "unknown",
});

/** Who proposes panels that are there says whether a contract runs, or that he does not know. */
export function checkTariff({ contract, buyBack }: Pick<TariffAnswers, "contract" | "buyBack">) {
  const wrong = mayHaveTariff({ contract, buyBack })
    ? (buyBackText.safeParse(buyBack).error?.issues ?? [])
    : [];
  return [
    ...(contract === "" ? [{ path: "contract", message: messages.choice }] : []),
    ...wrong.map(({ message }) => ({ path: "buyBack", message })),
  ];
}

/**
 * What of a change concerns the contract: nothing where it was not asked, or stays as it was read, so that what another window says of
 * it meanwhile stays too.
 */
export function tariffChange(read: TariffAnswers | null, typed: Partial<TariffAnswers>): ToldContract {
  if (read === null) return {};
  const [before, after] = [toldContract(read), toldContract({ ...read, ...typed })];
  const isSame =
    before.buyBack?.price === after.buyBack?.price &&
    before.buyBack?.takesSurplus === after.buyBack?.takesSurplus;
  return {
    ...(before.purchaseContract === after.purchaseContract
      ? {}
      : { purchaseContract: after.purchaseContract }),
    ...(isSame ? {} : { buyBack: after.buyBack }),
  };
}
