import type { Participant } from "@mec/domain/point";
import { DomainError, messages } from "@mec/domain/shared";
import {
  birthDateIssue,
  isVoteToCome,
  type Signatory,
  type SignatoryInput,
  siretOf,
} from "@mec/domain/signatory";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { type Telling, tellOthers } from "../../meeting/moments.ts";
import { keepOwnBody, lockProjectOf } from "./own-body-change.ts";
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
 * Saves the signatory of a participant.
 * @throws DomainError when nobody born on that day signs, or the délibération not voted.
 */
export async function saveSignatory(
  db: Db,
  participant: Participant,
  input: SignatoryInput,
  now: Date,
): Promise<Signatory> {
  checkSignatory(input, now);
  return storeSignatory(db, participant, input, now);
}

/**
 * Saves the signatory in a transaction of its own: documents may name the SIRET that he had, and places may turn out to buy from
 * themselves.
 * @throws DomainError as above, and POINT_IN_USE.
 */
export const changeSignatory = (
  deps: Telling & Pick<Deps, "db">,
  participant: Participant,
  input: SignatoryInput,
): Promise<Signatory> =>
  inTransaction(deps.db, async (tx) => {
    const projectId = await lockProjectOf(tx, participant);
    const former = siretOf(await findSignatory(tx, participant));
    const saved = await keepOwnBody(tx, projectId, [participant], () =>
      saveSignatory(tx, participant, input, deps.now()),
    );
    if (projectId !== null) await deps.queue.emit(tx, { type: "signatory-said", projectId });
    const siret = siretOf(saved);
    if (former !== "" && former !== siret)
      await tellOthers(deps, tx, { type: "place-changed", participant, changed: "siret", is: { siret } });
    return saved;
  });
