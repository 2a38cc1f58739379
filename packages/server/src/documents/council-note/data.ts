import type { PlantSale, PriceProposal } from "@mec/api/study";
import type { ApplicationStatus } from "@mec/domain/application";
import type { ConsumerType, ProductionType, WorkingHours } from "@mec/domain/point";
import type { Bearer, Start } from "@mec/domain/project";
import type { Essential } from "../to-sign/essentials.ts";

/** Who decides: a public body by a délibération, an association by its own council, a company, somebody for a home. */
export type Decider = "public" | "association" | "company" | "home";

/** A place with a price, or one that was accepted without as its own body alone sells to it, and the sum that its page tells. */
export interface NotePlace {
  readonly name: string;
  readonly address: string;
  readonly workingHours: WorkingHours | null;
  readonly status: ApplicationStatus;
  readonly proposal: PriceProposal;
}

/** A plant of the same body, with what its card tells that it sells and earns. */
export interface NotePlant {
  readonly name: string;
  readonly address: string;
  readonly type: ProductionType;
  readonly sale: PlantSale;
  /** € once, to enter the association. */
  readonly entranceEur: number;
}

export interface CouncilNoteData {
  /** ISO 8601: the day of its figures. */
  readonly date: string;
  readonly project: Start & {
    readonly name: string;
    readonly city: string;
    readonly bearer: Bearer | null;
    /** "2026-12-01": its first day, as long as it is to come once its participants were put in operation. */
    readonly startsOn?: string;
  };
  /** Only bodies are named: the note of a council is read by all. */
  readonly producers: { readonly count: number; readonly names: readonly string[]; readonly powerKw: number };
  /** Its name; "" where none was given. */
  readonly association: string;
  readonly decider: Decider;
  readonly consumerType: ConsumerType;
  /** Null while nobody was named who signs for the structure. */
  readonly structure: {
    readonly name: string;
    readonly isIntercommunal: boolean;
    /** First and last name, and the quality in which he signs. */
    readonly signer: string;
  } | null;
  readonly places: readonly NotePlace[];
  /** Of the same body; a note has a place or a plant at least. */
  readonly plants: readonly NotePlant[];
  /** What who sells from them signs. */
  readonly sellerEssentials: readonly Essential[];
  /** Whether the body is a founder of the association. */
  readonly isFounder: boolean;
  /** Whether nobody was named yet who signs for a place, and its account has an installation of the project. */
  readonly mayBeOwn?: boolean;
  /** "2026-12-12": the day on which all of them were accepted; null while one waits. */
  readonly agreedOn: string | null;
  /** What changed since their price was accepted; null where nothing did. */
  readonly sinceAgreement: string | null;
  /** Of an accepted price by the terms that it was accepted with. */
  readonly essentials: readonly Essential[];
}
