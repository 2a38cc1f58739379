import type { SalesTerms } from "@mec/domain/document";
import type { Dues } from "@mec/domain/pmo";
import type { Deps } from "../../../deps.ts";
import { loadTermsOf, type TermsOfEach } from "../../document/terms/reads.ts";
import { gainMove, outcomesOfPrices } from "../../study/index.ts";
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
  const ids = places.map(({ participant }) => participant.id);
  const saidTo = await loadTermsOf(deps.db, projectId, ids);
  const priced = places.flatMap((place) => {
    const { applicationId, participant, readAt, readDues, isWrittenSince } = place;
    const pointId = participant.id;
    if (participant.kind === "producer") return [];
    const asked = (terms: SalesTerms | null) => ({
      price: terms?.price ?? place.price,
      // What was not written since is asked as its page counts it.
      ...(isWrittenSince && { terms }),
    });
    const [then, now] = isWrittenSince
      ? [termsOf(pointId, readAt), termsOf(pointId)]
      : [saidTo(pointId), saidTo(pointId)];
    const [before, today] = [asked(then?.terms ?? null), asked(now?.terms ?? null)];
    if (before.price === null || today.price === null) return [];
    return [
      {
        applicationId,
        before: { ...before, price: before.price, pointId, dues: readDues ?? dues },
        today: { ...today, price: today.price, pointId, dues },
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
      const move = gainMove(before.get(pointId), today.get(pointId));
      return move === null ? [] : [[applicationId, move] as const];
    }),
  );
}
