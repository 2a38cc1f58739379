import { createHash } from "node:crypto";
import { changedInputs, type KeptSum, type OwnInputs } from "@mec/domain/study";
import type { Member } from "./member-store.ts";

/** What it was cannot be read again from a mark. */
const markOf = (input: unknown): string =>
  createHash("sha256")
    .update(JSON.stringify(input) ?? "")
    .digest("base64url")
    .slice(0, 12);

/** What a sum counts of what a holder said of his place, by what he said: a tariff that changes by itself is none of it. */
export function ownInputsOf(member: Member): OwnInputs {
  const { annualKwh, contract, consumerType, segment, meterPower, workingHours, ...told } = member;
  const { peakHour = null, offPeak = null, ...prices } = contract ?? {};
  return {
    use: markOf(annualKwh),
    hours: markOf([peakHour, offPeak]),
    contract: markOf(contract && prices),
    kind: markOf([consumerType, segment, meterPower, workingHours, told.reclaimsVat, told.electricHeating]),
  };
}

export const ownChangesSince = ({ own }: KeptSum, now: OwnInputs) => changedInputs(own, now);
