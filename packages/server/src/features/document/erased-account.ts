import { participantPerson } from "@mec/domain/document";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { DocumentContent } from "../../documents/to-sign/content.ts";
import { leavingTerms } from "../../documents/to-sign/leaving-terms.ts";
import type { ErasedPlace, SignedAccountDeleted } from "../../jobs/signed-account-deleted.ts";
import type { MomentOf } from "../../meeting/moments.ts";
import { findApplicationFacts } from "../application/index.ts";
import { findAdmitted } from "../application/left/signed/reads.ts";
import { type Committed, findCommitments } from "./commitments.ts";
import { findSaidDocuments } from "./said-documents.ts";
import { endedByErasure } from "./scopes.ts";
import { endDocuments, withdrawDeleted } from "./withdraw-documents.ts";

type Telling = Pick<Deps, "queue" | "now">;

/** Who sells by these contracts, each mailbox once, but for who reads of it anyway. */
function sellersOf(contents: readonly DocumentContent[], known: readonly string[]) {
  const sellers = new Map<string, { email: string; firstName: string }>();
  for (const content of contents)
    for (const { identity } of content.kind === "salesContract" ? content.producers : [])
      if (identity && !known.includes(identity.email.toLowerCase()))
        sellers.set(identity.email.toLowerCase(), { email: identity.email, firstName: identity.firstName });
  return [...sellers.values()];
}

const signerIn = (contents: readonly DocumentContent[]) =>
  contents
    .map((content) => (content.kind === "salesContract" ? content.consumer : content.participant))
    .find((identity) => identity !== null) ?? null;

interface Told {
  readonly place: ErasedPlace;
  /** The same of all places that are told of together. */
  readonly about: Omit<SignedAccountDeleted, keyof ErasedPlace | "others">;
}

/** All that its mails say is read now: of who is erased nothing is afterwards. */
async function toldOf(deps: Telling, tx: Tx, committed: Committed): Promise<Told[]> {
  const { applicationId, projectId, projectName, participant, documentIds, pointName, signed } = committed;
  const facts = await findApplicationFacts(tx, applicationId, deps.now());
  if (!facts) return [];
  const { holder, owner, isHolderConfirmed } = facts;
  const contents = (await findSaidDocuments(tx, documentIds)).map(({ content }) => content);
  const admitted = await findAdmitted(tx, projectId, [participant.id]);
  const signer = signerIn(contents);
  // A mailbox that nobody has proven may be a stranger's.
  const told = isHolderConfirmed ? holder : signer;
  const known = [owner, ...(told ? [told] : [])].map(({ email }) => email.toLowerCase());
  return [
    {
      about: {
        type: "signed-account-deleted",
        project: { id: projectId, name: projectName },
        name: participantPerson(signer, holder),
        ...(told && { holder: { email: told.email, firstName: told.firstName } }),
        owner: { email: owner.email, firstName: owner.firstName },
      },
      place: {
        ...{ pointName, signed: [...signed] },
        ...(committed.retractUntil && { retractUntil: committed.retractUntil }),
        terms: leavingTerms(contents, admitted.has(participant.id)),
        sellers: sellersOf(contents, known),
      },
    },
  ];
}

/** One event for all places of a project that are told to the same people, under one name. */
async function tellErased({ queue }: Telling, tx: Tx, told: readonly Told[]): Promise<void> {
  const together = new Map<string, [Told, ...Told[]]>();
  for (const one of told) {
    const key = JSON.stringify(one.about);
    const before = together.get(key);
    together.set(key, before ? [...before, one] : [one]);
  }
  for (const [{ about, place }, ...others] of together.values())
    await queue.emit(tx, {
      ...about,
      ...place,
      ...(others.length > 0 && { others: others.map((other) => other.place) }),
    });
}

/**
 * Who deletes his account leaves the projects of others. What all have signed for his places binds as it did: it stays with the
 * project, as of who has left, and who signed it with him is told.
 */
export async function leaveDeleted(deps: Telling, tx: Tx, moment: MomentOf<"deleting">): Promise<void> {
  const { what } = moment;
  const committed = "accountId" in what ? await findCommitments(tx, what.accountId, deps.now()) : [];
  const told: Told[] = [];
  for (const one of committed) {
    told.push(...(await toldOf(deps, tx, one)));
    await endDocuments(deps, tx, one.documentIds, endedByErasure);
  }
  await tellErased(deps, tx, told);
  await withdrawDeleted(deps, tx, moment);
}
