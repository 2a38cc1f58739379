import type { OpenRetraction } from "@mec/api/signature";
import { type DocumentKind, documentKinds } from "@mec/domain/document";
import { asConsumer } from "@mec/domain/point";
import { conjunction } from "@mec/domain/shared";
import type { Deps } from "../../../deps.ts";
import { asksEarlySupplyOf, findSignedByParticipant, type Right, rightOf } from "./reads.ts";
import { findApplicationOf } from "./retraction-store.ts";

/** Who signed, each once. */
export const signersOf = ({ signed }: Right): string => conjunction(new Set(signed.map(({ name }) => name)));

/** The kinds of the documents, each once. */
export const kindsOf = ({ signed }: Right) =>
  documentKinds.filter((kind) => signed.some((document) => document.kind === kind));

/** The kinds of which somebody had still to sign each document: what is retracted then leaves no signed copy. */
export const unsealedOf = (right: Right): DocumentKind[] =>
  kindsOf(right).filter((kind) =>
    right.signed.every((document) => document.kind !== kind || document.concludedAt === null),
  );

/** What a holder may retract now for a consumption point, and until when; null when he may not, or not any more. */
export async function readRetraction({ db, now }: Deps, pointId: string): Promise<OpenRetraction | null> {
  const application = await findApplicationOf(db, pointId);
  if (!application) return null;
  const all = await findSignedByParticipant(db, application.projectId, asConsumer(pointId));
  const right = rightOf(all, now());
  if (!right) return null;
  const { until, endsParticipation } = right;
  return {
    applicationId: application.id,
    until,
    name: signersOf(right),
    documents: kindsOf(right),
    endsParticipation,
    asksEarlySupply: asksEarlySupplyOf(right),
  };
}
