import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startYousign, yousignKey, yousignSecret } from "../../../test/yousign-server.ts";
import { openPdf, pdfBytes } from "../../documents/pdf.ts";
import { openSignature } from "./index.ts";
import {
  type SignatureProvider,
  SignatureRefused,
  type SignatureRequest,
  SignatureUnavailable,
} from "./port.ts";
import { yousignSignature } from "./yousign.ts";

let yousign: Awaited<ReturnType<typeof startYousign>>;
let provider: SignatureProvider;
let pauses: number[];
let pdf: Uint8Array;
let made = 0;

beforeAll(async () => {
  yousign = await startYousign();
  const document = openPdf({ title: "Accord", date: new Date("2026-01-01") });
  document.font("regular").text("Un").addPage().text("Deux");
  pdf = await pdfBytes(document);
});
afterAll(() => yousign.close());
beforeEach(() => {
  yousign.fail();
  yousign.asked.length = 0;
  yousign.webhooks.length = 0;
  pauses = [];
  provider = open();
});

const open = (changed: { apiKey?: string; timeoutMs?: number } = {}) =>
  yousignSignature({
    apiKey: yousignKey,
    url: yousign.url,
    webhookSecret: yousignSecret,
    pause: async (milliseconds) => {
      pauses.push(milliseconds);
    },
    ...changed,
  });

const participant = {
  reference: "participant",
  firstName: "Zoé",
  lastName: "D’Été-Noël",
  email: "Zoe@exemple.fr",
};
const pmo = { reference: "pmo", firstName: "Ana", lastName: "Lopez", email: "ana@exemple.fr" };

function aRequest(given: Partial<SignatureRequest> = {}): SignatureRequest {
  made += 1;
  return {
    reference: `9b6ed2f3-244f-487a-baa1-${String(made).padStart(12, "0")}`,
    title: "Accord de participation – Soleil d’Été",
    fileName: "accord-soleil-d’été.pdf",
    pdf,
    expiresAt: new Date(Date.now() + 60 * 86_400_000),
    signers: [participant, pmo],
    ...given,
  };
}

async function signed(request: SignatureRequest) {
  const created = await provider.create(request);
  for (const { providerSignerId } of created.signers) yousign.sign(providerSignerId);
  return created;
}

describe("a document that is handed over", () => {
  it("is a request of ours, with the document, its signers in their order, and the first one's link", async () => {
    const request = aRequest();
    const { providerId, signers } = await provider.create(request);
    const kept = yousign.requests.get(providerId);
    expect(kept).toMatchObject({
      status: "ongoing",
      external_id: request.reference,
      name: request.title,
      delivery_mode: "none",
      ordered_signers: true,
      signers_allowed_to_decline: true,
      expiration_date: request.expiresAt.toISOString().slice(0, 10),
    });
    expect(kept?.documents.map(({ filename }) => filename)).toEqual([request.fileName]);
    expect(Buffer.compare(kept?.documents[0]?.bytes ?? Buffer.of(), pdf)).toBe(0);
    expect(kept?.signers.map(({ info }) => info)).toEqual([
      { first_name: "Zoé", last_name: "D’Été-Noël", email: "Zoe@exemple.fr", locale: "fr" },
      { first_name: "Ana", last_name: "Lopez", email: "ana@exemple.fr", locale: "fr" },
    ]);
    expect(signers.map(({ reference }) => reference)).toEqual(["participant", "pmo"]);
    expect(signers[0]?.link).toContain(signers[0]?.providerSignerId);
    expect(signers[1]?.link).toBeNull();
  });

  it("is signed where it says, or at the foot of its last page", async () => {
    const place = { page: 1, x: 60, y: 700, width: 200, height: 80 };
    const { providerId } = await provider.create(aRequest({ signers: [{ ...participant, place }, pmo] }));
    const fields = yousign.requests.get(providerId)?.signers.flatMap((signer) => signer.fields);
    expect(fields).toMatchObject([place, { page: 2, width: 155, height: 50 }]);
  });

  it("has a place for each of many signers", async () => {
    const many = Array.from({ length: 40 }, (_, index) => ({ ...pmo, reference: `producer-${index}` }));
    const { signers } = await provider.create(aRequest({ signers: many }));
    expect(new Set(signers.map(({ providerSignerId }) => providerSignerId)).size).toBe(40);
  });

  it("is one request, however often it is handed over", async () => {
    const request = aRequest();
    const first = await provider.create(request);
    expect(await provider.create(request)).toEqual(first);
    const known = [...yousign.requests.values()].filter((one) => one.external_id === request.reference);
    expect(known).toHaveLength(1);
  });

  it("is not mistaken for that of another document", async () => {
    const [one, other] = [await provider.create(aRequest()), await provider.create(aRequest())];
    expect(one.providerId).not.toBe(other.providerId);
  });

  it("is shown to each signer once when one person signs twice", async () => {
    const { signers } = await provider.create(
      aRequest({ signers: [participant, { ...participant, reference: "producer" }] }),
    );
    expect(new Set(signers.map(({ providerSignerId }) => providerSignerId)).size).toBe(2);
  });
});

describe("when Yousign fails", () => {
  it.each([500, 502, 503, 429])(
    "for a moment (%i), at any call, the document is handed over all the same",
    async (status) => {
      await provider.create(aRequest());
      const calls = yousign.asked.length;
      for (let at = 0; at < calls; at += 1) {
        const request = aRequest();
        yousign.fail(...Array.from<never>({ length: at }), { status });
        expect((await provider.create(request)).signers).toHaveLength(2);
        const made = [...yousign.requests.values()].filter((one) => one.external_id === request.reference);
        expect(made.map((one) => [one.status, one.documents.length, one.signers.length])).toEqual([
          ["ongoing", 1, 2],
        ]);
      }
    },
  );

  it("to answer what it has done, nothing is done twice", async () => {
    for (let at = 0; at < 7; at += 1) {
      const request = aRequest();
      yousign.fail(...Array.from<never>({ length: at }), "answer lost");
      expect((await provider.create(request)).signers).toHaveLength(2);
      const made = [...yousign.requests.values()].filter((one) => one.external_id === request.reference);
      expect(made.map((one) => [one.status, one.documents.length, one.signers.length])).toEqual([
        ["ongoing", 1, 2],
      ]);
    }
  });

  it("it is asked again after a longer and longer pause, then left to the queue", async () => {
    yousign.fail({ status: 503 }, { status: 503 }, { status: 503 });
    await expect(provider.create(aRequest())).rejects.toThrow(SignatureUnavailable);
    expect(pauses).toEqual([500, 2000]);
  });

  it("the delay it asks for is honoured, by the queue when it is long", async () => {
    yousign.fail({ status: 429, retryAfter: 3 });
    await provider.create(aRequest());
    expect(pauses).toEqual([3000]);
    yousign.fail({ status: 429, retryAfter: 60 });
    await expect(provider.create(aRequest())).rejects.toMatchObject({ retryAfterSeconds: 60 });
    const calls = yousign.asked.length;
    await expect(provider.create(aRequest())).rejects.toThrow("Left in peace");
    expect(yousign.asked).toHaveLength(calls);
  });

  it("again and again, it is left in peace", async () => {
    for (let time = 0; time < 3; time += 1) {
      yousign.fail(...Array.from({ length: 3 }, () => ({ status: 500 })));
      await expect(provider.create(aRequest())).rejects.toThrow("Status 500");
    }
    await expect(provider.create(aRequest())).rejects.toThrow("Left in peace");
  });

  it("to answer at all, the wait is short", async () => {
    const dead = yousignSignature({
      apiKey: yousignKey,
      url: "http://127.0.0.1:9/v3",
      webhookSecret: yousignSecret,
      pause: async () => {},
      timeoutMs: 200,
    });
    await expect(dead.create(aRequest())).rejects.toThrow("No answer");
  });

  it("to know our key, the document waits: nothing is wrong with it", async () => {
    await expect(open({ apiKey: "wrong" }).create(aRequest())).rejects.toThrow(SignatureUnavailable);
  });

  it("to take the document for what it is, that is final, and says what without naming anybody", async () => {
    const failure = await provider
      .create(aRequest({ signers: [{ ...participant, email: "pas une adresse" }] }))
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SignatureRefused);
    expect(String(failure)).toContain("info.email");
    expect(String(failure)).not.toContain("pas une adresse");
    const noPdf = aRequest({ pdf: new TextEncoder().encode("<html>") });
    await expect(provider.create(noPdf)).rejects.toThrow(SignatureRefused);
    expect(pauses).toEqual([]);
  });
});

describe("a request under way", () => {
  it("says who has signed, and gives the next one's link", async () => {
    const { providerId, signers } = await provider.create(aRequest());
    const [first, second] = signers.map(({ providerSignerId }) => providerSignerId);
    yousign.open(first ?? "");
    expect((await provider.fetch(providerId))?.signers[0]?.status).toBe("opened");
    yousign.sign(first ?? "");
    expect(await provider.fetch(providerId)).toMatchObject({
      status: "ongoing",
      signers: [{ status: "signed" }, { status: "notified", providerSignerId: second }],
    });
    const left = await provider.remind(providerId);
    expect(left).toEqual([{ providerSignerId: second, link: expect.stringContaining("https://") }]);
  });

  it("is not downloaded before it is done, and whole then", async () => {
    const { providerId, signers } = await provider.create(aRequest());
    expect(await provider.download(providerId)).toBeNull();
    for (const { providerSignerId } of signers) yousign.sign(providerSignerId);
    expect(Buffer.compare((await provider.download(providerId)) ?? Buffer.of(), pdf)).toBe(0);
  });

  it("tells why somebody declined", async () => {
    const { providerId, signers } = await provider.create(aRequest());
    yousign.decline(signers[0]?.providerSignerId ?? "", "Je déménage.");
    expect(await provider.fetch(providerId)).toMatchObject({
      status: "declined",
      declineReason: "Je déménage.",
    });
  });

  it("is withdrawn once, and left as it is when it is over or unknown", async () => {
    const { providerId } = await provider.create(aRequest());
    await provider.cancel(providerId);
    await provider.cancel(providerId);
    expect((await provider.fetch(providerId))?.status).toBe("canceled");
    const done = await signed(aRequest());
    await provider.cancel(done.providerId);
    expect((await provider.fetch(done.providerId))?.status).toBe("done");
    await provider.cancel("00000000-0000-4000-8000-000000000000");
    expect(await provider.fetch("00000000-0000-4000-8000-000000000000")).toBeNull();
  });

  it("expires at its date", async () => {
    const { providerId } = await provider.create(aRequest());
    yousign.expire(providerId);
    expect((await provider.fetch(providerId))?.status).toBe("expired");
  });
});

describe("the provider that is configured", () => {
  it("is Yousign with its key, and our own page without", () => {
    const config = { apiKey: yousignKey, url: yousign.url, webhookSecret: yousignSecret };
    expect(openSignature({ yousign: config }).name).toBe("yousign");
    expect(openSignature({ yousign: undefined }).name).toBe("embedded");
  });

  it("knows nothing, asks nothing and believes nobody when it is our own page", async () => {
    const embedded = openSignature({ yousign: undefined });
    const request = aRequest();
    expect(await embedded.create(request)).toEqual({
      providerId: request.reference,
      signers: [
        { reference: "participant", providerSignerId: "participant", link: null },
        { reference: "pmo", providerSignerId: "pmo", link: null },
      ],
    });
    await embedded.cancel(request.reference);
    expect(await embedded.remind(request.reference)).toEqual([]);
    expect(await embedded.fetch(request.reference)).toBeNull();
    expect(await embedded.download(request.reference)).toBeNull();
    const body = Buffer.from("{}");
    expect(embedded.parseWebhook(body, yousign.signedHeaders(body))).toEqual({ kind: "refused" });
  });
});
