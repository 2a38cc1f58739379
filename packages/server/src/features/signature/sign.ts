import type { SignatureSession } from "@mec/api/signature";
import { DomainError } from "@mec/domain/shared";
import {
  consentText,
  consentVersion,
  earlySupplyText,
  isNameOf,
  mayAskEarlySupply,
  sameName,
  signingName,
  signTurn,
} from "@mec/domain/signature";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Deps, Origin } from "../../deps.ts";
import { tryCode } from "./code.ts";
import { openToAct, refuseEnded } from "./ended.ts";
import { appendEvidence, type RequestFact, sha256 } from "./evidence/evidence.ts";
import { giveTurn } from "./give-turn.ts";
import { refuseHeld } from "./held-plants.ts";
import { findPlacesIn, type SignerPlace } from "./place-store.ts";
import { type KeptReading, readingsOf } from "./readings.ts";
import { chosenAmong, currentSession, holdLink, isDone, type ShownPlace, signatureOver } from "./session.ts";
import { saveSignatures } from "./signer-store.ts";

export interface SigningInput {
  readonly code: string;
  /** The signatory's name, which he confirms: another name signs nothing. */
  readonly name: string;
  /** A PNG as a data URL. */
  readonly drawing?: string | undefined;
  /** Whether he asks to be supplied before his days to retract end; absent where his page did not ask. */
  readonly asksEarlySupply?: boolean | undefined;
  readonly documentIds?: readonly string[] | undefined;
  /** The documents that were shown to their end; absent where his page did not tell. */
  readonly read?: readonly string[] | undefined;
}

interface Signature {
  readonly name: string;
  readonly drawing: Uint8Array | null;
  readonly asksEarlySupply: boolean | undefined;
  /** How each document was read; empty where his page did not tell. */
  readonly readings: ReadonlyMap<string, KeptReading>;
}

const notTheSignatory = (name: string) =>
  new DomainError(
    "NOT_THE_SIGNATORY",
    `Ces documents sont à signer par ${name}. Si ce n’est pas vous, dites-le\u00a0: le porteur du projet sera prévenu.`,
  );

const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");

/** What is kept of his answer with a contract by which he buys; nothing with what he is not asked of. */
const earlySupplyOf = (place: SignerPlace, isAsked: boolean | undefined) =>
  isAsked !== undefined && mayAskEarlySupply(place)
    ? { earlySupply: { isAsked, text: earlySupplyText } }
    : {};

function factsOf(place: SignerPlace, { name, drawing, asksEarlySupply, readings }: Signature): RequestFact[] {
  const { requestId, signerId, documentId, role, preparedSha256 } = place;
  const about = { requestId, signerId };
  const reading = readings.get(documentId);
  return [
    {
      ...about,
      type: "consent",
      data: {
        ...{ version: consentVersion, text: consentText },
        ...earlySupplyOf(place, asksEarlySupply),
        ...(reading && { reading }),
      },
    },
    {
      ...about,
      type: "signed",
      data: { name, role, documentSha256: preparedSha256, drawingSha256: drawing && sha256(drawing) },
    },
  ];
}

/**
 * Whether one gesture signs for both places: the same account named the same mailbox and the same name for
 * both. Names, which anybody may type, only tell apart two people who share a mailbox: each of them signs for
 * himself.
 */
const isSamePerson = (one: SignerPlace, other: SignerPlace): boolean =>
  one.signerId === other.signerId ||
  (one.accountId !== null &&
    one.accountId === other.accountId &&
    one.email.toLowerCase() === other.email.toLowerCase() &&
    sameName(one, other));

/**
 * Signs the chosen documents: records the signatures and their evidence, gives the next signers their turn,
 * and has complete requests sealed.
 */
async function signChosen(
  deps: Deps,
  tx: Tx,
  chosen: readonly ShownPlace[],
  signature: Signature,
  origin: Origin,
): Promise<void> {
  const now = deps.now();
  const places = await findPlacesIn(
    tx,
    chosen.map(({ documentId }) => documentId),
  );
  const signings = chosen.map((place) => {
    const signers = places
      .filter(({ requestId }) => requestId === place.requestId)
      .map((place) => ({ ...place, status: place.signerStatus }));
    return { ...signTurn(signers, (signer) => isSamePerson(signer, place)), requestId: place.requestId };
  });
  const signed = signings.flatMap((signing) => signing.signed);
  await saveSignatures(
    tx,
    signed.map(({ signerId }) => signerId),
    signature,
    now,
  );
  await appendEvidence(
    deps,
    tx,
    signed.flatMap((place) => factsOf(place, signature)),
    { now, origin },
  );
  await giveTurn(
    deps,
    tx,
    signings.flatMap(({ next }) => next),
  );
  const own = signed.filter(({ role }) => role === "participant").map(({ documentId }) => documentId);
  if (own.length > 0)
    await deps.queue.emit(tx, { type: "sum-signed", documentIds: own, at: now.toISOString() });
  const complete = signings.filter(({ isComplete }) => isComplete);
  await deps.queue.emit(
    tx,
    ...complete.map(({ requestId }) => ({ type: "signature-completed", requestId }) as const),
  );
}

/**
 * Signs with the code that came by mail. A second click or another tab changes nothing and is answered the
 * same.
 * @throws DomainError NOT_FOUND, NOT_THE_SIGNATORY, CONTRACT_RUNS, NOT_READ, WRONG_CODE, CODE_EXPIRED, TOO_MANY_CODES,
 * TOO_MANY_CODES_TODAY, SIGNATURE_ENDED, SIGNATURE_OVER, INVALID_IMAGE
 * @throws TooManyTries
 */
export async function sign(
  deps: Deps,
  token: string,
  { code, name, documentIds, read, drawing: sent, asksEarlySupply }: SigningInput,
  origin: Origin,
): Promise<SignatureSession> {
  const opened = await openToAct(deps, token, documentIds, origin);
  const readings = read ? await readingsOf(deps, opened, { documentIds, read }) : new Map();
  const drawing = sent === undefined ? null : await deps.workers.run("drawing", bytesOf(sent), origin.ip);
  // A refusal is returned, not thrown, so that it does not undo the count of tries.
  const refusal = await inTransaction(deps.db, async (tx) => {
    const { link, shown } = await holdLink(deps, tx, opened);
    await refuseEnded(tx, link, documentIds, deps.now());
    const chosen = chosenAmong(shown, documentIds);
    const [first] = chosen;
    if (!first) return isDone(shown, documentIds, ["waiting", "signed"]) ? null : signatureOver();
    const signatory = signingName(first);
    if (!isNameOf(name, first)) return notTheSignatory(signatory);
    await refuseHeld(tx, chosen, deps.now());
    const refusal = await tryCode(deps, tx, { link, chosen, code, origin });
    const signature = { name: signatory, drawing, asksEarlySupply, readings };
    if (!refusal) await signChosen(deps, tx, chosen, signature, origin);
    return refusal;
  });
  if (refusal) throw refusal;
  return currentSession(deps.db, opened, deps.now());
}
