import {
  leftOutText,
  ownContractText,
  type ProgressInput,
  runningContractText,
  startDayIssue,
} from "@mec/domain/application";
import { DomainError, dayInParis } from "@mec/domain/shared";
import type { Tx } from "../../db/transaction.ts";
import { findContractToEnd, findOwnToEnd } from "../point/index.ts";
import { quotedName } from "../project/index.ts";
import { findSignedOn, findSupplyDays } from "../signature/retraction/reads.ts";
import type { Parties } from "./store.ts";

type Start = Pick<ProgressInput, "startsOn" | "confirmLeftOut" | "confirmContractEnded">;

interface ToEnd {
  /** A day by which no contract may run any more, told. */
  readonly contractEndsOn?: string | undefined;
  /** What the owner confirms first, a sentence each. */
  readonly doubts: readonly string[];
}

/** What has to end before that day: of a plant its own contract; of a consumer those of the owner's own plants, which begin with the first. */
async function findToEnd(tx: Tx, { projectId, participant }: Parties, day: string): Promise<ToEnd> {
  if (participant.kind === "consumer") {
    const { plants, sharesAfter } = await findOwnToEnd(tx, projectId, day);
    return {
      contractEndsOn: sharesAfter,
      doubts: plants.map(({ name, toEnd }) => ownContractText(quotedName(name), toEnd)),
    };
  }
  const toEnd = await findContractToEnd(tx, [participant.id], day);
  if (toEnd === null || toEnd === "unknown") return { doubts: [] };
  return toEnd === "older"
    ? { doubts: [`${runningContractText} Confirmez qu’il aura pris fin.`] }
    : { contractEndsOn: toEnd.endsOn, doubts: [] };
}

/** Of a consumer who is not supplied before his days to retract end: that he is left out until then. */
async function leftOutDoubts(tx: Tx, { projectId, participant }: Parties, first: string): Promise<string[]> {
  if (participant.kind === "producer") return [];
  const day = (await findSupplyDays(tx, projectId, [participant.id])).get(participant.id);
  if (day === undefined || (day !== null && day <= first)) return [];
  return [`${leftOutText(day, "Cette personne")} Confirmez que vous le ferez.`];
}

/**
 * Nobody shares from a day before all had signed, and no plant while its purchase contract is said to run; of one whose end nobody
 * told, the owner may say that it has ended. His own plant, which nobody accepts, shares with the first who begins: nobody does
 * before it may, unless others produce and he leaves it out. Who did not ask to be supplied before his days to retract end shares
 * from a day before only if his owner says that he is left out until then: he is told that day, and that he owes nothing of what
 * comes before.
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
  const { contractEndsOn, doubts } = await findToEnd(tx, parties, first);
  const signedOn = startsOn && (await findSignedOn(tx, projectId, [participant]));
  const issue = startDayIssue(first, { signedOn, contractEndsOn, now });
  if (issue) throw issue;
  const unconfirmed = [
    ...(confirmContractEnded ? [] : doubts),
    ...(confirmLeftOut ? [] : await leftOutDoubts(tx, parties, first)),
  ];
  if (unconfirmed.length > 0) throw new DomainError("SUPPLY_TOO_EARLY", unconfirmed.join(" "));
}
