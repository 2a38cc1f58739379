import { generateKeyPairSync, X509Certificate } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../config.ts";
import { openSealKey, type SealKey } from "./index.ts";

let dataDir: string;
let key: SealKey;
const publicUrl = "https://exemple.fr";
const open = (seal?: SealKey) => openSealKey({ dataDir, publicUrl, seal });

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "mec-seal-key-"));
  key = await open();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

describe("the platform's key", () => {
  it("is made once, readable by its owner alone, and kept", async () => {
    expect(await open()).toEqual(key);
    expect(readdirSync(dataDir)).toEqual(["seal.pem"]);
    expect(statSync(join(dataDir, "seal.pem")).mode & 0o777).toBe(0o600);
  });

  it("has a certificate that names the platform, for signing alone, for years", () => {
    const certificate = new X509Certificate(key.certificate);
    expect(certificate.subject).toContain("CN=Mon énergie collective");
    expect(certificate.subjectAltName).toBe("URI:https://exemple.fr");
    expect(certificate.ca).toBe(false);
    expect(new Date(certificate.validTo).getUTCFullYear()).toBeGreaterThan(new Date().getUTCFullYear() + 15);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
  });

  it("is one and the same for servers that start at once", async () => {
    const folder = mkdtempSync(join(tmpdir(), "mec-seal-race-"));
    const together = await Promise.all(
      [1, 2, 3].map(() => openSealKey({ dataDir: folder, publicUrl, seal: undefined })),
    );
    expect(new Set(together.map(({ certificate }) => certificate)).size).toBe(1);
    expect(readdirSync(folder)).toEqual(["seal.pem"]);
    rmSync(folder, { recursive: true });
  });

  it("is plain data, that a worker thread can be given", () => {
    expect(structuredClone(key)).toEqual(key);
  });
});

describe("a key that is given", () => {
  const folded = (pem: string) => pem.trim().replaceAll("\n", "\\n");

  it("is taken from the environment, its lines folded or not", async () => {
    for (const write of [folded, (pem: string) => pem]) {
      const { seal } = readConfig({
        DATA_DIR: dataDir,
        SEAL_KEY: write(key.privateKey),
        SEAL_CERTIFICATE: write(key.certificate),
      });
      const opened = await open(seal);
      expect(new X509Certificate(opened.certificate).fingerprint256).toBe(
        new X509Certificate(key.certificate).fingerprint256,
      );
    }
  });

  it("needs its certificate", () => {
    expect(() => readConfig({ DATA_DIR: dataDir, SEAL_KEY: key.privateKey })).toThrow("SEAL_CERTIFICATE");
  });

  const pem = (pair: { privateKey: { export(options: object): string | Buffer } }) =>
    pair.privateKey.export({ type: "pkcs8", format: "pem" }).toString();

  it.each([
    ["another's", () => pem(generateKeyPairSync("rsa", { modulusLength: 2048 })), "not that of SEAL_KEY"],
    ["too short", () => pem(generateKeyPairSync("rsa", { modulusLength: 1024 })), "2048 bits"],
    ["of another kind", () => pem(generateKeyPairSync("ed25519")), "P-256"],
  ])("is refused when it is %s", async (_, privateKey, message) => {
    await expect(open({ privateKey: privateKey(), certificate: key.certificate })).rejects.toThrow(message);
  });

  it("is refused when its certificate does not fit in the place of a seal", async () => {
    await import("reflect-metadata");
    const x509 = await import("@peculiar/x509");
    const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
    const keys = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
    const many = Array.from({ length: 60 }, (_, index) => ({ OU: [`Service ${index} ${"x".repeat(40)}`] }));
    const certificate = await x509.X509CertificateGenerator.createSelfSigned({
      name: many,
      keys,
      signingAlgorithm: algorithm,
    });
    const privateKey = x509.PemConverter.encode(
      await crypto.subtle.exportKey("pkcs8", keys.privateKey),
      "PRIVATE KEY",
    );
    await expect(open({ privateKey, certificate: certificate.toString("pem") })).rejects.toThrow("too large");
  });

  it("is refused when it is no PEM", async () => {
    await expect(open({ privateKey: "secret", certificate: key.certificate })).rejects.toThrow();
    await expect(open({ privateKey: key.privateKey, certificate: "secret" })).rejects.toThrow();
  });
});
