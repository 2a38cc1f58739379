import { missingInAssociation, type PmoAssociation, type PmoInterlocutor } from "../pmo/index.ts";

/** What the annex may lack of what is said elsewhere in the product, in the order of the annex. */
export const annexeGapItems = [
  "associationName",
  "rnaId",
  "address",
  "interlocutor",
  "interlocutorEmail",
  "interlocutorPhone",
  "producers",
  "producerPrm",
  "power",
  "consumers",
  "consumerPrm",
  "accord",
] as const;
export type AnnexeGapItem = (typeof annexeGapItems)[number];

/** A line of the annex, whoever it is about. */
export interface AnnexeLine {
  readonly pointId: string;
  readonly name: string;
  /** "" when unknown. */
  readonly prm: string;
}

/** What is known of what the annex shows. */
export interface AnnexeFacts {
  readonly association: PmoAssociation | null;
  readonly interlocutor: PmoInterlocutor | null;
  readonly producers: readonly (AnnexeLine & { readonly power: number | null })[];
  readonly consumers: readonly (AnnexeLine & { readonly accordSignedOn: string | null })[];
}

export interface AnnexeGap {
  readonly item: AnnexeGapItem;
  /** Whose line lacks it; nobody's when it is of the operation. */
  readonly points: readonly { readonly id: string; readonly name: string }[];
}

const pointsOf = (lines: readonly AnnexeLine[]) => lines.map(({ pointId: id, name }) => ({ id, name }));

/** Of each line that lacks it; null when none does. */
const ofLines = <L extends AnnexeLine>(
  item: AnnexeGapItem,
  lines: readonly L[],
  isMissing: (line: L) => boolean,
): AnnexeGap[] => {
  const lacking = lines.filter(isMissing);
  return lacking.length === 0 ? [] : [{ item, points: pointsOf(lacking) }];
};

const ofOperation = (item: AnnexeGapItem, isMissing: boolean): AnnexeGap[] =>
  isMissing ? [{ item, points: [] }] : [];

function ofLegalBody({ association, interlocutor }: AnnexeFacts): AnnexeGap[] {
  const missing = missingInAssociation(association, "papers");
  return [
    ...(["associationName", "rnaId", "address"] as const).flatMap((item) =>
      ofOperation(item, missing.includes(item)),
    ),
    ...ofOperation("interlocutor", interlocutor === null),
    ...ofOperation("interlocutorEmail", !interlocutor?.email && !association?.email),
    ...ofOperation("interlocutorPhone", !interlocutor?.phoneNumber),
  ];
}

const lacksPrm = ({ prm }: AnnexeLine) => prm === "";

/**
 * What the annex shows as "à compléter", but for its own details (`annexeDetailsSchema`) and for the days of entry,
 * which come with the operation itself.
 */
export function annexeGaps(facts: AnnexeFacts): AnnexeGap[] {
  const { producers, consumers } = facts;
  return [
    ...ofLegalBody(facts),
    ...ofOperation("producers", producers.length === 0),
    ...ofLines("producerPrm", producers, lacksPrm),
    ...ofLines("power", producers, ({ power }) => power === null),
    ...ofOperation("consumers", consumers.length === 0),
    ...ofLines("consumerPrm", consumers, lacksPrm),
    ...ofLines("accord", consumers, ({ accordSignedOn }) => accordSignedOn === null),
  ];
}
