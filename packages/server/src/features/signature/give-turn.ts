import { mayInvite } from "@mec/domain/signature";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { appendEvidence } from "./evidence/evidence.ts";
import type { Person, SignerPlace } from "./place-store.ts";
import { lastMails, lockMails, saveMailed, saveTurns } from "./signer-store.ts";

/** A place in a document whose turn has come. */
export type Place = Pick<SignerPlace, "projectId" | "requestId" | "signerId" | "position" | "email">;

interface Invited<P extends Place> extends Person {
  readonly places: P[];
}

/** The places by person, people in an order that is always the same. */
export function byPerson<P extends Place>(places: readonly P[]): Invited<P>[] {
  const people = new Map<string, Invited<P>>();
  for (const place of places) {
    const { projectId, email } = place;
    const key = `${projectId} ${email.toLowerCase()}`;
    const known = people.get(key);
    if (known) known.places.push(place);
    else people.set(key, { projectId, email, places: [place] });
  }
  return [...people].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, person]) => person);
}

/**
 * Invites a person, unless a mail sent a moment ago leads to these documents too.
 * @returns whether a mail leaves.
 */
async function invite(deps: Deps, tx: Tx, { places, ...person }: Invited<Place>): Promise<boolean> {
  const now = deps.now();
  await lockMails(tx, person);
  const first = Math.min(...places.map(({ position }) => position));
  const { mailedAt } = await lastMails(tx, person);
  if (!mayInvite(first, mailedAt, now)) return false;
  await saveMailed(
    tx,
    places.map(({ signerId }) => signerId),
    now,
  );
  await deps.queue.emit(tx, { type: "signature-invited", ...person });
  return true;
}

/** Gives these people their turn to sign: one mail each, however many documents. */
export async function giveTurn(deps: Deps, tx: Tx, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return;
  const now = deps.now();
  await saveTurns(
    tx,
    places.map(({ signerId }) => signerId),
    now,
  );
  for (const person of byPerson(places)) {
    const isOwnMail = await invite(deps, tx, person);
    const facts = person.places.map(({ requestId, signerId }) => ({
      requestId,
      signerId,
      type: "sent" as const,
      data: { email: person.email, by: isOwnMail ? ("mail" as const) : ("earlier mail" as const) },
    }));
    await appendEvidence(deps, tx, facts, { now });
  }
}
