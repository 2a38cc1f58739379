import { participantPerson } from "@mec/domain/document";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { DocumentContent } from "../../documents/to-sign/content.ts";
import { leavingTerms } from "../../documents/to-sign/leaving-terms.ts";
import type { MomentOf } from "../../meeting/moments.ts";
import { findApplicationFacts } from "../application/index.ts";
import { findAdmitted } from "../application/left/signed/reads.ts";
import { type Committed, findCommitments } from "./commitments.ts";
import { findSaidDocuments } from "./said-documents.ts";
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

/** All that its mails say is told now: of who is erased nothing is read afterwards. */
async function tellErased(deps: Telling, tx: Tx, committed: Committed): Promise<void> {
  const { applicationId, projectId, projectName, participant, documentIds, pointName, signed } = committed;
  const facts = await findApplicationFacts(tx, applicationId, deps.now());
  if (!facts) return;
  const { holder, owner } = facts;
  const contents = (await findSaidDocuments(tx, documentIds)).map(({ content }) => content);
  const admitted = await findAdmitted(tx, projectId, [participant.id]);
  await deps.queue.emit(tx, {
    type: "signed-account-deleted",
    project: { id: projectId, name: projectName },
    ...{ pointName, signed },
    name: participantPerson(signerIn(contents), holder),
    ...(committed.retractUntil && { retractUntil: committed.retractUntil }),
    terms: leavingTerms(contents, admitted.has(participant.id)),
    holder: { email: holder.email, firstName: holder.firstName },
    owner: { email: owner.email, firstName: owner.firstName },
    sellers: sellersOf(contents, [holder.email.toLowerCase(), owner.email.toLowerCase()]),
  });
}

/**
 * Who deletes his account leaves the projects of others. What all have signed for his places binds as it did: it stays with the
 * project, as of who has left, and who signed it with him is told.
 */
export async function leaveDeleted(deps: Telling, tx: Tx, moment: MomentOf<"deleting">): Promise<void> {
  const { what } = moment;
  const committed = "accountId" in what ? await findCommitments(tx, what.accountId, deps.now()) : [];
  for (const one of committed) {
    await tellErased(deps, tx, one);
    await endDocuments(deps, tx, one.documentIds);
  }
  await withdrawDeleted(deps, tx, moment);
}
