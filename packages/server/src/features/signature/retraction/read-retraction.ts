import type { OpenRetraction } from "@mec/api/signature";
import { asConsumer } from "@mec/domain/point";
import { isRetractable, mayRetract, retractionUntil } from "@mec/domain/signature";
import type { Deps } from "../../../deps.ts";
import { findApplicationOf, findSignedByParticipant, type SignedByParticipant } from "./retraction-store.ts";

/** The documents that give a right of retraction, and its last day; null where they give none. */
export interface Right {
  readonly signed: readonly [SignedByParticipant, ...SignedByParticipant[]];
  /** Null while somebody has still to sign: the days have not begun to run. */
  readonly until: string | null;
}

/** One right for all that he signed for a place: its days run from the last signature of the last document. */
export function rightOf(all: readonly SignedByParticipant[]): Right | null {
  const [first, ...others] = all.filter(
    ({ entityType }) => entityType !== null && mayRetract({ entityType }),
  );
  if (!first) return null;
  const moments = [first, ...others].map(({ concludedAt }) => concludedAt);
  const known = moments.flatMap((moment) => moment?.getTime() ?? []);
  const isWhole = known.length === moments.length;
  return {
    signed: [first, ...others],
    until: isWhole ? retractionUntil(new Date(Math.max(...known))) : null,
  };
}

/** What a holder may retract now for a consumption point, and until when; null when he may not, or not any more. */
export async function readRetraction({ db, now }: Deps, pointId: string): Promise<OpenRetraction | null> {
  const application = await findApplicationOf(db, pointId);
  if (!application) return null;
  const right = rightOf(await findSignedByParticipant(db, application.projectId, asConsumer(pointId)));
  if (!right || !isRetractable(right.until, now())) return null;
  const { signed, until } = right;
  return {
    applicationId: application.id,
    until,
    name: signed[0].name,
    documents: signed.map(({ kind }) => kind),
  };
}
