import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../../../test/harness.ts";
import { emit, prepare, type Signing } from "../../../../test/signature-fixtures.ts";
import type { WebhookCall } from "../../../../test/yousign-server.ts";
import {
  aYousignSigning,
  type Sent,
  webhookUrl,
  type Yousign,
  type YousignSigning,
} from "../../../../test/yousign-signing.ts";
import { tendSignatures } from "../daily.ts";
import { findTampering } from "../evidence/evidence-faults.ts";

let yousign: Yousign;
let server: TestServer;
let signing: Signing;
let tell: YousignSigning["tell"];
let deliver: YousignSigning["deliver"];
let send: YousignSigning["send"];
beforeEach(async () => {
  ({ yousign, server, signing, tell, deliver, send } = await aYousignSigning());
});
afterEach(() => yousign.close());

async function documentOf({ documentId }: Sent) {
  return server.deps.db
    .selectFrom("document")
    .select(["status", "reason", "final_key"])
    .where("id", "=", documentId)
    .executeTakeFirstOrThrow();
}
const mailsTo = (email: string) => server.mails.filter(({ to }) => to === email);

describe("a document that Yousign has signed", () => {
  it("is signed by its provider's links, which our mails carry, and its copy is kept", async () => {
    const sent = await send();
    const [participant = "", pmo = ""] = sent.signers;
    expect(mailsTo(signing.participant.email)[0]?.text).toContain(
      `https://yousign.app/signatures/${participant}`,
    );
    expect(mailsTo(signing.pmoEmail)).toEqual([]);
    await deliver();
    yousign.open(participant);
    yousign.sign(participant);
    await deliver();
    expect(mailsTo(signing.pmoEmail)[0]?.text).toContain(`https://yousign.app/signatures/${pmo}`);
    expect((await documentOf(sent)).status).toBe("SENT");
    yousign.sign(pmo);
    await deliver();
    const { status, final_key: key } = await documentOf(sent);
    expect(status).toBe("DONE");
    expect((await server.deps.storage.get(key ?? ""))?.contentType).toBe("application/pdf");
    expect(mailsTo(signing.participant.email).at(-1)?.subject).toContain("signé pour");
    expect(await findTampering(server.deps, sent.requestId)).toBeNull();
  });

  it("that somebody declines is declined once, with his reason, and the owner is told", async () => {
    const sent = await send();
    yousign.decline(sent.signers[0] ?? "", "Pas d’accord");
    await deliver();
    expect(await documentOf(sent)).toMatchObject({ status: "DECLINED", reason: "Pas d’accord" });
    const told = mailsTo(signing.owner.email).filter(({ subject }) => subject.includes("refuse de signer"));
    expect(told).toHaveLength(1);
  });

  it("ends where it would have, whatever is told late, twice, three times or in another order", async () => {
    const ends = ["sign", "sign one", "decline", "expire"] as const;
    const history = fc.record({ end: fc.constantFrom(...ends), order: fc.infiniteStream(fc.nat()) });
    await fc.assert(
      fc.asyncProperty(history, async ({ end, order }) => {
        await server.deps.db.updateTable("document").set({ superseded_at: new Date() }).execute();
        const sent = await send();
        const [participant = "", pmo = ""] = sent.signers;
        if (end === "decline") yousign.decline(participant, "Non");
        else if (end === "expire") await yousign.expire([...yousign.requests.keys()].at(-1) ?? "");
        else yousign.sign(participant);
        if (end === "sign") yousign.sign(pmo);
        const calls = yousign.webhooks.splice(0).flatMap((call) => [call, call, call]);
        const shuffled = calls
          .map((call) => ({ call, rank: order.next().value ?? 0 }))
          .sort((a, b) => a.rank - b.rank)
          .map(({ call }) => call);
        await deliver(shuffled.slice(0, 2));
        await deliver(shuffled.slice(2));
        const expected = { sign: "DONE", "sign one": "SENT", decline: "DECLINED", expire: "EXPIRED" };
        expect((await documentOf(sent)).status).toBe(expected[end]);
        expect(await findTampering(server.deps, sent.requestId)).toBeNull();
      }),
      { numRuns: 25 },
    );
    const known = await server.deps.db.selectFrom("signature_webhook").select("event_id").execute();
    const kept = await server.deps.db
      .selectFrom("signature_event")
      .select("sequence")
      .where("type", "=", "provider")
      .execute();
    expect(kept).toHaveLength(known.length);
  }, 120_000);

  it("that nobody told us of is found the next day", async () => {
    const sent = await send();
    for (const signer of sent.signers) yousign.sign(signer);
    await tendSignatures(server.deps);
    await server.settle();
    expect((await documentOf(sent)).status).toBe("DONE");
  });

  it("is withdrawn at the provider's too", async () => {
    const sent = await send();
    await emit(server, { type: "signature-withdrawn", documentIds: [sent.documentId] });
    expect([...yousign.requests.values()].map(({ status }) => status)).toEqual(["canceled"]);
  });
});

describe("the provider away or unwilling", () => {
  it("is asked again later, and takes each document once", async () => {
    const documentIds = await prepare(server, signing, ["bulletin"]);
    yousign.fail({ status: 503 }, "answer lost", { status: 500 }, { status: 502 });
    const attempt = emit(server, { type: "signature-wanted", documentIds });
    await expect(attempt).rejects.toThrow();
    await server.deps.db
      .updateTable("document")
      .set({ created_at: new Date(0) })
      .execute();
    await tendSignatures(server.deps);
    await server.settle();
    expect([...yousign.requests.values()].filter(({ status }) => status === "ongoing")).toHaveLength(1);
    const statuses = await server.deps.db.selectFrom("document").select("status").execute();
    expect(statuses).toEqual([{ status: "SENT" }]);
  });

  it("says why a document cannot be signed: the owner sees it, and may send again", async () => {
    const documentIds = await prepare(server, signing, ["bulletin"], Buffer.from("pas un PDF"));
    await emit(server, { type: "signature-wanted", documentIds });
    const row = await server.deps.db.selectFrom("document").select(["status", "reason"]).executeTakeFirst();
    expect(row).toMatchObject({ status: "ERROR", reason: expect.stringContaining("refusé") });
  });
});

describe("the webhook", () => {
  it.each<[string, Partial<WebhookCall["headers"]>, number]>([
    ["without a signature", { "x-yousign-signature-256": "" }, 401],
    ["signed by another", { "x-yousign-signature-256": `sha256=${"0".repeat(64)}` }, 401],
  ])("refuses a call %s", async (_, headers, status) => {
    await send();
    const [call] = yousign.webhooks;
    if (!call) throw new Error("nothing was told");
    const answer = await tell({
      ...call,
      headers: { ...call.headers, ...headers } as Record<string, string>,
    });
    expect(answer.statusCode).toBe(status);
    expect(await server.deps.db.selectFrom("signature_webhook").selectAll().execute()).toEqual([]);
  });

  it("refuses a body that was changed by one byte", async () => {
    await send();
    const [call] = yousign.webhooks;
    if (!call) throw new Error("nothing was told");
    expect((await tell({ ...call, body: Buffer.concat([call.body, Buffer.from(" ")]) })).statusCode).toBe(
      401,
    );
  });

  it.each([
    ["of a request that is not ours", "signature_request.done"],
    ["that is not known yet", "workspace.renamed"],
  ])("hears and leaves an event %s", async (_, name) => {
    const body = Buffer.from(
      JSON.stringify({
        event_id: randomUUID(),
        event_name: name,
        event_time: "1780000000",
        data: { signature_request: { id: randomUUID() } },
      }),
    );
    expect((await tell({ body, headers: yousign.signedHeaders(body) })).statusCode).toBe(204);
  });

  it("refuses everything when people sign on our own page", async () => {
    const embedded = await startTestServer();
    const answer = await embedded.app.inject({ method: "POST", url: webhookUrl, payload: "{}" });
    expect(answer.statusCode).toBe(401);
  });
});
