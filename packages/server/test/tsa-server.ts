import { createHash, createPrivateKey, generateKeyPairSync, sign, X509Certificate } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  context,
  integer,
  objectId,
  octets,
  readChildren,
  readElement,
  sequence,
  setOf,
  wholeNumber,
} from "../src/seal/der.ts";

const ids = {
  signedData: "1.2.840.113549.1.7.2",
  tstInfo: "1.2.840.113549.1.9.16.1.4",
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingCertificateV2: "1.2.840.113549.1.9.16.2.47",
  sha256: "2.16.840.1.101.3.4.2.1",
  ecdsaWithSha256: "1.2.840.10045.4.3.2",
  policy: "1.2.3.4.1",
};

export interface Tsa {
  readonly url: string;
  /** PEM of the authority that vouches for it. */
  readonly authority: string;
  /** How many stamps it was asked for. */
  readonly asked: number;
  /** How it answers from now on. */
  behave(how: TsaBehaviour): void;
  close(): Promise<void>;
}
export type TsaBehaviour =
  | "well"
  | "down"
  | "refuses"
  | "other nonce"
  | "other digest"
  | "forged"
  | "garbage";

const algorithm = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };

/** An authority, and a service whose certificate it signed for time stamping alone. */
async function makeCertificates() {
  await import("reflect-metadata");
  const x509 = await import("@peculiar/x509");
  const pair = () => {
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const privateDer = new Uint8Array(privateKey.export({ type: "pkcs8", format: "der" }));
    const publicDer = new Uint8Array(publicKey.export({ type: "spki", format: "der" }));
    return Promise.all([
      crypto.subtle.importKey("pkcs8", privateDer, algorithm, true, ["sign"]),
      crypto.subtle.importKey("spki", publicDer, algorithm, true, ["verify"]),
    ]).then(([privateCrypto, publicCrypto]) => ({
      privateKey,
      keys: { privateKey: privateCrypto, publicKey: publicCrypto },
    }));
  };
  const valid = {
    notBefore: new Date("2020-01-01"),
    notAfter: new Date("2050-01-01"),
    signingAlgorithm: algorithm,
  };
  const root = await pair();
  const authority = await x509.X509CertificateGenerator.createSelfSigned({
    ...valid,
    serialNumber: "01",
    name: "CN=Autorité d’essai",
    keys: root.keys,
    extensions: [
      new x509.BasicConstraintsExtension(true, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
    ],
  });
  const own = await pair();
  const service = await x509.X509CertificateGenerator.create({
    ...valid,
    serialNumber: "02",
    subject: "CN=Horodatage d’essai",
    issuer: authority.subject,
    publicKey: own.keys.publicKey,
    signingKey: root.keys.privateKey,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.ExtendedKeyUsageExtension(["1.3.6.1.5.5.7.3.8"], true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
    ],
  });
  const privateKey = own.privateKey.export({ type: "pkcs8", format: "pem" });
  return { authority: authority.toString("pem"), certificate: service.toString("pem"), privateKey };
}

const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();
const attribute = (id: string, value: Buffer) => sequence(objectId(id), setOf(value));
const generalizedTime = (at: Date) => {
  const text = Buffer.from(`${at.toISOString().replace(/[-:T]/g, "").slice(0, 14)}Z`);
  return Buffer.concat([Buffer.of(0x18, text.length), text]);
};

/** Loopback time stamping that speaks RFC 3161: CMS signed on P-256. */
export async function startTsa(now: () => Date = () => new Date()): Promise<Tsa> {
  const { authority, certificate: pem, privateKey } = await makeCertificates();
  const certificate = new X509Certificate(pem);
  let behaviour: TsaBehaviour = "well";
  let asked = 0;

  function answer(query: Buffer): Buffer {
    const [, imprint, nonce] = readChildren(readElement(query));
    const [, digest] = readChildren(imprint);
    const otherDigest = sequence(sequence(objectId(ids.sha256)), octets(sha256(Buffer.from("another"))));
    const info = sequence(
      integer(1),
      objectId(ids.policy),
      behaviour === "other digest" ? otherDigest : (imprint?.whole ?? Buffer.of()),
      integer((asked % 100) + 1),
      generalizedTime(now()),
      behaviour === "other nonce" ? wholeNumber(Buffer.of(7)) : (nonce?.whole ?? Buffer.of()),
    );
    if (digest?.content.length !== 32) throw new Error("not a SHA-256");
    const attributes = setOf(
      attribute(ids.contentType, objectId(ids.tstInfo)),
      attribute(ids.messageDigest, octets(sha256(info))),
      attribute(ids.signingCertificateV2, sequence(sequence(sequence(octets(sha256(certificate.raw)))))),
    );
    const [body] = readChildren(readElement(certificate.raw));
    const [, serial, , issuer] = readChildren(body);
    const signature = sign("sha256", attributes, createPrivateKey(privateKey));
    if (behaviour === "forged") signature[signature.length - 1] = (signature.at(-1) ?? 0) ^ 1;
    const signerInfo = sequence(
      integer(1),
      sequence(issuer?.whole ?? Buffer.of(), serial?.whole ?? Buffer.of()),
      sequence(objectId(ids.sha256)),
      Buffer.concat([Buffer.of(0xa0), attributes.subarray(1)]),
      sequence(objectId(ids.ecdsaWithSha256)),
      octets(signature),
    );
    const signedData = sequence(
      integer(3),
      setOf(sequence(objectId(ids.sha256))),
      sequence(objectId(ids.tstInfo), context(0, octets(info))),
      context(0, certificate.raw),
      setOf(signerInfo),
    );
    if (behaviour === "refuses") return sequence(sequence(integer(2)));
    if (behaviour === "garbage") return Buffer.from("<html>");
    return sequence(sequence(integer(0)), sequence(objectId(ids.signedData), context(0, signedData)));
  }

  const server = createServer((request, response) => {
    asked += 1;
    if (behaviour === "down") return response.writeHead(503).end();
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const isQuery = request.headers["content-type"] === "application/timestamp-query";
      response.writeHead(isQuery ? 200 : 415, {
        "content-type": "application/timestamp-reply",
        connection: "close",
      });
      response.end(isQuery ? answer(Buffer.concat(parts)) : "");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tsr`,
    authority,
    get asked() {
      return asked;
    },
    behave(how) {
      behaviour = how;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
