import type { Tx } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import type { EventOf } from "../../jobs/reaction.ts";
import type { RequestRow } from "./request-store.ts";

type AtProvider = Pick<RequestRow, "provider" | "providerId">;

/** These are over here: they are to be ended at the provider's too. Our own page has nobody to tell. */
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
 * Ends a request where it is to be signed; one that ended there meanwhile is left as it is.
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
