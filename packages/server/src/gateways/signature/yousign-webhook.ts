import { createHmac, timingSafeEqual } from "node:crypto";
import * as z from "zod";
import type { SignatureEventType, Webhook, WebhookHeaders } from "./port.ts";

const signatureHeader = "x-yousign-signature-256";

const signerEvents = new Map<string, SignatureEventType>([
  ["signer.notified", "notified"],
  ["signer.link_opened", "opened"],
  ["signer.done", "signed"],
  ["signer.declined", "declined"],
  ["signer.error", "error"],
]);
const requestEvents = new Map<string, SignatureEventType>([
  ["signature_request.done", "done"],
  ["signature_request.declined", "declined"],
  ["signature_request.rejected", "declined"],
  ["signature_request.expired", "expired"],
  ["signature_request.canceled", "canceled"],
  ["signature_request.deleted", "canceled"],
  ["signature_request.permanently_deleted", "canceled"],
  ["signature_request.reactivated", "reopened"],
]);

const reason = z.string().max(5000).nullish();
const declined = { decline_reason: reason, decline_information: z.object({ reason }).nullish() };
const id = z.string().min(1).max(100);
const payloadSchema = z.object({
  event_id: id,
  event_name: z.string(),
  event_time: z.coerce.number().positive().max(1e11),
  data: z.object({
    signature_request: z.object({ id, ...declined }),
    signer: z.object({ id, error_reason: reason, ...declined }).nullish(),
  }),
});
type Payload = z.infer<typeof payloadSchema>;

function isGenuine(rawBody: Uint8Array, headers: WebhookHeaders, secret: string): boolean {
  const expected = Buffer.from(`sha256=${createHmac("sha256", secret).update(rawBody).digest("hex")}`);
  const given = Buffer.from(String(headers[signatureHeader] ?? ""));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function readPayload(rawBody: Uint8Array): Payload | null {
  try {
    return payloadSchema.parse(JSON.parse(Buffer.from(rawBody).toString("utf8")));
  } catch {
    return null;
  }
}

function reasonOf({ signer, signature_request: request }: Payload["data"]): string | null {
  return (
    signer?.decline_reason ??
    signer?.decline_information?.reason ??
    signer?.error_reason ??
    request.decline_information?.reason ??
    request.decline_reason ??
    null
  );
}

/**
 * Yousign's calls: signed with HMAC-SHA256 over the raw body. An event that does not concern us (an
 * approver's, or one that Yousign adds later) is accepted and ignored, so that it is not sent again.
 */
export function readYousignWebhook(rawBody: Uint8Array, headers: WebhookHeaders, secret: string): Webhook {
  if (!isGenuine(rawBody, headers, secret)) return { kind: "refused" };
  const payload = readPayload(rawBody);
  if (!payload) return { kind: "ignored" };
  const { event_name: name, data } = payload;
  const signerType = data.signer ? signerEvents.get(name) : undefined;
  const type = signerType ?? requestEvents.get(name);
  if (type === undefined) return { kind: "ignored" };
  return {
    kind: "event",
    event: {
      id: payload.event_id,
      type,
      at: new Date(payload.event_time * 1000),
      providerId: data.signature_request.id,
      providerSignerId: signerType === undefined ? null : (data.signer?.id ?? null),
      reason: reasonOf(data),
    },
  };
}
