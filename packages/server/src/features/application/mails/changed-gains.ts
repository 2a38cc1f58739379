import type { Dues } from "@mec/domain/pmo";
import { paysNobody } from "@mec/domain/study";
import type { Deps } from "../../../deps.ts";
import type { TermsOfEach } from "../../document/reads.ts";
import { gainOfPlaces, outcomesOfPrices } from "../../study/index.ts";
import type { ToTell } from "../to-tell.ts";

/**
 * What places save in a year by what was asked of them, and by what is: with those who are in the project today, so that it is the
 * change alone that is told. By their applications; without those of which no sum is known.
 */
export async function gainsOfChanges(
  deps: Deps,
  projectId: string,
  { places, dues, termsOf }: { places: ToTell["places"]; dues: Dues; termsOf: TermsOfEach },
): Promise<Map<string, string>> {
  const priced = places.flatMap(({ applicationId, participant: { kind, id }, price, ...read }) => {
    if (kind === "producer") return [];
    const then = termsOf(id, read.readAt)?.terms ?? null;
    const now = read.isWrittenSince ? (termsOf(id)?.terms ?? null) : then;
    const [was, is] = [then?.price ?? price, now?.price ?? price];
    if (was === null || is === null) return [];
    return [
      {
        applicationId,
        before: { pointId: id, price: was, dues: read.readDues ?? dues, terms: then },
        today: { pointId: id, price: is, dues, terms: now },
      },
    ];
  });
  if (priced.length === 0) return new Map();
  const outcomesBy = (which: "before" | "today") =>
    outcomesOfPrices(
      deps,
      projectId,
      priced.map((one) => one[which]),
    );
  const [before, today] = [await outcomesBy("before"), await outcomesBy("today")];
  return new Map(
    priced.flatMap(({ applicationId, today: { pointId } }) => {
      const [then, now] = [before.get(pointId), today.get(pointId)];
      if (!then || !now || paysNobody(now) || !now.isConsumptionKnown) return [];
      const [was, is] = [gainOfPlaces([then]), gainOfPlaces([now])];
      if (was === null || is === null) return [];
      return [[applicationId, was === is ? `${is}, inchangée` : `${was} → ${is}`] as const];
    }),
  );
}
