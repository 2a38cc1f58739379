import { detailItems, documentKinds, missingItems } from "@mec/domain/document";
import {
  bodyParts,
  duties,
  mostToDo,
  ownerSteps,
  stepStates,
  type ToDo,
  toDoKinds,
} from "@mec/domain/overview";
import { participantKinds } from "@mec/domain/point";
import { toComes } from "@mec/domain/project";
import * as z from "zod";
import { defineCalls } from "../call.ts";
import { created, idParams } from "../wire.ts";

/** Each thing that the domain says of what is to do, lest one be dropped on its way. */
const toDo = z.object({
  kind: z.enum(toDoKinds),
  count: z.int(),
  /** Of candidates: how many are on the waiting list, and whether all that is produced is reserved. */
  onWaitingList: z.int().optional(),
  isFull: z.boolean().optional(),
  /** Of candidates: whether all are the owner's own places. */
  areOwn: z.boolean().optional(),
  /** Of these, of how many nobody has said who signs. Absent where of none, and from a server of the former release. */
  untold: z.int().optional(),
  /** Of the legal body: its parts that are not there yet. */
  lacking: z.array(z.enum(bodyParts)).readonly().optional(),
  /** Of the association too: whether it was described without those who found it. */
  lacksFounders: z.boolean().optional(),
  /** Of documents to send and of refused ones: the first kind that one finds. */
  document: z.enum(documentKinds).optional(),
  /** Of documents to send: how many of the places are the owner's own plants. */
  ownPlants: z.int().optional(),
  /** Of these, and of a council's vote: how many are plants, the owner's own too. Absent where none is, and from a server of the former release. */
  plants: z.int().optional(),
  /** Of the owner's own points: what is to be said of them, and which it is when it is one. */
  items: z.array(z.enum(missingItems)).readonly().optional(),
  point: z.object({ kind: z.enum(participantKinds), id: z.string() }).optional(),
  /** Of contracts that wait for who sells: who that is. */
  sellers: z
    .array(z.object({ name: z.string(), pointName: z.string(), isOwn: z.boolean() }))
    .readonly()
    .optional(),
  /** Of documents that others sign by mailboxes of their own: their names, and whether their addresses are to be confirmed first. */
  signers: z.array(z.string()).readonly().optional(),
  isToConfirm: z.boolean().optional(),
  /** Whether the mail of one of them is still to leave. Absent where none is, and from a server of the former release, as what follows. */
  isHeld: z.boolean().optional(),
  /** Of the declaration: what its annex still lacks. */
  annexe: z.array(z.enum(detailItems)).readonly().optional(),
  isDeclared: z.boolean().optional(),
  /** Of who may begin: whether the agreement is signed. */
  isAgreed: z.boolean().optional(),
  /** Of it, else of the declaration: the plants whose purchase contracts have a last day. Absent as `plants` is. */
  contracts: z
    .array(z.object({ name: z.string(), endsOn: z.string(), isOver: z.boolean().optional() }))
    .readonly()
    .optional(),
  /** Of these, who has a contract with one more seller to sign. Absent as `plants` is. */
  stillSigning: z.int().optional(),
  /** Of it and of the agreement: the first day on which electricity may be shared, and whether the national company receives them. */
  earliest: z.string().optional(),
  isNationalGrid: z.boolean().optional(),
  /** Of a start that is announced too early: its month. */
  announced: z.string().optional(),
  /** Of what the owner says done: a mark of whom it is due and for which day, given back with it. */
  list: z.string().optional(),
  /** Of who is to be told of to the grid operator: how many come, and the first of them by name. Absent as `plants` is. */
  arrivals: z.int().optional(),
  arrived: z.array(z.string()).readonly().optional(),
  /** Of what members owe: the first of them by name, and since when the first does. */
  names: z.array(z.string()).readonly().optional(),
  amountEur: z.number().optional(),
  since: z.string().optional(),
  /** Of who may retract: the last day on which one may. */
  until: z.string().optional(),
  leftOut: z.int().optional(),
  /** Of the association: whether a commune bears the project. */
  isMunicipality: z.boolean().optional(),
} satisfies Record<keyof ToDo, z.ZodType>);

/** Something that another person did. */
const done = z.object({
  at: created,
  /** The person's name, then the point's. */
  name: z.string(),
  pointName: z.string(),
  kind: z.enum(participantKinds),
  /** What was done, as the owner is told it. */
  sentence: z.string(),
});

/** Invitations that the owner sent at once: the news of them is who came, later. */
const invited = z.object({ at: created, kind: z.literal("invitations"), people: z.int() });

const news = z.discriminatedUnion("kind", [done, invited]);

const projectOverview = z.object({
  steps: z.array(
    z.object({
      step: z.enum(ownerSteps),
      state: z.enum(stepStates),
      /** Whether it is held for done only since electricity is shared. Absent of others, and from a server of the former release. */
      isSupposed: z.boolean().optional(),
      /** Of the last: whether its owner says that the agreement was signed. */
      isAgreed: z.boolean().optional(),
      /** Of the last: the day to come from which electricity is shared. Absent of others, and from a server of the former release. */
      startsOn: z.string().optional(),
    }),
  ),
  /** Since when electricity is shared, and the month in which the first shares are expected, until it has gone. Absent while none is, and from a server of the former release. */
  sharing: z.object({ since: z.string(), firstSharesIn: z.string().nullable() }).optional(),
  today: z.array(toDo).max(mostToDo),
  /** Everything there is to do; the tabs show its counts. */
  toDo: z.array(toDo),
  /** Other accepted consumers and producers whose documents wait for what they alone can say. */
  awaited: z.object({ consumers: z.int(), producers: z.int() }).default({ consumers: 0, producers: 0 }),
  figures: z.object({
    /** Consumers who were accepted, whatever they have signed. */
    participants: z.int(),
    /** Consumers who wait for the owner's answer; then, in `proposed`, those to whom a price is proposed. */
    candidates: z.int(),
    proposed: z.int(),
    /** The share of the production that the accepted consumers use, 1 for all; null while nothing is produced. */
    pledged: z.number().nullable(),
    /** How much of that production is still to come, and the same share of what is there: null where nothing is. */
    toCome: z.enum(toComes).default("nothing"),
    pledgedToday: z.number().nullable().default(null),
    /** How much power leaves on a settled day, in words, and the same share of what stays: null where all or nothing leaves. */
    leavingText: z.string().nullable().default(null),
    /** In words, what that production does not count, as a purchase contract keeps it from sharing. Absent where none does, and from a server of the former release. */
    barredText: z.string().optional(),
    pledgedAfter: z.number().nullable().default(null),
    /** Participants whose documents are all signed. */
    signed: z.int(),
    /** The plants, and those whose own two documents are settled. Absent from a server of the former release. */
    plants: z.int().default(0),
    plantsSigned: z.int().default(0),
    /** Of `signed`, who has a contract with one more seller to sign. Absent where nobody has, and from a server of the former release. */
    stillSigning: z.int().optional(),
  }),
  /** What the owner said done lately, the last press of each duty: he may take it back. Absent from a server of the former release. */
  doneLately: z.array(z.object({ duty: z.enum(duties), at: created, count: z.int() })).optional(),
  /** The owner's previous visit; null on his first. */
  since: created.nullable(),
  /** Newest first, as many as one reads at a glance. */
  news: z.array(news),
  /** Whether more happened than is told here. */
  hasMoreNews: z.boolean(),
});

/** Who owes what as a member, each with the letter that calls him for all of his points. */
const duesCall = z.object({
  members: z.array(
    z.object({
      /** The body that signs, else the person. */
      name: z.string(),
      email: z.string(),
      points: z.array(z.string()),
      amountEur: z.number(),
      subject: z.string(),
      text: z.string(),
    }),
  ),
  /** What the owner says before they are called by mail, in words; absent where nothing is lacking. */
  lacks: z.string().optional(),
});
export type DuesCall = z.output<typeof duesCall>;

/** How many acts the history of a point tells at most. */
export const longestDocumentHistory = 50;

/** What somebody did to documents at once, as the point's holder is told it. */
const documentAct = z.object({ at: created, projectId: z.string(), sentence: z.string() });

const project = { object: "project", param: "id" } as const;

export const overviewCalls = defineCalls({
  getOverview: {
    method: "GET",
    path: "/project/{id}/overview",
    summary: "A project's home: how far it has come, what its owner has to do today, and what happened since",
    access: { who: ["owner", "support"], ...project },
    params: idParams,
    success: { status: 200, body: projectOverview },
  },
  sayDone: {
    method: "POST",
    path: "/project/{id}/done",
    summary: "Say that what the sharing asks of the owner is done, of as many as he was told",
    access: { who: ["owner"], ...project },
    params: idParams,
    /** Without its list, as a page of the former release says it, it is refused by its count alone. */
    body: z.strictObject({
      duty: z.enum(duties),
      count: z.int().positive(),
      list: z.string().max(64).optional(),
      /** Takes back what was said done at this moment. */
      takesBack: created.optional(),
      /** Of dues: each member is called by mail, with the letter of `getDuesCall`. */
      byMail: z.boolean().optional(),
    }),
    success: { status: 204 },
    errors: ["ASSOCIATION_UNKNOWN", "PRECONDITION_FAILED"],
  },
  getDuesCall: {
    method: "GET",
    path: "/project/{id}/dues-call",
    summary: "Who owes what as a member, with the letter that calls him",
    access: { who: ["owner"], ...project },
    params: idParams,
    success: { status: 200, body: duesCall },
  },
  listDocumentHistory: {
    method: "GET",
    path: "/consumption-point/{id}/document-history",
    summary: "What became of the documents of a consumption point, newest first: the last 50 acts",
    access: { who: ["holder"], object: "consumption-point", param: "id" },
    params: idParams,
    mostLines: longestDocumentHistory,
    success: { status: 200, body: z.array(documentAct) },
  },
  visitProject: {
    method: "POST",
    path: "/project/{id}/visit",
    summary: "The owner has seen what happened: what comes after is news on his next visit",
    access: { who: ["owner"], ...project },
    params: idParams,
    success: { status: 204 },
  },
});

export type ProjectOverview = z.output<typeof projectOverview>;
