import type { Departure, Transition } from "@mec/domain/application";
import type { BuyBack, ParticipantKind, PurchaseContract } from "@mec/domain/point";
import type { PriceRange, SellerVat } from "@mec/domain/shared";
import type { PlantAnswers } from "../../point/revenue/plant.ts";

/** Somebody whose application moves. */
export interface Moved {
  readonly applicationId: string;
  readonly name: string;
  /** Who holds the place: one person may have several of those that move. */
  readonly holder?: string;
  /** A commune or an association, as what it says of its VAT tells: its council answers. */
  readonly votes?: boolean;
  /** The place's name, told where nobody else moves. */
  readonly place?: string;
  /** How many other accounts have registered the same meter. */
  readonly prmSharedWith: number;
  /** Nobody has said who signs for the place and for an installation of its holder, who owns the project: that is asked first. */
  readonly sellerUntold?: boolean;
  /** Of who leaves: he begins before that day, or not at all. */
  readonly departure?: Departure | null | undefined;
  /** kWh a year that a producer's installation makes, 0 when that is not known. */
  readonly producedKwh?: number;
  /** A producer's installation and the price that he asks, €/kWh without VAT; null when he gives. */
  readonly selling?: {
    readonly plant: PlantAnswers;
    readonly price: PriceRange | null;
    /** Whether it is still to be laid and connected. */
    readonly isPlanned: boolean;
    /** What he says of his VAT; null as long as he has not. */
    readonly vatRegime: SellerVat | null;
    /** What he told of his purchase contract; null where he told nothing. */
    readonly buyBack: BuyBack | null;
    /** Whether it runs, and since when; null as long as he has not said. */
    readonly purchaseContract: PurchaseContract | null;
    /** When the one that is none any more has ended, or ends; null as long as he has not said. */
    readonly contractEndsOn: string | null;
    /** Whether he sells but a surplus today. */
    readonly sellsSurplus: boolean;
  };
}

/** One step for one or many applications. */
export interface Movement {
  /** Whether those who move consume or produce: their texts differ. */
  readonly kind: ParticipantKind;
  readonly transition: Transition;
  readonly people: readonly Moved[];
}

/** Whom the owner leaves out of a step for many; nobody where it moves one person. */
export interface Removing {
  readonly onRemove?: ((applicationId: string) => void) | undefined;
}
