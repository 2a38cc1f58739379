import type { DetailGap, DocumentKind, MissingItem } from "../document/index.ts";
import type { Participant } from "../point/index.ts";
import type { ContractEnd } from "./contract-ends.ts";
import type { AwaitedSeller } from "./facts.ts";

/** The parts of the legal body that documents and participants need. */
export const bodyParts = ["interlocutor", "association", "statutes", "fee"] as const;
export type BodyPart = (typeof bodyParts)[number];

/** What an owner may have to do; first what others wait for. */
export const toDoKinds = [
  "confirm-address",
  "sign",
  "sign-own-plants",
  // What others wait for too, and another signs: the owner has him written to.
  "have-signed",
  "mend-signer",
  "fix-perimeter",
  // What must not go on, where it shares already.
  "await-contract-end",
  "answer-candidates",
  "answer-producers",
  "renew-prices",
  "settle-departures",
  "settle-early-departures",
  "settle-producer-departures",
  "settle-refusals",
  "find-sellers",
  // Before what can be sent: the contracts of others may wait for it.
  "complete-own",
  // A document that is sent stays as it is, and names no vote that comes later.
  "give-deliberation",
  // Nor does a contract take the terms that are written later.
  "write-terms",
  "send-papers",
  // Nothing can be sent before others have spoken: the owner reads who.
  "await-sellers",
  "take-service",
  // What the declaration needs comes before what follows it.
  "describe-pmo",
  "name-grid-operator",
  // What everybody reads in his mails and on the project's page.
  "move-start",
  "declare",
  "sign-convention",
  // Who came since begins once the grid operator was told of him; this and what follows wait until the owner says that they are done.
  "tell-network",
  "start-sharing",
  "start-producers",
  "invoice",
  "call-dues",
  "say-customer",
  "follow-prices",
  // Nothing is to do of it: it is read before it happens.
  "await-retraction",
  "add-producer",
  "tell-production",
  "name-bearer",
  "publish",
  "prepare-invitations",
  "invite-by-email",
  "describe-association",
  "add-own-buildings",
  "add-own-premises",
  "add-own-point",
  "invite",
] as const;
export type ToDoKind = (typeof toDoKinds)[number];

export interface ToDo {
  readonly kind: ToDoKind;
  /** How many people or documents it is about; 1 for what is done once. */
  readonly count: number;
  /** Of candidates: how many of them are on the waiting list, when any is. */
  readonly onWaitingList?: number | undefined;
  /** Of candidates: whether all of them are the owner's own places. */
  readonly areOwn?: boolean | undefined;
  /** Of these places, of how many nobody has said who signs, when of any. */
  readonly untold?: number | undefined;
  /** Of candidates: whether there is no room left for them. */
  readonly isFull?: boolean | undefined;
  /** Of the legal body: its parts that are not there yet. */
  readonly lacking?: readonly BodyPart[] | undefined;
  /** Of documents to send and of refused ones: the first kind that one finds. */
  readonly document?: DocumentKind | undefined;
  /** Of documents to send: how many of the places are the owner's own plants, when any is. */
  readonly ownPlants?: number | undefined;
  /** Of these, and of a council's vote: how many are plants, the owner's own too, when any is. */
  readonly plants?: number | undefined;
  /**
   * Of the owner's own points: what is to be said of them, and which it is when it is one; of his plants' documents, where he
   * signs; of a délibération, the first that lacks it: given there, it goes to the others.
   */
  readonly items?: readonly MissingItem[] | undefined;
  readonly point?: Participant | undefined;
  /** Of contracts that wait for who sells: who that is, beside the `items` that are awaited. */
  readonly sellers?: readonly Omit<AwaitedSeller, "id" | "items">[] | undefined;
  /** Of documents that others sign by mailboxes of their own: their names, and whether all have their addresses to confirm first. */
  readonly signers?: readonly string[] | undefined;
  readonly isToConfirm?: boolean | undefined;
  /** Whether the mail of one of them is still to leave. */
  readonly isHeld?: boolean | undefined;
  /** Of the declaration: what its annex still lacks, and whether it was sent so; of who may begin, whether it was sent. */
  readonly annexe?: readonly DetailGap["item"][] | undefined;
  readonly isDeclared?: boolean | undefined;
  /** Of who may begin: whether the agreement with the grid operator is signed, as far as the owner says. */
  readonly isAgreed?: boolean | undefined;
  /** Of the declaration, else of who may begin: the plants whose purchase contracts have a last day. */
  readonly contracts?: readonly ContractEnd[] | undefined;
  /** Of who may begin: how many have a contract with one more seller to sign, when any has. */
  readonly stillSigning?: number | undefined;
  /** Of it and of the agreement: the first day on which electricity may be shared, and whether the national company receives them. */
  readonly earliest?: string | undefined;
  /** Of a start that is announced too early: its month, YYYY-MM. */
  readonly announced?: string | undefined;
  readonly isNationalGrid?: boolean | undefined;
  /** Of what the owner says done: a mark of whom it is due and for which day. */
  readonly list?: string | undefined;
  /** Of departures, how many of `count` are arrivals, and the first of those by name. */
  readonly arrivals?: number | undefined;
  readonly arrived?: readonly string[] | undefined;
  /** Of what members owe, and of departures: the first of them by name; and since when the first owes. */
  readonly names?: readonly string[] | undefined;
  readonly since?: string | undefined;
  /** Of them too: what they owe in all, in euros. */
  readonly amountEur?: number | undefined;
  /** Of who may retract: the last day on which one may. */
  readonly until?: string | undefined;
  /** Of them: how many of their places are left out of the sharing until then. */
  readonly leftOut?: number | undefined;
  /** Of the association: whether a commune bears the project, which founds it with others or joins it. */
  readonly isMunicipality?: boolean | undefined;
  /** Of the association, and of the legal body: whether it was described without those who found it. */
  readonly lacksFounders?: boolean | undefined;
}

/** Whether nothing is done about it, but wait: it is told, and no count has it. */
export const isIdle = ({ kind, leftOut = 0 }: ToDo): boolean => kind === "await-retraction" && leftOut === 0;
