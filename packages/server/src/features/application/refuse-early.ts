import { leftOutText, type ProgressInput, runningContractText, startDayIssue } from "@mec/domain/application";
import { DomainError, dayInParis } from "@mec/domain/shared";
import type { Tx } from "../../db/transaction.ts";
import { findContractToEnd } from "../point/index.ts";
import { findSignedOn, findSupplyDays } from "../signature/retraction/reads.ts";
import type { Parties } from "./store.ts";

type Start = Pick<ProgressInput, "startsOn" | "confirmLeftOut" | "confirmContractEnded">;

/** What has to end before a plant shares from that day; of a consumer nothing. */
const findToEnd = async (tx: Tx, { participant }: Parties, day: string) =>
  participant.kind === "producer" ? findContractToEnd(tx, [participant.id], day) : null;

/**
 * Nobody shares from a day before all had signed, and no plant while its purchase contract is said to run; of one whose end nobody
 * told, the owner may say that it has ended. Who did not ask to be supplied before his days to retract end shares from a day
 * before only if his owner says that he is left out until then: he is told that day, and that he owes nothing of what comes before.
 * @throws DomainError START_DAY_INVALID, SUPPLY_TOO_EARLY
 */
export async function refuseEarly(
  tx: Tx,
  parties: Parties,
  { startsOn, confirmLeftOut, confirmContractEnded }: Start,
  now: Date,
): Promise<void> {
  const { projectId, participant } = parties;
  const first = startsOn ?? dayInParis(now);
  const toEnd = await findToEnd(tx, parties, first);
  const contractEndsOn = toEnd !== null && typeof toEnd !== "string" ? toEnd.endsOn : undefined;
  const signedOn = startsOn && (await findSignedOn(tx, projectId, [participant]));
  const issue = startDayIssue(first, { signedOn, contractEndsOn, now });
  if (issue) throw issue;
  if (toEnd === "older" && !confirmContractEnded)
    throw new DomainError("SUPPLY_TOO_EARLY", `${runningContractText} Confirmez qu’il aura pris fin.`);
  if (participant.kind === "producer" || confirmLeftOut) return;
  const day = (await findSupplyDays(tx, projectId, [participant.id])).get(participant.id);
  if (day === undefined || (day !== null && day <= first)) return;
  throw new DomainError(
    "SUPPLY_TOO_EARLY",
    `${leftOutText(day, "Cette personne")} Confirmez que vous le ferez.`,
  );
}
