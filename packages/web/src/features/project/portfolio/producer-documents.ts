import type { ParticipantDocuments, ProducerSale } from "@mec/api/document";
import type { PlantSale } from "@mec/api/study";
import type { Payment } from "@mec/domain/pmo";
import type { Lacking } from "../../../parts/application/standing.ts";
import {
  type DocumentsStanding,
  type HolderState,
  kindsToSign,
} from "../../../parts/document/holder-states.ts";
import { otherSignerOf } from "../../../parts/document/participant.ts";
import type { Awaited } from "../../../parts/document/still-to-sign.ts";

/** Where an accepted producer's documents stand. */
export interface ProducerDocuments {
  /** That of his own, the bulletin and the accord. */
  readonly standing: DocumentsStanding;
  /** How many wait for his signature, his consumers' contracts among them. */
  readonly toSign: number;
  /** Who signs all of them in his stead, by a mailbox of his own; null where he signs himself. */
  readonly signer: string | null;
  /** Those contracts alone. */
  readonly salesToSign: number;
  /** Whether his bulletin is signed, whatever else is to come. */
  readonly isMember: boolean;
  /** Who has not signed yet what he has signed. */
  readonly awaited: readonly Awaited[];
  /** His consumers' contracts, as he signs them. */
  readonly sales: HolderState;
  /** What the documents lack that only he can give. */
  readonly lacking: readonly Lacking[];
  /** Whether his contracts also wait for what he says of his VAT. */
  readonly lacksVat: boolean;
  /** How many of his contracts their consumers have not signed; null while that is not known. */
  readonly unsignedSales: number | null;
  /** Of how many, those that they have signed too; null as long as that is not known. */
  readonly salesInAll: number | null;
  /** How many were refused, and are not among them. */
  readonly refusedSales: number;
  /** How many of those nobody can send before he has said whether he adds VAT, which is all that they lack of him; null where it is not. */
  readonly awaitingVat: number | null;
  /** Whether that is still being read: nothing says yet that all is signed. */
  readonly isSaleComing: boolean;
  /** Whether somebody buys, or is to: by a contract that is signed, on its way or still to come. */
  readonly isSelling: boolean;
  /** His signed contracts by which their buyers begin on a day that is told, the first first. */
  readonly startingLater: readonly { readonly consumer: string; readonly startsOn: string }[];
  /** What his membership costs, once his bulletin is signed; null where it costs nothing. */
  readonly payment: Payment | null;
  /** What prints another number than his meter has now; absent where nothing does. */
  readonly formerMeter?: ParticipantDocuments["formerMeter"];
}

/**
 * How many documents wait for the holder, or for whom he named to sign: what his own mailbox signs, where anything does.
 * @param sales his consumers' contracts
 */
export function waitingFor(
  documents: ParticipantDocuments,
  sales: readonly ProducerSale[],
): Pick<ProducerDocuments, "toSign" | "signer"> {
  const waiting = [
    ...kindsToSign(documents).map((kind) => otherSignerOf(documents, kind)),
    ...sales.filter(({ state }) => state === "to-sign").map(({ signer = null }) => signer),
  ];
  const own = waiting.filter((signer) => signer === null).length;
  return own > 0 ? { toSign: own, signer: null } : { toSign: waiting.length, signer: waiting[0] ?? null };
}

/** His contracts whose buyers begin on a day that is told, the first first. */
export const startingLaterOf = (sales: readonly ProducerSale[]): ProducerDocuments["startingLater"] =>
  sales
    .flatMap(({ consumer, startsOn, state }) =>
      startsOn === undefined || state !== "signed" ? [] : { consumer, startsOn },
    )
    .toSorted((a, b) => (a.startsOn < b.startsOn ? -1 : 1));

/**
 * How many contracts wait for his VAT alone, 0 before a first buyer; null where none does, of sales that are settled outside of
 * the platform, and once some are signed and none is to come.
 */
export function awaitingVatOf(
  { toCome, signed }: Pick<PlantSale, "toCome" | "signed">,
  isElsewhere: boolean,
): number | null {
  if (isElsewhere || toCome?.waitsFor !== "vat") return null;
  return toCome.consumers > 0 || signed?.contracts === 0 ? toCome.consumers : null;
}

export const noDocuments: ProducerDocuments = {
  standing: "preparing",
  toSign: 0,
  signer: null,
  salesToSign: 0,
  isMember: false,
  awaited: [],
  sales: "preparing",
  lacking: [],
  lacksVat: false,
  unsignedSales: null,
  salesInAll: null,
  refusedSales: 0,
  awaitingVat: null,
  isSaleComing: false,
  isSelling: true,
  startingLater: [],
  payment: null,
};
