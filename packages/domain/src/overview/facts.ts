import type { DetailGap, DocumentKind, MissingItem } from "../document/index.ts";
import type { Participant } from "../point/index.ts";
import type { BearerKind, ProjectStanding } from "../project/index.ts";
import type { PlaceTurn } from "../signature/index.ts";
import type { ContractEnd } from "./contract-ends.ts";
import type { Duty } from "./duties.ts";

/** One of the owner's own points, and what documents of it that are not begun need of him. */
export interface LackingPoint extends Participant {
  readonly items: readonly MissingItem[];
}

/** A plant with which a contract of sale is to be made, and what its producer has still to say for it. */
export interface AwaitedSeller {
  readonly id: string;
  /** Who holds it. */
  readonly name: string;
  readonly pointName: string;
  /** Whether the owner does. */
  readonly isOwn: boolean;
  readonly items: readonly MissingItem[];
}

/** Somebody whom the owner named to sign for his body or his plants by another mailbox than his own, and how much waits for him. */
export interface AwaitedSigner {
  readonly name: string;
  readonly documents: number;
  readonly turn: Exclude<PlaceTurn, "own" | "own-address">;
  /** Whether the mail that opens them is still to leave. */
  readonly isHeld?: boolean | undefined;
}

/** What is known of a project when its owner opens his space: from it follow what he should do and how far he has come. */
export interface OverviewFacts {
  readonly standing: ProjectStanding;
  /** Who stands behind it; null while its owner did not say. */
  readonly bearer: BearerKind | null;
  /** How many people its owner invited. */
  readonly invited: number;
  /** How many consumption points of the owner's own have applied, and whether one of somebody else has. */
  readonly ownPlaces: number;
  readonly hasOtherApplicants: boolean;
  /** Its production points. */
  readonly producers: number;
  /** Whether the owner's own plant lacks its yearly production. */
  readonly lacksProduction: boolean;
  /** Producers who ask to join. */
  readonly waitingProducers: number;
  /** Producers and consumers who have signed everything, do not share yet, and have not asked to leave; who buys from nobody any more has nothing to begin. */
  readonly startableProducers: number;
  readonly startable: number;
  /** Of these consumers, who has a contract with one more seller to sign. */
  readonly stillSigning: number;
  /** Consumers who signed contracts whose sellers all have left. */
  readonly withoutSeller: number;
  readonly leavingProducers: number;
  /** Consumers by where they stand: awaiting an answer, price proposed, accepted, signed, sharing. */
  readonly candidates: number;
  /** Of the candidates, the owner's own places. */
  readonly ownCandidates: number;
  /** Of these, those of which nobody has said who signs. */
  readonly ownCandidatesUntold: number;
  /** Of the candidates, those on the waiting list: they came when all was reserved, and the owner invited none of them. */
  readonly onWaitingList: number;
  /** Whether all that is produced in a year is reserved. */
  readonly isFull: boolean;
  readonly proposed: number;
  /** How many proposed prices can no longer be accepted, and how many soon cannot. */
  readonly expiredPrices: number;
  readonly endingPrices: number;
  readonly accepted: number;
  readonly signed: number;
  readonly running: number;
  /** Whether anybody but the owner takes part, as a consumer or as a producer. */
  readonly hasOthers: boolean;
  /** Of the owner's own plants, and of his own places that were accepted: those of which something is still to be said. */
  readonly ownLacking: readonly LackingPoint[];
  /** Of the owner's own plants and accepted places, those of a public body whose documents still to be made would name no délibération. */
  readonly ownWithoutDeliberation: readonly Participant[];
  /** Other accepted consumers and producers of whom a document waits for what they alone can say. */
  readonly awaitedConsumers: number;
  readonly awaitedProducers: number;
  /** Contracts of sale that wait for nothing but what who sells has still to say, and these sellers. */
  readonly awaitedContracts: number;
  readonly awaitedSellers: readonly AwaitedSeller[];
  /** Accepted consumers and producers of whom a document can be sent, or sent again, and those of whom one was refused. */
  readonly toSend: number;
  readonly refusals: number;
  /** The first kind of document, in their order, that can be sent to one of them, and that one of them refused. */
  readonly firstToSend: DocumentKind | null;
  readonly firstRefused: DocumentKind | null;
  /** Accepted consumers of whom a document waits for a service that the owner has not activated. */
  readonly lackingService: number;
  /** Of those of whom a document can be sent: the owner's own plants. */
  readonly ownPlantsToSend: number;
  /** The same of all plants. */
  readonly plantsToSend: number;
  /** Documents of his own plants that he has to sign as their producer, and the first of these plants. */
  readonly ownPlantDocuments: number;
  readonly ownPlantDocumentsAt: string | null;
  /** Plants of which the bulletin or the accord is not settled: the owner's own, which no step accepts, and those of others. */
  readonly ownPlantsToSign: number;
  readonly otherPlantsToSign: number;
  /** Documents that wait for the owner's own signature, as the legal body or as who sells; and who signs in his stead. */
  readonly toSign: number;
  readonly signedByOthers: readonly AwaitedSigner[];
  /** The day to come on which the first of those who were put in operation share; null or absent once one does, and while nobody is. */
  readonly startsOn?: string | null | undefined;
  /** Participants who asked to leave, and for whom no day is settled: of those who share, and of those who signed everything and do not share yet. */
  readonly leaving: number;
  readonly leavingBeforeStart: number;
  /** Whether the owner said whose network all the points are in, and whether it is the national company's. */
  readonly hasGridOperator: boolean;
  readonly isNationalGrid: boolean;
  /** Whether he said what the declaration asks: the day to start, and the derogation that its perimeter needs. */
  readonly hasDeclarationDetails: boolean;
  /** What the annex still lacks of its own details. */
  readonly annexeLacks: readonly DetailGap["item"][];
  /** The days on which the owner says that he declared the operation and that its agreement was signed; null while he does not. */
  readonly declaredOn: string | null;
  readonly conventionOn: string | null;
  /** The first day on which electricity may be shared. */
  readonly earliestStart: string;
  /** The month (YYYY-MM) that the owner announces for it; null while he announces none. */
  readonly announcedStart: string | null;
  /** Contracts of sale to come, of who has a price or was accepted, whose term, notice and change of price nobody has said. */
  readonly unsaidSales: number;
  /** The first of these consumers, where all have terms of their own: those of all say nothing to them. */
  readonly unsaidAt: string | null;
  /** Departures, of those who share or were declared, of which the grid operator was not told, as far as the owner says. */
  readonly untoldDepartures: number;
  /** The first of them, by name. */
  readonly departed: readonly string[];
  /** The same of who has signed all since it was declared, or since somebody shares, and does not share yet: also of who came back. */
  readonly untoldArrivals: number;
  readonly arrived: readonly string[];
  /** Places and plants that have signed all, of which what their members owe was not called since it fell due; the first who owe it, and since when the first does. */
  readonly duesToCall: number;
  /** What they owe in all, in euros. */
  readonly duesEur: number;
  readonly owing: readonly string[];
  readonly owingSince: string | null;
  /** Consumers of whose ended period nobody said that it is invoiced, where the association or the owner invoices. */
  readonly toInvoice: number;
  /** Of each of these duties, a short mark of whom it is due and for which day: it is said done of these. */
  readonly dutyLists: Readonly<Partial<Record<Duty, string>>>;
  /** Whether services were counted, and nobody said to whom they are invoiced. */
  readonly lacksCustomer: boolean;
  /** Consumers who share and may still retract, and the last day on which one may. */
  readonly retractable: number;
  readonly retractableUntil: string | null;
  /** Their places that are left out of the sharing until then. */
  readonly leftOut: number;
  /** Plants that are said to share from a day on which their purchase contracts, as their holders tell, have not ended. */
  readonly plantsUnderContract: number;
  /** Plants that do not share yet and whose contracts have a last day: the owner's own begin with the first consumer, others once all of theirs is signed. */
  readonly contractEnds: readonly (ContractEnd & { readonly beginsWith: "consumers" | "producers" | null })[];
  /** Whether the project's stage is "running". */
  readonly isInService: boolean;
  /** Whether any two participants are within the limit. */
  readonly isWithinPerimeter: boolean;
  /** Whether its contact is named, who answers for it to participants and the grid operator. */
  readonly hasInterlocutor: boolean;
  /** Whether the legal body can be named in the documents, and what its members pay. */
  readonly hasAssociation: boolean;
  /** Whether it was described without those who found it, before its statutes are signed. */
  readonly lacksFounders: boolean;
  readonly hasFee: boolean;
  /** Whether its signed statutes were uploaded. */
  readonly hasStatutes: boolean;
}

/** Whether the legal body is described, has signed statutes, and says what its members pay. */
export const hasWholeBody = ({
  hasAssociation,
  hasFee,
  hasStatutes,
}: Pick<OverviewFacts, "hasAssociation" | "hasFee" | "hasStatutes">): boolean =>
  hasAssociation && hasFee && hasStatutes;
