import type { SavedSignatory } from "@mec/api/signatory";
import type { Participant } from "@mec/domain/point";
import { DomainError, messages } from "@mec/domain/shared";
import {
  birthDateIssue,
  isVoteToCome,
  type Signatory,
  type SignatoryInput,
  siretOf,
} from "@mec/domain/signatory";
import type { Db, Tx } from "../../db/transaction.ts";
import { type Telling, tellOthers } from "../../meeting/moments.ts";
import { findSignatory, storeSignatory } from "./store.ts";

/** @throws DomainError when nobody born on that day signs, or the délibération is not voted. */
export function checkSignatory(input: SignatoryInput, now: Date): void {
  const issue = input.entityType === "Particulier" ? birthDateIssue(input.birthDate, now) : null;
  if (issue) throw issue;
  if (
    input.entityType === "Professionnel" &&
    input.deliberationDate &&
    isVoteToCome(input.deliberationDate, now)
  ) {
    throw new DomainError("DELIBERATION_DATE_IN_FUTURE", messages.deliberationInFuture);
  }
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
 * Replaces a signatory by one that was checked, in this transaction: documents may name the SIRET that he had.
 * @throws DomainError POINT_IN_USE while documents that name him are being signed
 */
export async function replaceSignatory(
  deps: Telling,
  tx: Tx,
  participant: Participant,
  input: SignatoryInput,
): Promise<Signatory> {
  const signed = await findSignatory(tx, participant);
  if (signed) await tellOthers(deps, tx, { type: "signatory-changing", participant, signatory: input });
  const former = siretOf(signed);
  const saved = await storeSignatory(tx, participant, input, deps.now());
  const siret = siretOf(saved);
  if (former !== "" && former !== siret)
    await tellOthers(deps, tx, { type: "place-changed", participant, changed: "siret", is: { siret } });
  return saved;
}
