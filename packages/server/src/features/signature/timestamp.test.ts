import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestServer } from "../../../test/harness.ts";
import { fileBody } from "../../../test/multipart.ts";
import { type Signing, sendToSign, signAll, startSigning } from "../../../test/signature-fixtures.ts";
import { startTsa, type Tsa } from "../../../test/tsa-server.ts";
import { rfc3161Timestamps } from "../../gateways/timestamp/rfc3161.ts";
import { verifySeal } from "../../seal/index.ts";
import { checkEvidence } from "./evidence-check.ts";
import { stampEvidence } from "./evidence-timestamps.ts";

const at = new Date("2026-11-22T07:08:09Z");
let tsa: Tsa;
let server: TestServer;
let signing: Signing;
beforeAll(async () => {
  tsa = await startTsa(() => at);
});
afterAll(() => tsa.close());
beforeEach(async () => {
  tsa.behave("well");
  ({ server, signing } = await startSigning({ TSA_URL: tsa.url, TSA_CERTIFICATE: tsa.authority }));
});

async function sealed(): Promise<Uint8Array> {
  await sendToSign(server, signing, ["bulletin"]);
  await signAll(server, signing.participant.email);
  return sealedFile();
}
async function sealedFile(): Promise<Uint8Array> {
  const { final_key } = await server.deps.db
    .selectFrom("signed_paper")
    .select("final_key")
    .executeTakeFirstOrThrow();
  return (await server.deps.storage.get(final_key))?.bytes ?? new Uint8Array();
}
const verify = async (file: Uint8Array) =>
  (
    await server.visitor().send("POST", "/api/signature/verification", undefined, fileBody(file, "signe.pdf"))
  ).json();
const stamps = () => server.deps.db.selectFrom("evidence_timestamp").select(["request_id", "hash"]).execute();

describe("a paper that is sealed with a time-stamping service", () => {
  it("carries its time, which the verification says, and is intact", async () => {
    const file = await sealed();
    expect(verifySeal(file)).toMatchObject({ intact: true, timestamp: { at } });
    expect(await verify(file)).toMatchObject({ verdict: "sealed-here", timestampedAt: at.toISOString() });
  });

  it("has changed when its time is that of another seal, or one of its bytes is not what it was", async () => {
    const file = await sealed();
    const touched = Buffer.from(file);
    touched[200] = (touched[200] ?? 0) ^ 1;
    expect(verifySeal(touched)).toMatchObject({ intact: false, timestamp: null });
    const text = Buffer.from(file).toString("latin1");
    const id = "060b2a864886f70d010910020e";
    const inToken = text.indexOf(id) + 400;
    const other = Buffer.from(
      text.slice(0, inToken) + (text[inToken] === "0" ? "1" : "0") + text.slice(inToken + 1),
      "latin1",
    );
    expect(text).toContain(id);
    expect(verifySeal(other).intact).toBe(false);
  });

  it("has the end of its evidence stamped, and the register each day", async () => {
    await sealed();
    const head = await server.deps.db
      .selectFrom("evidence_head as h")
      .innerJoin("signed_paper as k", "k.request_id", "h.request_id")
      .select(["h.request_id", "h.hash"])
      .executeTakeFirstOrThrow();
    expect(await stamps()).toEqual([head]);
    await stampEvidence(server.deps);
    expect(await stamps()).toHaveLength(2);
    expect(await checkEvidence(server.deps)).toEqual([]);
  });

  it("is sealed without its time while the service does not answer, and its evidence gets one later", async () => {
    tsa.behave("down");
    // The job that stamps the evidence fails, to be tried again.
    await expect(sealed()).rejects.toThrow("answered 503");
    const file = await sealedFile();
    expect(await verify(file)).toMatchObject({ verdict: "sealed-here", timestampedAt: null });
    expect(await stamps()).toEqual([]);
    tsa.behave("well");
    const timestamps = rfc3161Timestamps({ url: tsa.url, certificates: tsa.authority });
    await stampEvidence({ ...server.deps, timestamps });
    expect(await stamps()).toHaveLength(2);
  });
});
