import type { Surplus } from "@mec/domain/document";
import type { PmoAssociation, PmoInterlocutor } from "@mec/domain/pmo";
import type { ProductionType, Segment } from "@mec/domain/point";
import type { ContentProject } from "../to-sign/content.ts";

export interface Annexe2Row {
  readonly pointId: string;
  readonly name: string;
  /** "" when unknown. */
  readonly prm: string;
  readonly street: string;
  readonly postCode: string;
  readonly city: string;
  readonly segment: Segment;
  /** YYYY-MM-DD, since when it is in operation; null before. */
  readonly enteredOn: string | null;
  /** YYYY-MM-DD; null until all have signed, and when it is not known. */
  readonly accordSignedOn: string | null;
  /** Signed outside of the platform, which does not know on which day. */
  readonly isAccordOutside: boolean;
}

export interface Annexe2Producer extends Annexe2Row {
  /** The installation's name. */
  readonly pointName: string;
  readonly productionType: ProductionType;
  /** kWc. */
  readonly power: number | null;
  /** What becomes of production that is not shared; null when not given. */
  readonly surplus: Surplus | null;
  /** Whether the terms of sale speak of a purchase contract, when no surplus was given; null when they do not, as of a plant of another than the owner. */
  readonly purchaseContract: boolean | null;
}

export interface Annexe2Consumer extends Annexe2Row {
  /** % of the production, to one decimal; null under a key that has no fixed coefficient. */
  readonly coefficient: number | null;
}

/** The list of participants and the key, as plain JSON. */
export interface Annexe2Data {
  /** ISO 8601. */
  readonly date: string;
  readonly project: ContentProject;
  /** YYYY-MM-DD, when it wishes to start; null when not said. */
  readonly startDate: string | null;
  /** Reference of the decision that allows more than 2 km; "" when not said. */
  readonly derogation: string;
  readonly association: PmoAssociation | null;
  readonly interlocutor: PmoInterlocutor | null;
  readonly producers: readonly Annexe2Producer[];
  readonly consumers: readonly Annexe2Consumer[];
  /** %, to one decimal; null without coefficients. */
  readonly coefficientSum: number | null;
  /** km between the two most distant participants; null under two. */
  readonly greatestKm: number | null;
}
