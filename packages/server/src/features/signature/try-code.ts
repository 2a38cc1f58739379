import { DomainError } from "@mec/domain/shared";
import { type CodeVerdict, judgeCode } from "@mec/domain/signature";
import type { Tx } from "../../db/transaction.ts";
import type { Deps, Origin } from "../../deps.ts";
import { isCode } from "./code.ts";
import { addToCounts, codeSubjects, holdCounts } from "./code-counts.ts";
import { appendEvidence } from "./evidence/evidence.ts";
import { type Link, saveLink } from "./link-store.ts";
import type { SignerPlace } from "./place-store.ts";

const refusals: Record<Exclude<CodeVerdict, "right">, DomainError> = {
  wrong: new DomainError("WRONG_CODE", "Ce code n’est pas le bon. Vérifiez le dernier e-mail reçu."),
  expired: new DomainError("CODE_EXPIRED", "Ce code n’est plus valable. Demandez-en un nouveau."),
  "too-many": new DomainError(
    "TOO_MANY_CODES",
    "Trop de codes erronés\u00a0: demandez-en un nouveau pour continuer.",
  ),
};

interface Guess {
  readonly link: Link;
  /** The documents that the code is to sign, or to refuse. */
  readonly chosen: readonly SignerPlace[];
  readonly code: string;
  readonly origin: Origin;
}

/**
 * Checks the code, which shows that the person who signs or refuses reads the mailbox; a right one is then
 * used up.
 * @returns the refusal, which must not undo the count of tries; null when the code is right.
 * @throws DomainError TOO_MANY_CODES_TODAY, right or wrong.
 */
export async function tryCode(
  deps: Deps,
  tx: Tx,
  { link, chosen, code, origin }: Guess,
): Promise<DomainError | null> {
  const now = deps.now();
  const subjects = codeSubjects(link.email, chosen);
  await holdCounts(tx, "wrong", subjects, now);
  const { codeHash, codeExpiresAt: expiresAt, codeTries: tries } = link;
  const sent = codeHash && expiresAt && { expiresAt, tries };
  const verdict = judgeCode(sent, isCode(deps, link, code), now);
  if (verdict === "right" || verdict === "wrong")
    await saveLink(tx, link.tokenHash, verdict === "right" ? { code_hash: null } : { code_tries: tries + 1 });
  if (verdict === "right") return null;
  if (verdict === "wrong") {
    await addToCounts(tx, "wrong", subjects);
    const facts = chosen.map(({ requestId, signerId }) => ({
      requestId,
      signerId,
      type: "code-failed" as const,
      data: { tries: tries + 1 },
    }));
    await appendEvidence(deps, tx, facts, { now, origin });
  }
  return refusals[verdict];
}
