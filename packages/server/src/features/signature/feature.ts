import type { Deps } from "../../deps.ts";
import type { Feature } from "../../feature.ts";
import { filesIn } from "../../meeting/stored-files.ts";
import { abandonSignatures, refuseWhileSealing } from "./abandon-signatures.ts";
import { tendSignatures } from "./daily.ts";
import { checkEvidence } from "./evidence/evidence-check.ts";
import { registerEvidenceMetrics } from "./evidence/evidence-metrics.ts";
import { stampEvidence } from "./evidence/evidence-timestamps.ts";
import { signatureReactions } from "./mails/mails.ts";
import { signaturePersonalData } from "./personal-data.ts";
import { registerSignatureWebhook } from "./provider/webhook-routes.ts";
import { signatureHandlers } from "./routes.ts";
import { eraseKept } from "./signed-papers/erase-kept.ts";
import { signedPaperHandlers } from "./signed-papers/signed-paper-routes.ts";

export const signature = {
  handlers: (deps: Deps) => ({ ...signatureHandlers(deps), ...signedPaperHandlers(deps) }),
  routes: registerSignatureWebhook,
  reactions: signatureReactions,
  moments: {
    deleting: (deps, tx, { what }) => abandonSignatures(deps, tx, what),
    "deleting-projects": refuseWhileSealing,
  },
  daily: [tendSignatures, eraseKept],
  longDaily: [checkEvidence, stampEvidence],
  lanes: {
    sealedDocument: "quick",
    unconcludedDocument: "quick",
    checkFile: "quick",
    checkStored: "quick",
    drawing: "quick",
  },
  personalData: signaturePersonalData,
  // What all have signed stays until its term, whatever is deleted.
  heldFiles: [filesIn("signed_paper", ["final_key"], () => null)],
  metrics: registerEvidenceMetrics,
} satisfies Feature;
