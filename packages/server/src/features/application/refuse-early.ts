import { leftOutText, type ProgressInput, startDayIssue } from "@mec/domain/application";
import { DomainError, dayInParis } from "@mec/domain/shared";
import type { Db, Tx } from "../../db/transaction.ts";
import { findSignedByParticipant, findSupplyDays } from "../signature/retraction/reads.ts";
import type { Parties } from "./store.ts";

type Start = Pick<ProgressInput, "startsOn" | "confirmLeftOut">;

/** The day of the last signature of what a participant signed here, as far as all have. */
async function findSignedOn(db: Db, { projectId, participant }: Parties): Promise<string | undefined> {
  const signed = await findSignedByParticipant(db, projectId, participant);
  // A contract that was added to others stops none of them.
  const concluded = signed.flatMap(({ isAdded, concludedAt }) =>
    isAdded || concludedAt === null ? [] : concludedAt.getTime(),
  );
  return concluded.length === 0 ? undefined : dayInParis(new Date(Math.max(...concluded)));
}

/**
 * Nobody shares from a day before all had signed. Who did not ask to be supplied before his days to retract end shares from a day
 * before only if his owner says that he is left out until then: he is told that day, and that he owes nothing of what comes before.
 * @throws DomainError START_DAY_INVALID, SUPPLY_TOO_EARLY
 */
export async function refuseEarly(
  tx: Tx,
  parties: Parties,
  { startsOn, confirmLeftOut }: Start,
  now: Date,
): Promise<void> {
  const { projectId, participant } = parties;
  const issue = startsOn && startDayIssue(startsOn, { signedOn: await findSignedOn(tx, parties), now });
  if (issue) throw issue;
  if (participant.kind === "producer" || confirmLeftOut) return;
  const day = (await findSupplyDays(tx, projectId, [participant.id])).get(participant.id);
  if (day === undefined || (day !== null && day <= (startsOn ?? dayInParis(now)))) return;
  throw new DomainError(
    "SUPPLY_TOO_EARLY",
    `${leftOutText(day, "Cette personne")} Confirmez que vous le ferez.`,
  );
}
