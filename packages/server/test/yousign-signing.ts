import type { DocumentKind } from "@mec/domain/document";
import type { LightMyRequestResponse } from "fastify";
import type { TestServer } from "./harness.ts";
import { emit, prepare, type Signing, startSigning } from "./signature-fixtures.ts";
import { startYousign, type WebhookCall } from "./yousign-server.ts";

export type Yousign = Awaited<ReturnType<typeof startYousign>>;

export const webhookUrl = "/api/signature/webhook/yousign";

export interface Sent {
  readonly documentId: string;
  readonly requestId: string;
  /** The id at the provider's. */
  readonly providerId: string;
  /** The signers' ids at the provider's, in order. */
  readonly signers: string[];
}

export interface YousignSigning {
  readonly yousign: Yousign;
  readonly server: TestServer;
  readonly signing: Signing;
  /** Sends one call of the provider's to the webhook. */
  tell(call: WebhookCall): Promise<LightMyRequestResponse>;
  /** Delivers these calls, or all that the provider has made since, in its order. */
  deliver(calls?: WebhookCall[]): Promise<void>;
  /** A document that the provider has, and whose first signer has his mail. */
  send(kind?: DocumentKind): Promise<Sent>;
  statusOf(sent: Sent): Promise<string | undefined>;
}

/** An accepted participant of a platform whose documents are signed at a Yousign of the loopback. */
export async function aYousignSigning(): Promise<YousignSigning> {
  const yousign = await startYousign();
  const { server, signing } = await startSigning(yousign.environment);
  const { db } = server.deps;

  const tell = ({ body, headers }: WebhookCall) =>
    server.app.inject({ method: "POST", url: webhookUrl, payload: body, headers });

  return {
    yousign,
    server,
    signing,
    tell,
    async deliver(calls = yousign.webhooks.splice(0)) {
      for (const call of calls) {
        const { statusCode } = await tell(call);
        if (statusCode !== 204) throw new Error(`The webhook answered ${statusCode}`);
      }
      await server.settle();
    },
    async send(kind = "accord") {
      const [documentId = ""] = await prepare(server, signing, [kind]);
      await emit(server, { type: "signature-wanted", documentIds: [documentId] });
      const request = await db
        .selectFrom("signature_request")
        .select(["id", "provider_id as providerId"])
        .where("document_id", "=", documentId)
        .executeTakeFirstOrThrow();
      const atProvider = yousign.requests.get(request.providerId);
      return {
        documentId,
        requestId: request.id,
        providerId: request.providerId,
        signers: (atProvider?.signers ?? []).map(({ id }) => id),
      };
    },
    async statusOf({ documentId }) {
      const row = await db
        .selectFrom("document")
        .select("status")
        .where("id", "=", documentId)
        .executeTakeFirst();
      return row?.status;
    },
  };
}
