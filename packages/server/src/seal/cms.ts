import { createHash, createPrivateKey, sign, verify, X509Certificate } from "node:crypto";
import {
  context,
  integer,
  nothing,
  objectId,
  octets,
  readChildren,
  readElement,
  sequence,
  setOf,
} from "./der.ts";
import type { SealKey } from "./seal-key.ts";

/** RFC 5652 (CMS), RFC 5035 (signing certificate), ETSI EN 319 122 (CAdES). */
const ids = {
  data: "1.2.840.113549.1.7.1",
  signedData: "1.2.840.113549.1.7.2",
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingCertificateV2: "1.2.840.113549.1.9.16.2.47",
  sha256: "2.16.840.1.101.3.4.2.1",
  rsaEncryption: "1.2.840.113549.1.1.1",
  timestamp: "1.2.840.113549.1.9.16.2.14",
  ecdsaWithSha256: "1.2.840.10045.4.3.2",
};

const sha256 = (bytes: Uint8Array): Buffer => createHash("sha256").update(bytes).digest();
const digestAlgorithm = () => sequence(objectId(ids.sha256));
const attribute = (id: string, value: Buffer) => sequence(objectId(id), setOf(value));

/**
 * The signed attributes: the digest of the document and the certificate, so that neither can be replaced. No
 * time: a PAdES seal has it in the document's own dictionary.
 */
function signedAttributes(digest: Uint8Array, certificate: X509Certificate): Buffer {
  return setOf(
    attribute(ids.contentType, objectId(ids.data)),
    attribute(ids.messageDigest, octets(digest)),
    attribute(ids.signingCertificateV2, sequence(sequence(sequence(octets(sha256(certificate.raw)))))),
  );
}

function signatureAlgorithm({ publicKey }: X509Certificate): Buffer {
  return publicKey.asymmetricKeyType === "rsa"
    ? sequence(objectId(ids.rsaEncryption), nothing())
    : sequence(objectId(ids.ecdsaWithSha256));
}

/** The signer, as his certificate names him: its issuer and its serial number. */
function issuerAndSerial(certificate: X509Certificate): Buffer {
  const [body] = readChildren(readElement(certificate.raw));
  const [version, serial, , issuer] = readChildren(body);
  if (version?.tag !== 0xa0 || !serial || !issuer) throw new Error("Not a certificate of version 3");
  return sequence(issuer.whole, serial.whole);
}

/** In a SignerInfo the attributes are [0], and a SET when they are signed. */
const asImplicit = (set: Buffer) => Buffer.concat([Buffer.of(0xa0), set.subarray(1)]);

/** @param timestamp a third party's time of the signature, which cannot be part of what was signed. */
function writeCms(
  certificate: X509Certificate,
  attributes: Buffer,
  signature: Uint8Array,
  timestamp: Buffer | null,
): Buffer {
  const signerInfo = sequence(
    integer(1),
    issuerAndSerial(certificate),
    digestAlgorithm(),
    asImplicit(attributes),
    signatureAlgorithm(certificate),
    octets(signature),
    ...(timestamp ? [context(1, attribute(ids.timestamp, timestamp))] : []),
  );
  const signedData = sequence(
    integer(1),
    setOf(digestAlgorithm()),
    sequence(objectId(ids.data)),
    context(0, certificate.raw),
    setOf(signerInfo),
  );
  return sequence(objectId(ids.signedData), context(0, signedData));
}

/** A detached CAdES signature of a SHA-256. */
export function signDigest(digest: Uint8Array, key: SealKey): Buffer {
  const certificate = new X509Certificate(key.certificate);
  const attributes = signedAttributes(digest, certificate);
  const signature = sign("sha256", attributes, createPrivateKey(key.privateKey));
  return writeCms(certificate, attributes, signature, null);
}

interface Signed {
  readonly certificate: X509Certificate;
  readonly signature: Buffer;
  /** The timestamp token. */
  readonly timestamp: Buffer | null;
}

/** What a CMS of any make holds; null for what cannot be read. */
function readCms(cms: Buffer): Signed | null {
  const [, content] = readChildren(readElement(cms));
  const parts = readChildren(readChildren(content)[0]);
  const certificates = parts.find(({ tag }) => tag === 0xa0);
  const [signerInfo] = readChildren(parts.at(-1));
  const signature = readChildren(signerInfo).find(({ tag }) => tag === 0x04);
  const [certificate] = readChildren(certificates);
  const unsigned = readChildren(signerInfo).find(({ tag }, index) => tag === 0xa1 && index > 4);
  const [, values] = readChildren(readChildren(unsigned)[0]);
  const timestamp = readChildren(values)[0]?.whole ?? null;
  if (!certificate || !signature) return null;
  try {
    return { certificate: new X509Certificate(certificate.whole), signature: signature.content, timestamp };
  } catch {
    return null;
  }
}

/**
 * Whether a CMS is, to the byte, the one that the key of its certificate makes of this digest in our own
 * form.
 * @param padded the CMS, and the zeros that fill its place.
 */
function signs(padded: Buffer, digest: Uint8Array, { certificate, signature, timestamp }: Signed): boolean {
  try {
    const attributes = signedAttributes(digest, certificate);
    const cms = writeCms(certificate, attributes, signature, timestamp);
    const expected = Buffer.alloc(padded.length);
    if (cms.copy(expected) < cms.length || !expected.equals(padded)) return false;
    return verify("sha256", attributes, certificate.publicKey, signature);
  } catch {
    return false;
  }
}

/** The content of a seal's CMS; `signs` tells whether it is whole and of our own form. Null for anything else. */
export function inspectCms(padded: Buffer): (Signed & { signs: (digest: Uint8Array) => boolean }) | null {
  const cms = readCms(padded);
  return cms && { ...cms, signs: (digest) => signs(padded, digest, cms) };
}

/** The same signature of this digest, with its timestamp. */
export function withTimestamp(
  digest: Uint8Array,
  { certificate, signature }: Signed,
  timestamp: Buffer,
): Buffer {
  return writeCms(certificate, signedAttributes(digest, certificate), signature, timestamp);
}
