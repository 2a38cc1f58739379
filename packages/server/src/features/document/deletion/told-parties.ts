import { participantName, participantPerson } from "@mec/domain/document";
import type { Tx } from "../../../db/transaction.ts";
import type { DocumentContent } from "../../../documents/to-sign/content.ts";
import { partiesOf } from "../../../documents/to-sign/leaving-letters.ts";
import { leavingTerms } from "../../../documents/to-sign/leaving-terms.ts";
import type { ErasedPlace, ToldParties } from "../../../jobs/signed-account-deleted.ts";
import { findAdmitted } from "../../application/left/signed/reads.ts";
import { findSaidDocuments } from "../said-documents.ts";
import type { Committed } from "./commitments.ts";

const keyOf = ({ email }: { readonly email: string }): string => email.toLowerCase();

/** Who sells by these contracts, each mailbox once, but for who reads of it anyway. */
function sellersOf(contents: readonly DocumentContent[], known: ReadonlySet<string>) {
  const sellers = new Map<string, { email: string; firstName: string }>();
  for (const content of contents)
    for (const { identity } of content.kind === "salesContract" ? content.producers : [])
      if (identity && !known.has(keyOf(identity)))
        sellers.set(keyOf(identity), { email: identity.email, firstName: identity.firstName });
  return [...sellers.values()];
}

const signerIn = (contents: readonly DocumentContent[]) =>
  contents
    .map((content) => (content.kind === "salesContract" ? content.consumer : content.participant))
    .find((identity) => identity !== null) ?? null;

/** Who is gone: the body that signed, where another signed for it than who held its account, else the person. */
function nameOf({ holder, signers, isHolderConfirmed }: Committed, contents: readonly DocumentContent[]) {
  const signer = signerIn(contents);
  if (!isHolderConfirmed || signers.some((one) => keyOf(one) === keyOf(holder)))
    return participantPerson(signer, holder);
  return signer?.entityType === "Professionnel"
    ? participantName(signer, holder)
    : participantPerson(null, holder);
}

/**
 * Who holds a place, and the other mailboxes that signed for it. Of a mailbox that nobody has proven, which may be a stranger's,
 * those alone.
 */
function partiesTold({ holder, isHolderConfirmed, signers }: Committed): ToldParties {
  const others = new Map(signers.map(({ email, name }) => [keyOf({ email }), { email, firstName: name }]));
  others.delete(keyOf(holder));
  return {
    ...(isHolderConfirmed && { holder: { email: holder.email, firstName: holder.firstName } }),
    ...(others.size > 0 && { signers: [...others.values()] }),
  };
}

export interface Told {
  readonly committed: Committed;
  readonly name: string;
  readonly parties: ToldParties;
  readonly place: ErasedPlace;
}

/** All that the mails about these places say is read now, at once: of who is erased nothing is afterwards. */
export async function readTold(tx: Tx, all: readonly Committed[]): Promise<Told[]> {
  const said = await findSaidDocuments(
    tx,
    all.flatMap(({ documentIds }) => documentIds),
  );
  const contents = new Map(said.map(({ documentId, content }) => [documentId, content]));
  const admitted = new Set<string>();
  for (const projectId of new Set(all.map((one) => one.projectId))) {
    const own = all.filter((one) => one.projectId === projectId);
    const ids = own.map(({ participant }) => participant.id);
    for (const id of await findAdmitted(tx, projectId, ids)) admitted.add(id);
  }
  return all.map((committed) => {
    const { commitment, documentIds, participant, owner } = committed;
    const own = documentIds.flatMap((id) => contents.get(id) ?? []);
    const parties = partiesTold(committed);
    const { holder, signers = [] } = parties;
    const known = new Set([owner, ...(holder ? [holder] : []), ...signers].map(keyOf));
    return {
      committed,
      parties,
      name: nameOf(committed, own),
      place: {
        ...{ pointName: commitment.pointName, signed: [...commitment.signed] },
        ...(commitment.sold && { sold: commitment.sold }),
        ...(commitment.retractUntil && { retractUntil: commitment.retractUntil }),
        terms: leavingTerms(own, admitted.has(participant.id)),
        sellers: sellersOf(own, known),
        parties: partiesOf(own),
        kind: participant.kind,
      },
    };
  });
}

/** Those of whom the same is said to the same people, together. */
export function together<T>(ones: readonly T[], keyOfOne: (one: T) => object): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const one of ones) {
    const key = JSON.stringify(keyOfOne(one));
    const before = groups.get(key);
    groups.set(key, before ? [...before, one] : [one]);
  }
  return [...groups.values()];
}
