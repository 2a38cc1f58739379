import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isInstalled } from "../../../test/installed.ts";
import { rfc3161Timestamps } from "./rfc3161.ts";

const hasOpenssl = isInstalled("openssl");
if (!hasOpenssl)
  process.stderr.write("openssl is not installed: no time stamp of its own making was read.\n");

const config = (digest: string) => `
[tsa]
default_tsa = ours
[ours]
serial = serial
crypto_device = builtin
signer_cert = service.pem
certs = authority.pem
signer_key = service.key
signer_digest = ${digest}
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1, millisecs:500
ordering = yes
tsa_name = yes
ess_cert_id_chain = yes
ess_cert_id_alg = ${digest}
`;
const subject = ["-subj", "/CN=Horodatage"];
const keys = {
  RSA: ["-newkey", "rsa:2048"],
  ECDSA: ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-384"],
};

describe.skipIf(!hasOpenssl)("a time-stamping service that openssl is", () => {
  let folder: string;
  let server: Server;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "mec-openssl-tsa-"));
    server = createServer(async (request, response) => {
      writeFileSync(join(folder, "query"), await buffer(request));
      openssl("ts", "-reply", "-config", "tsa.cnf", "-queryfile", "query", "-out", "answer");
      response.setHeader("content-type", "application/timestamp-reply");
      // The next keys are made while nothing else runs here: a connection kept until then would be dead without being heard of.
      response.setHeader("connection", "close");
      response.end(readFileSync(join(folder, "answer")));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true });
  });
  const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: folder, stdio: "pipe" });

  function makeService(kind: keyof typeof keys, digest: string): string {
    const make = ["req", "-x509", "-nodes", "-days", "30", ...keys[kind]];
    openssl(...make, "-subj", "/CN=Autorite", "-keyout", "authority.key", "-out", "authority.pem");
    writeFileSync(join(folder, "tsa.cnf"), config(digest));
    openssl(
      ...[
        "req",
        "-new",
        "-nodes",
        ...keys[kind],
        ...subject,
        "-keyout",
        "service.key",
        "-out",
        "service.csr",
      ],
    );
    const extensions = "extendedKeyUsage=critical,timeStamping\nkeyUsage=critical,digitalSignature";
    writeFileSync(join(folder, "extensions"), extensions);
    openssl(
      ...[
        "x509",
        "-req",
        "-in",
        "service.csr",
        "-days",
        "30",
        "-CA",
        "authority.pem",
        "-CAkey",
        "authority.key",
      ],
      ...["-CAcreateserial", "-extfile", "extensions", "-out", "service.pem"],
    );
    writeFileSync(join(folder, "serial"), "01");
    return readFileSync(join(folder, "authority.pem"), "utf8");
  }

  it.each([
    ["RSA", "sha256"],
    ["RSA", "sha512"],
    ["ECDSA", "sha256"],
    ["ECDSA", "sha384"],
  ] as const)("is believed: %s, %s", async (kind, digest) => {
    const certificates = makeService(kind, digest);
    const { port } = server.address() as AddressInfo;
    const timestamps = rfc3161Timestamps({ url: `http://127.0.0.1:${port}/`, certificates });
    const before = Math.floor(Date.now() / 1000) * 1000;
    const stamp = await timestamps.stamp(createHash("sha256").update("Un journal de preuves").digest());
    expect(stamp?.at.getTime()).toBeGreaterThanOrEqual(before);
  });
});
