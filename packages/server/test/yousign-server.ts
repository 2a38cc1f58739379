import { createHmac, randomUUID } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import {
  cancelBody,
  need,
  needStatus,
  Problem,
  parse,
  type Request,
  requestBody,
  type Signer,
  signerBody,
} from "./yousign-protocol.ts";

export const yousignKey = "une-cle-d-essai";
export const yousignSecret = "un-secret-de-webhook";

export interface WebhookCall {
  readonly body: Buffer;
  readonly headers: Record<string, string>;
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** How the next calls fail: with a status, or done and left without an answer. */
export type Failure = { status: number; retryAfter?: number } | "answer lost";

/** A server on the loopback that speaks Yousign v3 as it is documented, with the people who sign there. */
export async function startYousign() {
  const requests = new Map<string, Request>();
  const asked: string[] = [];
  const webhooks: WebhookCall[] = [];
  let failures: Failure[] = [];
  let clock = Math.floor(Date.now() / 1000);

  const linkOf = ({ id, status }: Signer) =>
    ["initiated", "signed", "declined"].includes(status) ? null : `https://yousign.app/signatures/${id}`;
  const signerJson = (signer: Signer) => ({
    id: signer.id,
    info: signer.info,
    status: signer.status,
    signature_link: linkOf(signer),
  });
  function requestJson({ signers, documents, ...request }: Request) {
    const declined = signers.find(({ status }) => status === "declined");
    return {
      ...request,
      signers: signers.map(({ id, status }) => ({ id, status })),
      documents: documents.map(({ id, nature }) => ({ id, nature })),
      ...(declined
        ? { decline_information: { signer_id: declined.id, reason: declined.decline_reason } }
        : {}),
    };
  }

  function tell(name: string, request: Request, signer?: Signer): void {
    clock += 1;
    const payload = {
      event_id: randomUUID(),
      event_name: name,
      event_time: String(clock),
      subscription_id: randomUUID(),
      subscription_description: "Essai",
      sandbox: true,
      data: {
        signature_request: requestJson(request),
        ...(signer
          ? { signer: { ...signerJson(signer), decline_reason: signer.decline_reason ?? null } }
          : {}),
      },
    };
    const body = Buffer.from(JSON.stringify(payload));
    webhooks.push({ body, headers: signedHeaders(body) });
  }

  const signedHeaders = (body: Buffer) => ({
    "content-type": "application/json",
    "x-yousign-signature-256": `sha256=${createHmac("sha256", yousignSecret).update(body).digest("hex")}`,
    "x-yousign-retry": "0",
    "user-agent": "Yousign Webhook Bot",
  });

  function notifyNext(request: Request): void {
    const waiting = request.signers.filter(({ status }) => status === "initiated");
    for (const signer of request.ordered_signers ? waiting.slice(0, 1) : waiting) {
      signer.status = "notified";
      tell("signer.notified", request, signer);
    }
  }

  function activate(request: Request): unknown {
    needStatus(request, "draft");
    if (request.documents.length === 0 || request.signers.length === 0) throw new Problem(400, "Incomplete");
    request.status = "ongoing";
    tell("signature_request.activated", request);
    notifyNext(request);
    return { ...requestJson(request), signers: request.signers.map(signerJson) };
  }

  async function addDocument(request: Request, incoming: IncomingMessage, body: Buffer): Promise<unknown> {
    needStatus(request, "draft");
    const type = String(incoming.headers["content-type"]);
    const form = await new Response(new Uint8Array(body), { headers: { "content-type": type } }).formData();
    const file = form.get("file");
    if (!(file instanceof File) || form.get("nature") !== "signable_document")
      throw new Problem(400, "Bad Request", ["file"]);
    const bytes = Buffer.from(await file.arrayBuffer());
    if (!bytes.toString("latin1").startsWith("%PDF-")) throw new Problem(415, "Unsupported Media Type");
    const pages = bytes.toString("latin1").match(/\/Type \/Page\b/g)?.length ?? 1;
    const document = { id: randomUUID(), nature: "signable_document", filename: file.name };
    request.documents.push({ ...document, total_pages: pages, bytes });
    return { ...document, total_pages: pages };
  }

  function addSigner(request: Request, body: Buffer): unknown {
    needStatus(request, "draft");
    const given = parse(signerBody, body);
    for (const field of given.fields) {
      const document = request.documents.find(({ id }) => id === field.document_id);
      if (!document || field.page > document.total_pages) throw new Problem(400, "Bad Request", ["fields"]);
    }
    const signer: Signer = { ...given, id: randomUUID(), status: "initiated" };
    request.signers.push(signer);
    return signerJson(signer);
  }

  type Answer = { status: number; json?: unknown; bytes?: Buffer };

  function onRequests(method: string, body: Buffer, query: URLSearchParams): Answer {
    if (method === "POST") {
      const request: Request = {
        ...parse(requestBody, body),
        id: randomUUID(),
        status: "draft",
        signers: [],
        documents: [],
      };
      requests.set(request.id, request);
      return { status: 201, json: requestJson(request) };
    }
    const data = [...requests.values()].filter(({ external_id }) => external_id === query.get("external_id"));
    return { status: 200, json: { meta: { next_cursor: null }, data: data.map(requestJson) } };
  }

  function onRequest(method: string, request: Request): Answer {
    if (method === "GET") return { status: 200, json: requestJson(request) };
    if (request.status === "ongoing") throw new Problem(400, "The request is ongoing");
    request.status = "deleted";
    return { status: 204 };
  }

  async function route(incoming: IncomingMessage, url: URL, body: Buffer): Promise<Answer> {
    if (incoming.headers.authorization !== `Bearer ${yousignKey}`) throw new Problem(401, "Unauthorized");
    const [, , collection, id, ...rest] = url.pathname.split("/");
    const method = incoming.method ?? "";
    if (collection !== "signature_requests") throw new Problem(404, "Not Found");
    if (id === undefined) return onRequests(method, body, url.searchParams);
    const request = need(requests.get(id));
    const what = `${method} ${rest.join("/")}`;
    if (rest.length === 0) return onRequest(method, request);
    if (what === "POST documents") return { status: 201, json: await addDocument(request, incoming, body) };
    if (what === "POST signers") return { status: 201, json: addSigner(request, body) };
    if (what === "GET signers") return { status: 200, json: request.signers.map(signerJson) };
    if (what === "POST activate") return { status: 201, json: activate(request) };
    if (what === "POST cancel") {
      needStatus(request, "ongoing", "approval");
      parse(cancelBody, body);
      request.status = "canceled";
      tell("signature_request.canceled", request);
      return { status: 201, json: requestJson(request) };
    }
    if (what === "GET documents/download") {
      needStatus(request, "done");
      return { status: 200, bytes: need(request.documents[0]).bytes };
    }
    const document = need(request.documents.find((one) => what === `GET documents/${one.id}`));
    const { bytes, ...json } = document;
    return { status: 200, json };
  }

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(incoming.url ?? "/", "http://loopback");
    const body = await bodyOf(incoming);
    asked.push(`${incoming.method} ${url.pathname.replaceAll(/[0-9a-f-]{36}/g, "{id}")}`);
    const failure = failures.shift();
    try {
      if (typeof failure === "object") throw new Problem(failure.status, "Failure");
      const { status, json, bytes } = await route(incoming, url, body);
      if (failure === "answer lost") {
        response.destroy();
        return;
      }
      response.writeHead(status, { "content-type": bytes ? "application/pdf" : "application/json" });
      response.end(bytes ?? (json === undefined ? undefined : JSON.stringify(json)));
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const retryAfter = typeof failure === "object" ? failure.retryAfter : undefined;
      response.writeHead(error.status, {
        "content-type": "application/problem+json",
        ...(retryAfter === undefined ? {} : { "retry-after": String(retryAfter) }),
      });
      const invalid = error.names.map((name) => ({ name, reason: "invalid" }));
      response.end(JSON.stringify({ type: "about:blank", title: error.message, invalid_params: invalid }));
    }
  }

  const server = createServer((incoming, response) => void answer(incoming, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3`;

  const holding = (signerId: string): [Request, Signer] => {
    for (const request of requests.values()) {
      const signer = request.signers.find(({ id }) => id === signerId);
      if (signer) return [request, signer];
    }
    throw new Error("Nobody signs by this id");
  };

  return {
    url,
    requests,
    /** Each call, ids left out. */
    asked,
    /** The calls to our webhook, oldest first. */
    webhooks,
    signedHeaders,
    environment: { YOUSIGN_URL: url, YOUSIGN_API_KEY: yousignKey, YOUSIGN_WEBHOOK_SECRET: yousignSecret },
    fail(...next: Failure[]) {
      failures = next;
    },
    open(signerId: string) {
      const [request, signer] = holding(signerId);
      signer.status = "verified";
      tell("signer.link_opened", request, signer);
    },
    sign(signerId: string) {
      const [request, signer] = holding(signerId);
      needStatus(request, "ongoing");
      if (signer.status === "initiated") throw new Error("His turn has not come");
      signer.status = "signed";
      tell("signer.done", request, signer);
      notifyNext(request);
      if (request.signers.some(({ status }) => status !== "signed")) return;
      request.status = "done";
      tell("signature_request.done", request);
    },
    decline(signerId: string, reason: string) {
      const [request, signer] = holding(signerId);
      signer.status = "declined";
      signer.decline_reason = reason;
      request.status = "declined";
      tell("signer.declined", request, signer);
      tell("signature_request.declined", request);
    },
    expire(id: string) {
      const request = need(requests.get(id));
      request.status = "expired";
      tell("signature_request.expired", request);
    },
    /** Somebody reopens an expired request on Yousign's own pages. */
    reopen(id: string) {
      const request = need(requests.get(id));
      needStatus(request, "expired");
      request.status = "ongoing";
      tell("signature_request.reactivated", request);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
