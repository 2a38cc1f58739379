import { randomUUID } from "node:crypto";
import { clockSkewSeconds, inviteWait } from "@mec/domain/signature";
import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
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

/** Has a mail written to a person about all that is to sign, and notes that it tells of these places. */
export async function haveInvited(deps: Deps, tx: Tx, { places, ...person }: Invited<Place>): Promise<void> {
  await saveMailed(
    tx,
    places.map(({ signerId }) => signerId),
    deps.now(),
  );
  await deps.queue.emit(tx, { type: "signature-invited", ...person });
}

/** The mail that a quiet time began with; one of a clock that was ahead names none, and each job is one of its own. */
const quietSince = (mailedAt: Date | null, now: Date): string =>
  mailedAt && mailedAt <= now ? mailedAt.toISOString() : randomUUID();

/** All that comes to a person's turn within one quiet time is told by one job, which looks at all that no mail told of. */
async function tellLater(
  deps: Deps,
  tx: Tx,
  { projectId, email }: Person,
  { wait, quietTime }: { readonly wait: number; readonly quietTime: string },
): Promise<void> {
  await deps.queue.emitAfter(
    tx,
    wait + clockSkewSeconds,
    { type: "signature-invited", projectId, email, ifUntold: true },
    `${projectId} ${email.toLowerCase()} ${quietTime}`,
  );
}

/** Invites a person: in a moment, with what is sent until then, or a while after the last mail, if these documents were not told by then. */
async function invite(deps: Deps, tx: Tx, invited: Invited<Place>): Promise<void> {
  const { places, ...person } = invited;
  await lockMails(tx, person);
  const first = Math.min(...places.map(({ position }) => position));
  const { mailedAt } = await lastMails(tx, person);
  const wait = inviteWait(first, mailedAt, deps.now());
  const moment = deps.config.signingMailWait;
  if (wait === 0 && moment === 0) await haveInvited(deps, tx, invited);
  else if (wait === 0)
    await tellLater(deps, tx, person, {
      wait: moment,
      // Whose job cannot have run yet.
      quietTime: `moment ${Math.floor(deps.now().getTime() / (moment * 1000))}`,
    });
  else
    await tellLater(deps, tx, person, {
      wait,
      quietTime: `${first === 0} ${quietSince(mailedAt, deps.now())}`,
    });
}

/** Gives these people their turn to sign: one mail each, however many documents. */
export async function giveTurn(deps: Deps, tx: Tx, places: readonly Place[]): Promise<void> {
  if (places.length === 0) return;
  await saveTurns(
    tx,
    places.map(({ signerId }) => signerId),
    deps.now(),
  );
  for (const person of byPerson(places)) await invite(deps, tx, person);
}
