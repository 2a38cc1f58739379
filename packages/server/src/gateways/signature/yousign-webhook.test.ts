import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startYousign, yousignSecret } from "../../../test/yousign-server.ts";
import { foldHistory } from "./fold-history.ts";
import type { SignatureProvider } from "./port.ts";
import { yousignSignature } from "./yousign.ts";

let yousign: Awaited<ReturnType<typeof startYousign>>;
let provider: SignatureProvider;
beforeAll(async () => {
  yousign = await startYousign();
  const { YOUSIGN_API_KEY: apiKey } = yousign.environment;
  provider = yousignSignature({ apiKey, url: yousign.url, webhookSecret: yousignSecret });
});
afterAll(() => yousign.close());

const read = (body: Uint8Array, headers: Record<string, string>) => provider.parseWebhook(body, headers);
const call = (payload: unknown) => {
  const body = Buffer.from(typeof payload === "string" ? payload : JSON.stringify(payload));
  return { body, headers: yousign.signedHeaders(body) };
};
const payload = {
  event_id: "d09f0367-d80a-309c-a2ed-7083991fc564",
  event_name: "signer.declined",
  event_time: "1670855889",
  subscription_id: "b6c63685-c556-4a30-8fe9-b6f2b187d936",
  subscription_description: "Essai",
  sandbox: false,
  data: { signature_request: { id: "request" }, signer: { id: "signer", decline_reason: "Trop cher" } },
};

describe("a call to the webhook", () => {
  it("is an event, with its time and whom it is about", () => {
    const { body, headers } = call(payload);
    expect(read(body, headers)).toEqual({
      kind: "event",
      event: {
        id: payload.event_id,
        type: "declined",
        at: new Date("2022-12-12T14:38:09Z"),
        providerId: "request",
        providerSignerId: "signer",
        reason: "Trop cher",
      },
    });
  });

  it.each([
    ["signer.notified", "notified"],
    ["signer.link_opened", "opened"],
    ["signer.done", "signed"],
    ["signer.error", "error"],
    ["signature_request.done", "done"],
    ["signature_request.declined", "declined"],
    ["signature_request.rejected", "declined"],
    ["signature_request.expired", "expired"],
    ["signature_request.canceled", "canceled"],
    ["signature_request.deleted", "canceled"],
  ])("%s tells that it is %s", (name, type) => {
    const { body, headers } = call({ ...payload, event_name: name });
    const isSigners = name.startsWith("signer.");
    expect(read(body, headers)).toMatchObject({
      event: { type, providerSignerId: isSigners ? "signer" : null },
    });
  });

  it.each([
    ["an event of no interest", { ...payload, event_name: "approver.notified" }],
    ["an event that is new", { ...payload, event_name: "signer.danced" }],
    ["one whose name is a property of every object", { ...payload, event_name: "constructor" }],
    ["a signer's without signer", { ...payload, data: { signature_request: { id: "request" } } }],
    ["one without time", { ...payload, event_time: "" }],
    ["what is no payload", { hello: "world" }],
    ["what is no JSON", "{"],
    ["nothing", ""],
  ])("is ignored when it is %s", (_, content) => {
    const { body, headers } = call(content);
    expect(read(body, headers)).toEqual({ kind: "ignored" });
  });

  it("is refused when it is not signed by Yousign, whatever it says", () => {
    const { body, headers } = call(payload);
    const signature = headers["x-yousign-signature-256"];
    const forged = [
      {},
      { "x-yousign-signature-256": "" },
      { "x-yousign-signature-256": "sha256=" },
      { "x-yousign-signature-256": signature.replace("sha256=", "") },
      { "x-yousign-signature-256": signature.replace(/.$/, (digit) => (digit === "0" ? "1" : "0")) },
      { "x-yousign-signature-256": signature.toUpperCase() },
    ];
    for (const one of forged)
      expect(read(body, one as never), JSON.stringify(one)).toEqual({ kind: "refused" });
    expect(read(Buffer.concat([body, Buffer.from(" ")]), headers)).toEqual({ kind: "refused" });
  });

  it("never breaks the reader", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (content) => {
        const { body, headers } = call(content);
        expect(read(body, headers)).toEqual({ kind: "ignored" });
      }),
    );
  });
});

describe("all that Yousign tells of a request", () => {
  const heard = () =>
    yousign.webhooks.flatMap(({ body, headers }) => {
      const told = read(body, headers);
      return told.kind === "event" ? [told.event] : [];
    });
  const signer = (reference: string) => ({
    reference,
    firstName: "Ana",
    lastName: "Lopez",
    email: `${reference}@exemple.fr`,
  });
  async function create(reference: string) {
    yousign.webhooks.length = 0;
    return provider.create({
      reference,
      title: "Accord",
      fileName: "accord.pdf",
      pdf: Buffer.from("%PDF-1.7"),
      expiresAt: new Date(Date.now() + 86_400_000 * 30),
      signers: [signer("a"), signer("b")],
    });
  }

  it("leads to the state that it answers when it is asked, twice told and backwards too", async () => {
    const { providerId, signers } = await create("history-done");
    const [a = "", b = ""] = signers.map(({ providerSignerId }) => providerSignerId);
    yousign.open(a);
    yousign.sign(a);
    yousign.sign(b);
    const asked = await provider.fetch(providerId);
    const backwards = [...heard(), ...heard()].reverse();
    expect(foldHistory(backwards)).toEqual({
      status: asked?.status,
      signers: { [a]: "signed", [b]: "signed" },
      reason: null,
    });
    expect(asked?.status).toBe("done");
  });

  it("says who declined and why", async () => {
    const { signers } = await create("history-declined");
    const [a = ""] = signers.map(({ providerSignerId }) => providerSignerId);
    yousign.decline(a, "Je déménage.");
    expect(foldHistory(heard().reverse())).toEqual({
      status: "declined",
      signers: { [a]: "declined" },
      reason: "Je déménage.",
    });
  });
});
