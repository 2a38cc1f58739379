import type { Deps } from "../../../deps.ts";
import type { Fault } from "./evidence-faults.ts";

/**
 * How many files one check reads, those not checked for longest first: each has its turn, and a check ends.
 */
const filesAtOnce = 5000;

/** Whether a signed paper's file is the one that was sealed, and carries the head of its chain. */
async function isAsSealed(
  { storage, workers }: Deps,
  {
    finalKey,
    finalSha256,
    evidenceHead,
  }: { finalKey: string; finalSha256: string; evidenceHead: string | null },
): Promise<boolean> {
  const file = await storage.get(finalKey);
  if (!file) return false;
  const checked = await workers.run("checkStored", file.bytes, "evidence");
  // Older signed papers carry the head of their chain only in the text of their certificate.
  return (
    checked.sha256 === finalSha256 && (checked.evidenceHead === null || checked.evidenceHead === evidenceHead)
  );
}

/** Compares the files of signed papers with what the evidence says of them. */
export async function checkSignedFiles(deps: Deps): Promise<Map<string, Fault>> {
  const signedPapers = await deps.db
    .selectFrom("signed_paper")
    .select([
      "document_id as documentId",
      "request_id as requestId",
      "final_key as finalKey",
      "final_sha256 as finalSha256",
      "evidence_head as evidenceHead",
    ])
    .orderBy("file_checked_at", (order) => order.asc().nullsFirst())
    .orderBy("document_id")
    .limit(filesAtOnce)
    .execute();
  const faults = new Map<string, Fault>();
  for (const signedPaper of signedPapers) {
    if (!(await isAsSealed(deps, signedPaper))) faults.set(signedPaper.requestId, "file");
    await deps.db
      .updateTable("signed_paper")
      .set({ file_checked_at: deps.now() })
      .where("document_id", "=", signedPaper.documentId)
      .execute();
  }
  return faults;
}
