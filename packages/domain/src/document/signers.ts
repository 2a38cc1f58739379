import type { PmoAssociation, PmoInterlocutor } from "../pmo/index.ts";
import type { SignatoryInput } from "../signatory/index.ts";
import { sameName } from "../signature/index.ts";
import { type DocumentKind, type SignerRole, signersOfKind } from "./kinds.ts";

/** A person who signs a document; those of position n sign once all of n - 1 have, from 0 on. */
export interface Signer {
  readonly position: number;
  readonly role: SignerRole;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  /** The account that may also sign from its own pages: the holder of the point, or the project's owner. */
  readonly accountId: string | null;
}

type Person = Omit<Signer, "position" | "role">;

/** Of whom the legal body has, who signs for it. */
export type Body = Pick<Parties, "interlocutor" | "association" | "owner">;

/** An identity that a holder gave for his point. */
export interface PointSignatory {
  readonly identity: SignatoryInput | null;
  readonly accountId: string | null;
}

export interface Parties {
  readonly participant: PointSignatory;
  readonly interlocutor: PmoInterlocutor | null;
  readonly association: PmoAssociation | null;
  readonly owner: { readonly accountId: string; readonly firstName: string; readonly lastName: string };
  /** Every production point of the project, for a sales contract. */
  readonly producers: readonly PointSignatory[];
}

const asPerson = ({ identity, accountId }: PointSignatory): Person[] =>
  identity
    ? [
        {
          firstName: identity.firstName,
          lastName: identity.name,
          email: identity.email,
          phoneNumber: identity.phoneNumber,
          accountId,
        },
      ]
    : [];

/** The contact of the legal body; without one, the project's owner, at the association's address. */
function pmoPerson({ interlocutor, association, owner }: Body): Person[] {
  if (interlocutor) {
    const { firstName, lastName, email, phoneNumber } = interlocutor;
    return [{ firstName, lastName, email, phoneNumber, accountId: owner.accountId }];
  }
  return association ? [{ ...owner, email: association.email, phoneNumber: null }] : [];
}

/** The name of who signs for the legal body what is sent now; null while nobody can. */
export function bodySigner(body: Body): string | null {
  const [signer] = pmoPerson(body);
  return signer ? `${signer.firstName} ${signer.lastName}` : null;
}

/** Whether the legal body signs such a document. */
export const isSignedByBody = (kind: DocumentKind): boolean => signersOfKind[kind].includes("pmo");

const personsOfRole: Record<SignerRole, (parties: Parties) => Person[]> = {
  participant: ({ participant }) => asPerson(participant),
  pmo: pmoPerson,
  producer: ({ producers }) => producers.flatMap(asPerson),
};

/**
 * A person who sells from several points signs once. He is identified by his account: another account that names the
 * same person, or the same mailbox, has a place of its own.
 */
function once(persons: readonly Person[]): Person[] {
  const kept: Person[] = [];
  for (const person of persons) {
    const isKnown = kept.some(
      (other) =>
        other.accountId === person.accountId &&
        other.email.toLowerCase() === person.email.toLowerCase() &&
        sameName(other, person),
    );
    if (!isKnown) kept.push(person);
  }
  return kept;
}

/** Who signs a document, in signing order. Unknown signers are left out: the document is then not ready. */
export const documentSigners = (kind: DocumentKind, parties: Parties): Signer[] =>
  signersOfKind[kind].flatMap((role, index) =>
    once(personsOfRole[role](parties)).map((person) => ({ position: index, role, ...person })),
  );
