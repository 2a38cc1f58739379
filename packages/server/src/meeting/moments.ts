import type { Named } from "@mec/domain/document";
import type { Dues, PmoAssociation } from "@mec/domain/pmo";
import type { Participant } from "@mec/domain/point";
import type { SellerVat } from "@mec/domain/shared";
import type { SignatoryInput } from "@mec/domain/signatory";
import type { Tx } from "../db/transaction.ts";
import type { Queue } from "../jobs/queue.ts";

/** What is deleted, together with everything it owns. */
export type Deleted = DeletedWhole | { readonly pointId: string };
type DeletedWhole = { readonly accountId: string } | { readonly projectId: string };

/**
 * Something that happens in a transaction and concerns features unknown to the one that does it: they do
 * their part in the same transaction, or refuse. What can wait for the commit is an event (`jobs/events.ts`).
 */
export type Moment =
  /** Its rows are about to go. */
  | { type: "deleting"; what: Deleted }
  /** A project, or those of an account, are about to go with all that stands in them. */
  | { type: "deleting-projects"; of: DeletedWhole }
  /** The account's row is about to get its proven address; projects are locked before accounts. */
  | { type: "confirming-address"; accountId: string }
  | { type: "address-confirmed"; accountId: string }
  /** A point has another meter, or none any more: "". */
  | { type: "meter-changed"; participant: Participant; prm: string }
  /** A point is about to have another address. */
  | { type: "address-changing"; participant: Participant; address: Named["address"] }
  /** Another is about to be bound for a point, or by another name or number. */
  | { type: "signatory-changing"; participant: Participant; signatory: SignatoryInput }
  /** A point has another address. */
  | { type: "place-changed"; participant: Participant; address: Named["address"] }
  /** Another is bound for a point, or by another name or number. */
  | { type: "signatory-changed"; participant: Participant; signatory: SignatoryInput }
  /** A seller says of his VAT something else than before, which is recorded already. */
  | {
      type: "seller-vat-changed";
      productionPointId: string;
      former: SellerVat | null;
      vatRegime: SellerVat | null;
    }
  /** The association that bears a project is about to be another, or none any more. */
  | { type: "association-changing"; projectId: string; association: PmoAssociation | null }
  /** Members are about to pay something else than before. */
  | { type: "dues-changing"; projectId: string; before: Dues }
  /** A participant was accepted. */
  | { type: "participation-accepted"; projectId: string; participant: Participant }
  /** A participant was refused or has left. */
  | { type: "participation-ended"; projectId: string; participant: Participant };

export type MomentOf<T extends Moment["type"]> = Extract<Moment, { type: T }>;

interface Acting {
  readonly queue: Queue;
  readonly now: () => Date;
}

/** What a feature does at each type of moment. */
export type Moments = {
  readonly [T in Moment["type"]]: (deps: Acting, tx: Tx, moment: MomentOf<T>) => Promise<void>;
};

async function tell<T extends Moment["type"]>(
  part: Partial<Moments>,
  deps: Acting,
  tx: Tx,
  moment: MomentOf<T>,
): Promise<void> {
  const type: T = moment.type;
  await part[type]?.(deps, tx, moment);
}

export interface Telling extends Acting {
  readonly meeting: { readonly moments: readonly Partial<Moments>[] };
}

/** Lets every feature do its part of a moment, one after the other, by name. */
export async function tellOthers(deps: Telling, tx: Tx, moment: Moment): Promise<void> {
  for (const part of deps.meeting.moments) await tell(part, deps, tx, moment);
}
