import type { ParticipantDocument, ParticipantDocuments } from "@mec/api/document";
import type { DocumentKind } from "@mec/domain/document";

export type Gap = ParticipantDocument["gaps"][number];

const same = (a: Gap, b: Gap) => a.item === b.item && a.target === b.target;

/** What every incomplete document of a kind lacks, and that the owner supplies once for all. */
export function commonGaps(participants: readonly ParticipantDocuments[], kind: DocumentKind): Gap[] {
  const incomplete = participants
    .map((participant) => participant[kind])
    .filter(({ status }) => status === "NOT-READY");
  const [first, ...others] = incomplete;
  if (!first || others.length === 0) return [];
  return first.gaps.filter(
    (gap) =>
      gap.target !== "participant" && others.every(({ gaps }) => gaps.some((other) => same(gap, other))),
  );
}

/** What a document lacks besides what all of them lack. */
export const ownGaps = (gaps: readonly Gap[], common: readonly Gap[]): Gap[] =>
  gaps.filter((gap) => !common.some((other) => same(gap, other)));
