import type { PurchaseContract } from "./buy-back.ts";
import { type Connection, isPlanned, wasLaid } from "./connection.ts";

/** A purchase contract of before 9 October 2021 that has to end before its plant shares: one that runs, or one that may, as nobody has said. */
export const contractsToEnd = ["older", "unknown"] as const;
export type ContractToEnd = (typeof contractsToEnd)[number];

interface Plant {
  /** Null as long as its holder has not said, or does not know. */
  readonly purchaseContract?: PurchaseContract | null | undefined;
  readonly operational: Connection;
  readonly quoteEur?: number | null | undefined;
}

/** Which contract has to end before this plant shares; null where none has. Panels that are laid for the project have none. */
export function contractToEnd({ purchaseContract = null, ...plant }: Plant): ContractToEnd | null {
  if (isPlanned(plant.operational)) return null;
  if (purchaseContract === "older") return "older";
  return purchaseContract === null && !wasLaid(plant) ? "unknown" : null;
}

const texts: Record<ContractToEnd, Record<"holder" | "owner" | "step", string>> = {
  older: {
    holder:
      "Votre contrat d’achat, d’avant le 9\u00a0octobre 2021, ne se cumule pas avec le partage\u00a0: il doit prendre fin avant.",
    owner:
      "Son contrat d’achat, d’avant le 9\u00a0octobre 2021, ne se cumule pas avec le partage\u00a0: il doit prendre fin avant.",
    step: "Avant le partage, mettre fin à votre contrat d’achat.",
  },
  unknown: {
    holder:
      "Si vous avez un contrat d’achat d’avant le 9\u00a0octobre 2021, il doit prendre fin avant le partage.",
    owner:
      "S’il a un contrat d’achat d’avant le 9\u00a0octobre 2021, ce contrat doit prendre fin avant le partage.",
    step: "Avant le partage, mettre fin à votre contrat d’achat, si vous en avez un d’avant le 9\u00a0octobre 2021.",
  },
};

/** The same in a sentence: to its holder, to the owner of the project that it joins, or as a step that is left to its holder. */
export const contractToEndText = (what: ContractToEnd, reader: "holder" | "owner" | "step"): string =>
  texts[what][reader];

/** What ending it costs is known to nobody but its buyer. */
export const endingCostText = "Avant de le résilier, demandez à votre acheteur le préavis et l’indemnité.";
