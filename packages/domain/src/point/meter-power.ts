import * as z from "zod";
import { messages } from "../shared/index.ts";
import type { SubscribedPower } from "./contract.ts";
import type { Segment } from "./kinds.ts";
import { defaultSegment } from "./segments.ts";

/** kVA to which a connection of the usual segment is subscribed, as the bill says it. */
export const meterPowers = [3, 6, 9, 12, 15, 18, 24, 30, 36] as const;
export const meterPowerSchema = z.literal(meterPowers, { error: messages.choice });
export type MeterPower = z.infer<typeof meterPowerSchema>;

/** What is told of a meter's power: its kVA in the usual segment, or another segment, which has more. */
export interface ToldPower {
  readonly segment?: Segment | null | undefined;
  readonly meterPower?: MeterPower | null | undefined;
}

/** One answer of the choice: kVA, more than the usual segment has, or not told. */
export type PowerAnswer = `${MeterPower}` | "over36" | "";

const overUsual = "C4" satisfies Segment;

/** The answer that was told; any larger connection reads "more than 36 kVA". */
export function powerAnswer({ segment, meterPower }: ToldPower): PowerAnswer {
  if (segment && segment !== defaultSegment) return "over36";
  return meterPower ? `${meterPower}` : "";
}

/** What an answer says: a power is one of the usual segment, more is a larger connection at low voltage. */
export function toldPower(answer: string): { segment: Segment; meterPower: MeterPower | null } {
  if (answer === "over36") return { segment: overUsual, meterPower: null };
  return { segment: defaultSegment, meterPower: meterPowers.find((kva) => `${kva}` === answer) ?? null };
}

/** "30 kVA", "Plus de 36 kVA"; null when it is not told. */
export function powerAnswerText(answer: PowerAnswer): string | null {
  if (answer === "") return null;
  return answer === "over36" ? "Plus de 36\u00a0kVA" : `${answer}\u00a0kVA`;
}

/** Which of the regulated tariff's price lists a power has; null when it is not told. */
export function priceListOf(meterPower: MeterPower | null | undefined): SubscribedPower | null {
  if (!meterPower) return null;
  return meterPower <= 6 ? "upTo6" : "upTo36";
}

/** A contract, or the form of one, with the price list of the meter's power once it is told: that says more than the list chosen with the offer. */
export function withListOf<C extends { readonly subscribedPower?: SubscribedPower | "" | null | undefined }>(
  contract: C,
  { meterPower }: Pick<ToldPower, "meterPower">,
): C {
  const list = priceListOf(meterPower);
  return list ? { ...contract, subscribedPower: list } : contract;
}
