import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { EventOf } from "../../jobs/reaction.ts";
import type { RequestRow } from "./request-store.ts";

type AtProvider = Pick<RequestRow, "provider" | "providerId">;

/**
 * These requests are over here and must also be ended at their outside provider. Ours (`embedded`) needs no
 * such call.
 */
export async function abandonAtProvider(
  { queue }: Pick<Deps, "queue">,
  tx: Tx,
  requests: readonly AtProvider[],
): Promise<void> {
  for (const { provider, providerId } of requests) {
    if (provider !== "embedded") await queue.emit(tx, { type: "signature-abandoned", provider, providerId });
  }
}

/**
 * Ends a request at its provider; one that has already ended there is left as it is.
 * @throws SignatureUnavailable, to be tried again later.
 */
export async function endAtProvider(
  { signature, log }: Pick<Deps, "signature" | "log">,
  { provider, providerId }: EventOf<"signature-abandoned">,
): Promise<void> {
  if (provider === signature.name) await signature.cancel(providerId);
  else
    log.warn({ provider, providerId }, "a signature provider that is not configured any more has a request");
}
