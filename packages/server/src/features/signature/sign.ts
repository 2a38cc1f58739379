import type { SignatureSession } from "@mec/api/signature";
import { DomainError } from "@mec/domain/shared";
import { type CodeVerdict, consentText, consentVersion, judgeCode, signTurn } from "@mec/domain/signature";
import { inTransaction, type Tx } from "../../db/transaction.ts";
import type { Deps, Origin } from "../../deps.ts";
import { reencodeDrawing } from "../../gateways/image/index.ts";
import { isCode } from "./code.ts";
import { appendEvidence, type RequestFact, sha256 } from "./evidence.ts";
import { giveTurn } from "./give-turn.ts";
import { type Link, saveLink } from "./link-store.ts";
import { holdLink, openLink } from "./open-link.ts";
import { findPapersIn, findPapersOf, type SignerPaper } from "./paper-store.ts";
import { isSamePerson, type ShownPaper, sessionOf, shownPapers, signatureOver } from "./session.ts";
import { saveSignatures } from "./signer-store.ts";

export interface SigningInput {
  readonly code: string;
  readonly name: string;
  /** A PNG as a data URL. */
  readonly drawing?: string | undefined;
  readonly documentIds?: readonly string[] | undefined;
}

interface Signature {
  readonly name: string;
  readonly drawing: Uint8Array | null;
}

const refusals: Record<Exclude<CodeVerdict, "right">, DomainError> = {
  wrong: new DomainError("WRONG_CODE", "Ce code n’est pas le bon. Vérifiez le dernier e-mail reçu."),
  expired: new DomainError("CODE_EXPIRED", "Ce code n’est plus valable. Demandez-en un nouveau."),
  "too-many": new DomainError(
    "TOO_MANY_CODES",
    "Trop de codes erronés\u00a0: demandez-en un nouveau pour continuer.",
  ),
};

/** What was shown to the person, waits for him, and is among what he asked for. */
export function chosenAmong(
  shown: readonly ShownPaper[],
  documentIds: readonly string[] | undefined,
): ShownPaper[] {
  return shown.filter(
    ({ status, signerStatus, documentId }) =>
      status === "to-sign" && signerStatus === "opened" && (documentIds?.includes(documentId) ?? true),
  );
}

/** Whether what is asked for was done before, by another click or in another tab. */
export function isDone(
  shown: readonly ShownPaper[],
  documentIds: readonly string[] | undefined,
  states: readonly ShownPaper["status"][],
): boolean {
  return shown.some(
    ({ status, documentId }) => states.includes(status) && (documentIds?.includes(documentId) ?? true),
  );
}

async function readDrawing(drawing: string | undefined): Promise<Uint8Array | null> {
  if (drawing === undefined) return null;
  return reencodeDrawing(Buffer.from(drawing.slice(drawing.indexOf(",") + 1), "base64"));
}

function factsOf(paper: SignerPaper, { name, drawing }: Signature): RequestFact[] {
  const { requestId, signerId, role, preparedSha256 } = paper;
  const about = { requestId, signerId };
  return [
    { ...about, type: "consent", data: { version: consentVersion, text: consentText } },
    {
      ...about,
      type: "signed",
      data: { name, role, documentSha256: preparedSha256, drawingSha256: drawing && sha256(drawing) },
    },
  ];
}

/** Signs the chosen documents: their signers, what proves it, who comes next, and those that are complete. */
async function signChosen(
  deps: Deps,
  tx: Tx,
  chosen: readonly ShownPaper[],
  signature: Signature,
  origin: Origin,
): Promise<void> {
  const now = deps.now();
  const places = await findPapersIn(
    tx,
    chosen.map(({ documentId }) => documentId),
  );
  const signings = chosen.map((paper) => {
    const signers = places
      .filter(({ requestId }) => requestId === paper.requestId)
      .map((place) => ({ ...place, status: place.signerStatus }));
    return { ...signTurn(signers, (signer) => isSamePerson(signer, paper)), requestId: paper.requestId };
  });
  const signed = signings.flatMap((signing) => signing.signed);
  await saveSignatures(
    tx,
    signed.map(({ signerId }) => signerId),
    signature,
    now,
  );
  await appendEvidence(
    tx,
    signed.flatMap((place) => factsOf(place, signature)),
    { now, origin },
  );
  await giveTurn(
    deps,
    tx,
    signings.flatMap(({ next }) => next),
  );
  const complete = signings.filter(({ isComplete }) => isComplete);
  await deps.queue.emit(
    tx,
    ...complete.map(({ requestId }) => ({ type: "signature-completed", requestId }) as const),
  );
}

async function countWrongCode(
  deps: Deps,
  tx: Tx,
  { link, chosen, origin }: { link: Link; chosen: readonly ShownPaper[]; origin: Origin },
): Promise<void> {
  await saveLink(tx, link.tokenHash, { code_tries: link.codeTries + 1 });
  const facts = chosen.map(({ requestId, signerId }) => ({
    requestId,
    signerId,
    type: "code-failed" as const,
    data: { tries: link.codeTries + 1 },
  }));
  await appendEvidence(tx, facts, { now: deps.now(), origin });
}

/** @returns the refusal, which must not undo the count of tries; null once it is signed. */
async function trySigning(
  deps: Deps,
  tx: Tx,
  opened: Link,
  { code, documentIds, signature, origin }: SigningInput & { signature: Signature; origin: Origin },
): Promise<DomainError | null> {
  const { link, shown } = await holdLink(deps, tx, opened);
  const chosen = chosenAmong(shown, documentIds);
  if (chosen.length === 0) {
    return isDone(shown, documentIds, ["waiting", "signed"]) ? null : signatureOver();
  }
  const sent = link.codeHash &&
    link.codeExpiresAt && { expiresAt: link.codeExpiresAt, tries: link.codeTries };
  const verdict = judgeCode(sent, isCode(deps, link, code), deps.now());
  if (verdict === "wrong") await countWrongCode(deps, tx, { link, chosen, origin });
  if (verdict !== "right") return refusals[verdict];
  await saveLink(tx, link.tokenHash, { code_hash: null });
  await signChosen(deps, tx, chosen, signature, origin);
  return null;
}

/**
 * Signs with the code that came by mail. A second click, another tab, change nothing and are answered the same.
 * @throws DomainError NOT_FOUND, WRONG_CODE, CODE_EXPIRED, TOO_MANY_CODES, SIGNATURE_OVER, INVALID_IMAGE
 * @throws TooManyTries
 */
export async function sign(
  deps: Deps,
  token: string,
  input: SigningInput,
  origin: Origin,
): Promise<SignatureSession> {
  const opened = await openLink(deps, token, origin);
  const signature = { name: input.name, drawing: await readDrawing(input.drawing) };
  const refusal = await inTransaction(deps.db, (tx) =>
    trySigning(deps, tx, opened, { ...input, signature, origin }),
  );
  if (refusal) throw refusal;
  return sessionOf(shownPapers(await findPapersOf(deps.db, opened), opened, deps.now()), opened);
}
