import type { SavedSignatory } from "@mec/api/signatory";
import type { Participant } from "@mec/domain/point";
import {
  birthDateIssue,
  deliberationDateIssue,
  printedOtherwise,
  type Signatory,
  type SignatoryInput,
} from "@mec/domain/signatory";
import type { Db, Tx } from "../../db/transaction.ts";
import { type Telling, tellOthers } from "../../meeting/moments.ts";
import { findSignatory, storeSignatory } from "./store.ts";

/** @throws DomainError when nobody born on that day signs, or the délibération is not voted. */
export function checkSignatory(input: SignatoryInput, now: Date): void {
  const vote = input.entityType === "Professionnel" ? input.deliberationDate : null;
  const voteIssue = vote ? deliberationDateIssue(vote, now) : null;
  const issue = input.entityType === "Particulier" ? birthDateIssue(input.birthDate, now) : voteIssue;
  if (issue) throw issue;
}

/**
 * Saves the signatory of a participant who has just come, and has no others of whom it is said too.
 * @throws DomainError when nobody born on that day signs, or the délibération not voted.
 */
export async function saveSignatory(
  db: Db,
  participant: Participant,
  { alsoFor: _, ...input }: SavedSignatory,
  now: Date,
): Promise<Signatory> {
  checkSignatory(input, now);
  return storeSignatory(db, participant, input, now);
}

/**
 * Replaces a signatory by one that was checked, in this transaction: documents may print who was bound. How he is reached, and who signs for
 * a structure, change nothing of that.
 * @throws DomainError POINT_IN_USE while documents that name him are being signed
 */
export async function replaceSignatory(
  deps: Telling,
  tx: Tx,
  participant: Participant,
  input: SignatoryInput,
): Promise<Signatory> {
  const former = await findSignatory(tx, participant);
  const isAnother = former !== null && printedOtherwise(former, input).length > 0;
  const change = { participant, signatory: input };
  if (isAnother) await tellOthers(deps, tx, { type: "signatory-changing", ...change });
  const saved = await storeSignatory(tx, participant, input, deps.now());
  if (isAnother) await tellOthers(deps, tx, { type: "signatory-changed", ...change });
  return saved;
}
