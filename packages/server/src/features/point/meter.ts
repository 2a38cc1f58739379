import type { Participant } from "@mec/domain/point";
import { DomainError, messages } from "@mec/domain/shared";
import { sql } from "kysely";
import type { Tx } from "../../db/transaction.ts";
import { type Telling, tellOthers } from "../../meeting/moments.ts";
import { type ConsentGiven, hasValidConsent, insertConsent, withdrawConsents } from "./consent-store.ts";
import { pointTable } from "./tables.ts";

async function isConsentValid(tx: Tx, { kind, id }: Participant, now: Date): Promise<boolean> {
  const { rows } = await sql<{ valid: boolean }>`
    select ${hasValidConsent(kind, now)} as valid from ${sql.table(pointTable[kind])} where id = ${id}
  `.execute(tx);
  return rows[0]?.valid ?? false;
}

/**
 * Call it once a point's row holds another meter, or none any more: ends the consents given for the former
 * one.
 */
export async function changeMeter(
  deps: Telling,
  tx: Tx,
  { participant, prm, now }: Pick<ConsentGiven, "participant" | "prm" | "now">,
): Promise<void> {
  await withdrawConsents(tx, participant, now);
  await tellOthers(deps, tx, { type: "meter-changed", participant, prm });
}

/**
 * A new meter needs its consent; a known one without a valid consent gets the one that came with the request,
 * if any. None is required for it, so that a person can withdraw the consent and still edit the point.
 * @throws DomainError CONSENT_MISSING for another meter without consent, PRM_ALREADY_ACCEPTED.
 */
export async function settleMeter(
  deps: Telling,
  tx: Tx,
  given: ConsentGiven & { readonly sge: boolean },
  formerPrm: string,
): Promise<void> {
  const { participant, prm, sge, now } = given;
  if (prm !== formerPrm) {
    if (prm !== "" && !sge) throw new DomainError("CONSENT_MISSING", messages.sge);
    await changeMeter(deps, tx, given);
  }
  if (prm !== "" && sge && !(await isConsentValid(tx, participant, now))) await insertConsent(tx, given);
}

/**
 * Settles the meter of an updated point: a meter or a consent left out stays, and `sge: null` withdraws the
 * consent.
 * @throws DomainError CONSENT_MISSING, PRM_ALREADY_ACCEPTED.
 */
export async function settleUpdatedMeter(
  deps: Telling,
  tx: Tx,
  given: Omit<ConsentGiven, "prm"> & { readonly prm?: string; readonly sge?: boolean | null },
  formerPrm: string,
): Promise<void> {
  await settleMeter(deps, tx, { ...given, prm: given.prm ?? formerPrm, sge: given.sge ?? false }, formerPrm);
  if (given.sge === null) await withdrawConsents(tx, given.participant, given.now);
}
