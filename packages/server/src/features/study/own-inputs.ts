import { changedInputs, type KeptSum, type OwnInput, type OwnInputs } from "@mec/domain/study";
import { keyedMark } from "../../encryption/index.ts";
import type { Member } from "./member-store.ts";

/**
 * What a sum counts of what a holder said of his place, by what he said: a tariff that changes by itself is none of it. Few answers are
 * possible, so that each mark is made with the data's key, for this place: without it nobody finds by trial what it was.
 */
export function ownInputsOf(member: Member): OwnInputs {
  const { annualKwh, contract, consumerType, segment, meterPower, workingHours, ...told } = member;
  const { peakHour = null, offPeak = null, ...prices } = contract ?? {};
  const markOf = (name: OwnInput, input: unknown) =>
    keyedMark(`application.kept_sum.${name}`, member.consumptionPointId, JSON.stringify(input));
  return {
    use: markOf("use", annualKwh),
    hours: markOf("hours", [peakHour, offPeak]),
    contract: markOf("contract", contract && prices),
    kind: markOf("kind", [
      consumerType,
      segment,
      meterPower,
      workingHours,
      told.reclaimsVat,
      told.electricHeating,
    ]),
  };
}

const keyOf = (mark: string): string => mark.split(".")[0] ?? "";

/** Marks of another key tell nothing of what changed: those of before the key was exchanged, or of the former release, which had none. */
export const ownChangesSince = ({ own }: KeptSum, now: OwnInputs): OwnInput[] =>
  own && keyOf(own.use) === keyOf(now.use) ? changedInputs(own, now) : [];
