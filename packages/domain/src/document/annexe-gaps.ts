import { missingInAssociation, type PmoAssociation, type PmoInterlocutor } from "../pmo/index.ts";
import { type AnnexeDetails, needsDerogation } from "./annexe-details.ts";

/** What the annex may lack among what other forms ask, in the order of the annex. */
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
  "producerAccord",
  "consumers",
  "consumerPrm",
  "accord",
  "accordDate",
] as const;
export type AnnexeGapItem = (typeof annexeGapItems)[number];

/** A line of the annex, for a consumer or a producer. */
export interface AnnexeLine {
  readonly pointId: string;
  readonly name: string;
  /** "" when unknown. */
  readonly prm: string;
}

/** Whether a participant has agreed to take part. */
interface SettledAccord {
  /** YYYY-MM-DD; null until all have signed, and when it is not known. */
  readonly accordSignedOn: string | null;
  /** Signed outside of the platform, which does not know on which day. */
  readonly isAccordOutside: boolean;
}

/** What is known of what the annex shows. */
export interface AnnexeFacts {
  readonly association: PmoAssociation | null;
  readonly interlocutor: PmoInterlocutor | null;
  readonly producers: readonly (AnnexeLine &
    SettledAccord & {
      /** The installation's name. */
      readonly pointName: string;
      readonly power: number | null;
    })[];
  readonly consumers: readonly (AnnexeLine & SettledAccord)[];
}

interface Lack<Item extends string> {
  readonly item: Item;
  /** The points whose line lacks it; empty when it concerns the whole operation. */
  readonly points: readonly { readonly id: string; readonly name: string }[];
}
export type AnnexeGap = Lack<AnnexeGapItem>;

/** The gap, with the lines that have it; null when no line does. */
const ofLines = <Item extends string, L extends Pick<AnnexeLine, "pointId" | "name">>(
  item: Item,
  lines: readonly L[],
  isMissing: (line: L) => boolean,
): Lack<Item>[] => {
  const lacking = lines.filter(isMissing);
  const points = lacking.map(({ pointId: id, name }) => ({ id, name }));
  return lacking.length === 0 ? [] : [{ item, points }];
};

const ofOperation = <Item extends string>(item: Item, isMissing: boolean): Lack<Item>[] =>
  isMissing ? [{ item, points: [] }] : [];

function ofLegalBody({ association, interlocutor }: AnnexeFacts): AnnexeGap[] {
  const missing = missingInAssociation(association, "documents");
  return [
    ...(["associationName", "rnaId", "address"] as const).flatMap((item) =>
      ofOperation(item, missing.includes(item)),
    ),
    ...ofOperation("interlocutor", interlocutor === null),
    ...ofOperation("interlocutorEmail", !interlocutor?.email && !association?.email),
    ...ofOperation("interlocutorPhone", !interlocutor?.phoneNumber),
  ];
}

/** Signed neither here nor elsewhere. */
const lacksAccord = ({ accordSignedOn, isAccordOutside }: SettledAccord): boolean =>
  !isAccordOutside && accordSignedOn === null;

const lacksPrm = ({ prm }: AnnexeLine) => prm === "";

/**
 * What the annex shows as "à compléter", except its own details (`annexeDetailsSchema`) and the days of
 * entry, which come with the operation itself.
 */
export function annexeGaps(facts: AnnexeFacts): AnnexeGap[] {
  const { producers, consumers } = facts;
  return [
    ...ofLegalBody(facts),
    ...ofOperation("producers", producers.length === 0),
    ...ofLines("producerPrm", producers, lacksPrm),
    ...ofLines("power", producers, ({ power }) => power === null),
    // A body may hold several, and consume too: the installation says which accord it is.
    ...ofLines(
      "producerAccord",
      producers.map((producer) => ({ ...producer, name: producer.pointName })),
      lacksAccord,
    ),
    ...ofOperation("consumers", consumers.length === 0),
    ...ofLines("consumerPrm", consumers, lacksPrm),
    ...ofLines("accord", consumers, lacksAccord),
    ...ofLines("accordDate", consumers, ({ isAccordOutside }) => isAccordOutside),
  ];
}

/** A producer whose surplus the annex describes. */
export interface SurplusOwner {
  readonly pointId: string;
  readonly name: string;
  /** Whether the terms of sale speak of a purchase contract; null when they do not, as of a plant of another than the owner. */
  readonly purchaseContract: boolean | null;
}

/** The annex's own details, in its order. */
export const detailItems = ["startDate", "derogation", "surplus"] as const;
export type DetailGap = Lack<(typeof detailItems)[number]>;

/** Whether the annex says what the declaration asks: the day to start, and the derogation that its perimeter needs. */
export const saysDeclaration = (gaps: readonly DetailGap["item"][]): boolean =>
  gaps.every((item) => item === "surplus");

/** Which of its own details the annex shows as "à compléter". */
export const detailGaps = (
  { startDate, derogation, surplus }: AnnexeDetails,
  { perimeter, producers }: { readonly perimeter: number; readonly producers: readonly SurplusOwner[] },
): DetailGap[] => [
  ...ofOperation("startDate", startDate === null),
  ...ofOperation("derogation", needsDerogation(perimeter) && derogation === ""),
  ...ofLines(
    "surplus",
    producers,
    ({ pointId, purchaseContract }) => surplus[pointId] === undefined && purchaseContract === null,
  ),
];
