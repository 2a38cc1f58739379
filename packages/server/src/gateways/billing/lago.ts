import * as z from "zod";
import { type BillableEvent, type Billing, BillingUnavailable } from "./port.ts";

const defaultTimeoutMs = 15_000;

/** Lago's answer about a transaction that it already had. */
const refusal = z.object({ error_details: z.object({ transaction_id: z.array(z.string()) }) });

/** https://getlago.com/docs/api-reference/events/usage */
const toLago = (event: BillableEvent) => ({
  event: {
    transaction_id: event.id,
    // A person has one plan for each service, so one subscription for each.
    external_subscription_id: `${event.accountId}-${event.group}`,
    code: event.action,
    timestamp: Math.floor(event.createdAt.getTime() / 1000),
    precise_total_amount_cents: String(Math.round(event.amountExclTax * 100)),
    properties: {
      account_id: event.accountId,
      project_id: event.projectId,
      consumption_point_id: event.consumptionPointId,
      amount_excl_tax: event.amountExclTax,
    },
  },
});

async function isKnownAlready(response: Response): Promise<boolean> {
  if (response.status !== 422) return false;
  const body = refusal.safeParse(await response.json().catch(() => null));
  return body.success && body.data.error_details.transaction_id.includes("value_already_exist");
}

/** Lago's events; the id of the ledger's line is their `transaction_id`, so that none is counted twice. */
export function lagoBilling({
  url,
  apiKey,
  timeoutMs = defaultTimeoutMs,
}: {
  url: string;
  apiKey: string;
  timeoutMs?: number;
}): Billing {
  async function send(event: BillableEvent): Promise<Response> {
    try {
      return await fetch(`${url}/api/v1/events`, {
        method: "POST",
        headers: { authorization: `Bearer ${apiKey}`, "content-type": "application/json" },
        body: JSON.stringify(toLago(event)),
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMs),
      });
    } catch (error) {
      throw new BillingUnavailable("The billing service does not answer.", { cause: error });
    }
  }

  return {
    async record(event) {
      const response = await send(event);
      if (response.ok || (await isKnownAlready(response))) return;
      throw new BillingUnavailable(`The billing service answered ${response.status}.`);
    },
  };
}
