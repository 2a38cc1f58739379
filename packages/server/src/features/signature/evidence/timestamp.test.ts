import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { TestServer } from "../../../../test/harness.ts";
import { isInstalled } from "../../../../test/installed.ts";
import { fileBody } from "../../../../test/multipart.ts";
import { folded, ownText, readPdf } from "../../../../test/read-pdf.ts";
import { type Signing, sendToSign, signAll, startSigning } from "../../../../test/signature-fixtures.ts";
import { startTsa, type Tsa } from "../../../../test/tsa-server.ts";
import { rfc3161Timestamps } from "../../../gateways/timestamp/rfc3161.ts";
import { verifySeal } from "../../../seal/index.ts";
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

/** The text of a sealed document's certificate. */
const claimed = (file: Uint8Array) => folded(ownText(readPdf(file)));

describe("a document that is sealed with a time-stamping service", () => {
  it("says that it carries its time, and does not when the service did not answer", async () => {
    const file = claimed(await sealed());
    expect(file).toContain(folded("PAdES, niveau B-T"));
    expect(file).toContain(folded("service d’horodatage indépendant"));
    expect(file).not.toContain(folded("niveau B-B"));
    tsa.behave("down");
    ({ server, signing } = await startSigning({ TSA_URL: tsa.url, TSA_CERTIFICATE: tsa.authority }));
    await expect(sealed()).rejects.toThrow("answered 503");
    const without = await sealedFile();
    expect(verifySeal(without)).toMatchObject({ intact: true, timestamp: null });
    expect(claimed(without)).toContain(folded("PAdES, niveau B-B"));
    expect(claimed(without)).not.toContain(folded("niveau B-T"));
  });

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
    // The job that timestamps the evidence fails, and will be tried again.
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

const hasOpenssl = isInstalled("openssl");
if (!hasOpenssl)
  process.stderr.write("openssl is not installed: its opinion of seals and their times was not asked.\n");

describe.skipIf(!hasOpenssl)("openssl, which knows nothing of our code,", () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "mec-openssl-"));
    writeFileSync(join(folder, "authority.pem"), tsa.authority);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const openssl = (...args: string[]) =>
    spawnSync("openssl", args, { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  const isTimeOf = (sha256: string, token: string, authority = "authority.pem") => {
    const { status, stdout } = openssl(
      ..."ts -verify -token_in".split(" "),
      ...["-digest", sha256, "-in", token, "-CAfile", authority],
    );
    return status === 0 && stdout.includes("Verification: OK");
  };
  /** What lies at an offset of a DER file, as openssl counts it. */
  const part = (offset: string | undefined, name: string) => {
    const { status } = openssl(
      ..."asn1parse -inform DER -noout -in seal.der".split(" "),
      "-strparse",
      offset ?? "",
      "-out",
      name,
    );
    expect(status).toBe(0);
    return readFileSync(join(folder, name));
  };

  /** The seal of a file, what it signs, its signature and its token, found by their marks alone. */
  function takeApart(file: Uint8Array) {
    const pdf = Buffer.from(file);
    const range = /\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\s*\]/.exec(pdf.toString("latin1"));
    const [from = 0, length = 0, second = 0, rest = 0] = range?.slice(1).map(Number) ?? [];
    const digits = pdf.toString("latin1", from + length + 1, second - 1);
    writeFileSync(join(folder, "seal.der"), Buffer.from(digits, "hex"));
    writeFileSync(
      join(folder, "signed"),
      Buffer.concat([pdf.subarray(from, length), pdf.subarray(second, second + rest)]),
    );
    const lines = openssl(..."asn1parse -inform DER -in seal.der".split(" ")).stdout.split("\n");
    const token = lines.findIndex((line) => line.includes("id-smime-aa-timeStampToken"));
    const offsetOf = (line: number) => /^\s*(\d+):/.exec(lines[line] ?? "")?.[1];
    const signature = lines.slice(0, token).findLastIndex((line) => line.includes("OCTET STRING"));
    return { signature: part(offsetOf(signature), "signature"), token: part(offsetOf(token + 2), "token") };
  }
  const digestOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

  it("verifies the seal, and the time of its signature", async () => {
    const { signature } = takeApart(await sealed());
    writeFileSync(join(folder, "seal.pem"), server.deps.sealKey.certificate);
    const verified = openssl(
      ..."cms -verify -binary -inform DER -in seal.der -content signed -out /dev/null".split(" "),
      ..."-CAfile seal.pem -purpose any".split(" "),
    );
    expect(verified.stderr).toContain("successful");
    expect(isTimeOf(digestOf(signature), "token")).toBe(true);
    const said = openssl(..."ts -reply -token_in -in token -text".split(" ")).stdout;
    expect(said).toContain("Time stamp: Nov 22 07:08:09 2026 GMT");
  });

  it("verifies the time of each end of evidence, the register's included", async () => {
    await sealed();
    await stampEvidence(server.deps);
    const rows = await server.deps.db.selectFrom("evidence_timestamp").select(["hash", "token"]).execute();
    expect(rows).toHaveLength(2);
    for (const { hash, token } of rows) {
      writeFileSync(join(folder, "token"), token);
      expect(isTimeOf(hash, "token")).toBe(true);
    }
  });

  it("does not verify them of another hash, nor with another authority", async () => {
    const { signature } = takeApart(await sealed());
    expect(isTimeOf(digestOf(Buffer.from("another")), "token")).toBe(false);
    const other = await startTsa();
    writeFileSync(join(folder, "other.pem"), other.authority);
    await other.close();
    expect(isTimeOf(digestOf(signature), "token", "other.pem")).toBe(false);
  });
});
