import {
  type BuyBack,
  buyBackText,
  contractEndIssue,
  type ProductionPoint,
  type PurchaseContract,
  paidBy,
  purchaseContracts,
} from "@mec/domain/point";
import { dateSchema, messages } from "@mec/domain/shared";

/** Who is known to buy what sharing leaves of panels under a contract: its buyer, at its price, or nobody yet. */
export const surplusBuyers = ["unknown", "contract"] as const;
export type SurplusBuyer = (typeof surplusBuyers)[number];

/** What panels sell, as long as they share nothing: all that they produce, or what is left after one's own use. */
export const soldKinds = ["all", "surplus"] as const;
export type SoldKind = (typeof soldKinds)[number];

/** Whether a contract runs, and since when, in the order in which it is asked; that it ends, or that he does not know, is an answer too. */
export const contractAnswers = ["none", "recent", "older", "ended", "unknown"] as const;
export type ContractAnswer = (typeof contractAnswers)[number];

/** What is told of a purchase contract, as typed. */
export type TariffAnswers = {
  /** "" as long as nobody has answered. */
  contract: "" | ContractAnswer;
  /** YYYY-MM-DD on which it has ended, or ends; "" of one that runs. */
  endsOn: string;
  /** €/kWh without VAT that the contract of the panels pays for all that they produce; "" as long as he tells none. */
  buyBack: string;
  surplusBuyer: SurplusBuyer;
  /** €/kWh without VAT that a buyer offers for what sharing leaves, where the contract does not pay for it; "" as long as none is told. */
  surplusOffer: string;
  sells: SoldKind;
};

export const noTariff: TariffAnswers = {
  contract: "",
  endsOn: "",
  buyBack: "",
  surplusBuyer: "unknown",
  surplusOffer: "",
  sells: "all",
};

/** What is kept of a contract, and of what is sold by it. */
export type ToldContract = Pick<
  ProductionPoint,
  "buyBack" | "purchaseContract" | "contractEndsOn" | "sellsSurplus"
>;

/** None runs of one that is said to have ended, or to end. */
const contractOf = (contract: string): PurchaseContract | null =>
  contract === "ended" ? "none" : (purchaseContracts.find((known) => known === contract) ?? null);

const endOf = ({ contract, endsOn }: Pick<TariffAnswers, "contract" | "endsOn">): string | null =>
  (contract === "ended" && dateSchema.safeParse(endsOn).data) || null;

/** Whether a contract may pay a tariff: it is asked of who has one, or may have. */
export const mayHaveTariff = ({ contract, buyBack }: Pick<TariffAnswers, "contract" | "buyBack">): boolean =>
  contract === "" ? buyBack.trim() !== "" : contract !== "none";

/** Whether he tells a tariff, and then that there is no contract: it is his to take away, and not lost without a word. */
export const isTariffLeftOver = ({
  contract,
  buyBack,
}: Pick<TariffAnswers, "contract" | "buyBack">): boolean => contract === "none" && buyBack.trim() !== "";

/** Whether its buyer may take what sharing leaves. */
export const mayTakeSurplus = ({ contract, buyBack }: Pick<TariffAnswers, "contract" | "buyBack">): boolean =>
  mayHaveTariff({ contract, buyBack }) &&
  contract !== "older" &&
  contract !== "ended" &&
  buyBack.trim() !== "";

/** Whether another price may be offered for it: where a tariff is told, and its contract does not pay for what sharing leaves. */
export const mayHaveOffer = (typed: Pick<TariffAnswers, "contract" | "buyBack" | "surplusBuyer">): boolean =>
  mayHaveTariff(typed) &&
  typed.buyBack.trim() !== "" &&
  !(mayTakeSurplus(typed) && typed.surplusBuyer === "contract");

/** The offer that was typed; undefined as long as none is told, or none that can be read. */
const offerOf = (typed: TariffAnswers): number | undefined =>
  (mayHaveOffer(typed) && buyBackText.safeParse(typed.surplusOffer).data) || undefined;

/** What was typed of the tariff, as it is kept; null as long as none is told, or none that can be read. */
export function tariffOf(typed: TariffAnswers): BuyBack | null {
  const { contract, endsOn, buyBack, surplusBuyer } = typed;
  const surplusOffer = offerOf(typed);
  const price = buyBackText.safeParse(buyBack).data ?? null;
  const told =
    price === null
      ? null
      : {
          price,
          takesSurplus: surplusBuyer === "contract",
          ...(surplusOffer !== undefined && { surplusOffer }),
        };
  const contractEndsOn = endOf({ contract, endsOn });
  return paidBy({ purchaseContract: contractOf(contract), contractEndsOn, buyBack: told }).buyBack;
}

/** All that was typed of the contract, as it is kept. */
export const toldContract = (typed: TariffAnswers) => ({
  purchaseContract: contractOf(typed.contract),
  contractEndsOn: endOf(typed),
  buyBack: tariffOf(typed),
  sellsSurplus: typed.sells === "surplus",
});

/** What is kept, as it is typed. A tariff that was told before anybody asked for its contract stays. */
export const tariffAnswers = ({
  purchaseContract,
  contractEndsOn,
  buyBack,
  sellsSurplus,
}: ToldContract): TariffAnswers => ({
  contract: contractEndsOn ? "ended" : (purchaseContract ?? (buyBack ? "unknown" : "")),
  endsOn: contractEndsOn ?? "",
  buyBack: buyBack ? String(buyBack.price).replace(".", ",") : "",
  surplusBuyer: buyBack?.takesSurplus ? "contract" : "unknown",
  surplusOffer: buyBack?.surplusOffer === undefined ? "" : String(buyBack.surplusOffer).replace(".", ","),
  sells: sellsSurplus ? "surplus" : "all",
});

/** The same as one begins to say when it ends: of who said that one runs, that it does. */
export const withItsEnd = (known: TariffAnswers): TariffAnswers =>
  known.contract === "older" ? { ...known, contract: "ended" } : known;

const leftOverText =
  "Sans contrat, ce tarif ne compte pas\u00a0: effacez-le ou, si le contrat a pris fin, répondez «\u00a0Il est terminé\u00a0».";

/** Who proposes panels that are there says whether a contract runs, or that he does not know; of one that ends, on which day. */
export function checkTariff({
  contract,
  endsOn = "",
  buyBack,
  surplusBuyer = "unknown",
  surplusOffer = "",
}: Pick<TariffAnswers, "contract" | "buyBack"> & {
  readonly [Also in "endsOn" | "surplusBuyer" | "surplusOffer"]?: TariffAnswers[Also] | undefined;
}) {
  const wrong = mayHaveTariff({ contract, buyBack })
    ? (buyBackText.safeParse(buyBack).error?.issues ?? [])
    : [];
  const wrongOffer = mayHaveOffer({ contract, buyBack, surplusBuyer })
    ? (buyBackText.safeParse(surplusOffer).error?.issues ?? [])
    : [];
  const notDated = contract === "ended" ? (dateSchema.safeParse(endsOn).error?.issues ?? []) : [];
  const tooFar = contract === "ended" && notDated.length === 0 && contractEndIssue(endsOn, new Date());
  return [
    ...(contract === "" ? [{ path: "contract", message: messages.choice }] : []),
    ...(isTariffLeftOver({ contract, buyBack }) ? [{ path: "buyBack", message: leftOverText }] : []),
    ...notDated.map(({ message }) => ({ path: "endsOn", message })),
    ...(tooFar ? [{ path: "endsOn", message: tooFar }] : []),
    ...wrong.map(({ message }) => ({ path: "buyBack", message })),
    ...wrongOffer.map(({ message }) => ({ path: "surplusOffer", message })),
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
    before.buyBack?.takesSurplus === after.buyBack?.takesSurplus &&
    before.buyBack?.surplusOffer === after.buyBack?.surplusOffer;
  const isSameContract =
    before.purchaseContract === after.purchaseContract && before.contractEndsOn === after.contractEndsOn;
  const isDated = before.contractEndsOn !== null || after.contractEndsOn !== null;
  return {
    ...(isSameContract ? {} : { purchaseContract: after.purchaseContract }),
    // A server of the former release, which knows of no such day, is told of one where there is one.
    ...(isSameContract || !isDated ? {} : { contractEndsOn: after.contractEndsOn }),
    ...(isSame ? {} : { buyBack: after.buyBack }),
    ...(before.sellsSurplus === after.sellsSurplus ? {} : { sellsSurplus: after.sellsSurplus }),
  };
}
