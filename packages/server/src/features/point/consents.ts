import type { Participant } from "@mec/domain/point";
import { DomainError, messages } from "@mec/domain/shared";
import { type Paging, readPart } from "../../answering.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Actor, Deps, Origin } from "../../deps.ts";
import { findPastApplications } from "../application/ended/reads.ts";
import {
  type ConsentAnswer,
  countConsents,
  insertConsent,
  listConsents,
  toConsent,
  withdrawConsents,
} from "./consent-store.ts";
import { lockPoint } from "./lock-point.ts";
import { changeMeter } from "./meter.ts";
import { holderName } from "./save-point.ts";
import { pointTable } from "./tables.ts";

export const consentsOf = (
  { db }: Deps,
  participant: Participant,
  paging: Paging,
): Promise<ConsentAnswer[]> =>
  readPart(
    paging,
    async (part) => {
      const past = await findPastApplications(db, participant);
      return (await listConsents(db, participant, part)).map((row) => toConsent(row, past));
    },
    () => countConsents(db, participant),
  );

/** Gives or renews the consent for the point's meter, or for `newPrm`, which becomes the point's meter. */
export async function giveConsent(
  deps: Deps,
  participant: Participant,
  newPrm: string | undefined,
  actor: Actor,
  origin: Origin,
): Promise<ConsentAnswer> {
  const now = deps.now();
  const row = await inTransaction(deps.db, async (tx) => {
    const former = await lockPoint(tx, participant);
    const prm = newPrm ?? former.prm;
    if (prm === "") throw new DomainError("PRM_MISSING", messages.prm);
    const given = { participant, prm, accountId: actor.id, holderName: holderName(actor), origin, now };
    if (prm !== former.prm) {
      await tx
        .updateTable(pointTable[participant.kind])
        .set({ prm, updated_at: now })
        .where("id", "=", participant.id)
        .execute();
      await changeMeter(deps, tx, given);
    }
    return insertConsent(tx, given);
  });
  return toConsent(row);
}

/** Withdraws the consent: the meter stays known, and no study may read its data. Its holder has a mail of it, once. */
export async function withdrawConsent({ db, now, queue }: Deps, participant: Participant): Promise<void> {
  await inTransaction(db, async (tx) => {
    const withdrawn = await withdrawConsents(tx, participant, now());
    const newest = withdrawn
      .filter(({ expires_at: expiresAt }) => expiresAt > now())
      .toSorted((one, other) => Number(other.given_at) - Number(one.given_at))[0];
    if (newest) await queue.emit(tx, { type: "consent-withdrawn", consentId: newest.id });
  });
}
