import { type ConsumptionPointUpdate, meterIssue, optionalPrmSchema } from "@mec/domain/point";
import type * as z from "zod";

export const prmWrite = optionalPrmSchema.nullish();

/** kWh a year: a whole number on the wire (0 when unknown), a string ('' when unknown) in the domain. */
export const energyText = (kwh: number | null | undefined): string => (kwh ? String(kwh) : "");
export const energyNumber = (text: string): number => (text === "" ? 0 : Number(text));

export function checkConsent(
  point: { prm?: string | null | undefined; sge?: boolean | null | undefined },
  ctx: z.RefinementCtx,
) {
  const issue = meterIssue({ prm: point.prm ?? "", sge: point.sge ?? false });
  if (issue) ctx.addIssue({ code: "custom", path: [issue.path], message: issue.message });
}

interface MeterOnWire {
  readonly prm?: string | null | undefined;
  readonly sge?: boolean | null | undefined;
}

/** A part of a known point's meter that is left out stays; null removes it. */
export const meterChanges = ({ prm, sge }: MeterOnWire) => ({
  ...(prm === undefined ? {} : { prm: prm ?? "" }),
  ...(sge === undefined ? {} : { sge }),
});

export const meterChangesToWire = ({ prm, sge }: Pick<ConsumptionPointUpdate, "prm" | "sge">) => ({
  ...(prm === undefined ? {} : { prm: prm === "" ? null : prm }),
  ...(sge === undefined || prm === "" ? {} : { sge }),
});
