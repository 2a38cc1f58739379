import { createHash, verify, X509Certificate } from "node:crypto";
import { certificatesIn } from "./certificates.ts";
import {
  boolean,
  type Element,
  integer,
  nothing,
  objectId,
  octets,
  readChildren,
  readElement,
  retagged,
  sequence,
  wholeNumber,
} from "./der.ts";

/** RFC 3161, 5652 and 5816. */
const ids = {
  sha256: "2.16.840.1.101.3.4.2.1",
  signedData: "1.2.840.113549.1.7.2",
  tstInfo: "1.2.840.113549.1.9.16.1.4",
  contentType: "1.2.840.113549.1.9.3",
  messageDigest: "1.2.840.113549.1.9.4",
  signingCertificate: "1.2.840.113549.1.9.16.2.12",
  signingCertificateV2: "1.2.840.113549.1.9.16.2.47",
};
const timeStamping = "1.3.6.1.5.5.7.3.8";

const isId = (element: Element | undefined, id: string) => element?.whole.equals(objectId(id)) ?? false;
const named =
  (names: Readonly<Record<string, string>>) =>
  (element: Element | undefined): string | undefined =>
    Object.entries(names).find(([, id]) => isId(element, id))?.[0];

const digestName = named({
  sha1: "1.3.14.3.2.26",
  sha256: ids.sha256,
  sha384: "2.16.840.1.101.3.4.2.2",
  sha512: "2.16.840.1.101.3.4.2.3",
});
/** The digest that a signature's algorithm implies; plain RSA leaves it to the signer. */
const signedDigestName = named({
  sha256: "1.2.840.113549.1.1.11",
  sha384: "1.2.840.113549.1.1.12",
  sha512: "1.2.840.113549.1.1.13",
});
const ecdsaDigestName = named({
  sha256: "1.2.840.10045.4.3.2",
  sha384: "1.2.840.10045.4.3.3",
  sha512: "1.2.840.10045.4.3.4",
});

/** The request to a service: the time of this digest, with its certificate. */
export function timestampQuery(sha256: Uint8Array, nonce: Uint8Array): Buffer {
  const imprint = sequence(sequence(objectId(ids.sha256), nothing()), octets(sha256));
  return sequence(integer(1), imprint, wholeNumber(nonce), boolean(true));
}

/** The token of an answer; null when the service refused, or sent something that cannot be read. */
export function readTimestampAnswer(answer: Buffer): Buffer | null {
  const [info, token] = readChildren(readElement(answer));
  const [status] = readChildren(info);
  const isGranted = status?.tag === 0x02 && status.content.length === 1 && (status.content[0] ?? 9) <= 1;
  return isGranted && token ? token.whole : null;
}

/** A timestamp whose signature is right; `leadsTo` tells whether it is trusted. */
export interface TimestampToken {
  /** The digest that was stamped. */
  readonly sha256: Buffer;
  readonly at: Date;
  readonly nonce: Buffer | null;
  /** The signer's certificate, in PEM, and the others that came with it. */
  readonly certificate: string;
  readonly others: readonly string[];
}

function readTime(element: Element | undefined): Date | null {
  if (element?.tag !== 0x18) return null;
  const match = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d{1,6})?Z$/.exec(
    element.content.toString("latin1"),
  );
  if (!match) return null;
  const [, year, month, day, hours, minutes, seconds, fraction = ""] = match;
  const at = new Date(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}${fraction}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}

function readInfo(info: Buffer) {
  const parts = readChildren(readElement(info));
  const [, , imprint, , time] = parts;
  const [algorithm, digest] = readChildren(imprint);
  const at = readTime(time);
  if (!at || !digest || !isId(readChildren(algorithm)[0], ids.sha256)) return null;
  const nonce = parts.slice(5).find(({ tag }) => tag === 0x02);
  return { sha256: digest.content, at, nonce: nonce?.content ?? null };
}

/** The value of a signed attribute. */
function attributeOf(attributes: readonly Element[], id: string): Element | undefined {
  const found = attributes.map((one) => readChildren(one)).find(([name]) => isId(name, id));
  return readChildren(found?.[1])[0];
}

/** The certificate that the signature names by its digest, so that no other can take its place. */
function findSigner(attributes: readonly Element[], certificates: readonly X509Certificate[]) {
  const v2 = attributeOf(attributes, ids.signingCertificateV2);
  const list = readChildren(v2 ?? attributeOf(attributes, ids.signingCertificate))[0];
  const parts = readChildren(readChildren(list)[0]);
  const digest = parts.find(({ tag }) => tag === 0x04);
  const [first] = parts;
  const said = first?.tag === 0x30 && first !== digest ? digestName(readChildren(first)[0]) : undefined;
  const name = v2 ? (said ?? "sha256") : "sha1";
  return certificates.find(({ raw }) => digest?.content.equals(createHash(name).update(raw).digest()));
}

/** The signer's identifier may also have the tag [0]: it is the second element. */
const signedAttributesOf = (signerInfo: readonly Element[]) =>
  signerInfo.find(({ tag }, index) => tag === 0xa0 && index > 1);

function isSignedBy(certificate: X509Certificate, signerInfo: readonly Element[], info: Buffer): boolean {
  const attributes = signedAttributesOf(signerInfo);
  if (!attributes) return false;
  const known = readChildren(attributes);
  const digest = digestName(readChildren(signerInfo[2])[0]);
  const [algorithm, signature] = signerInfo.slice(signerInfo.indexOf(attributes) + 1);
  const [algorithmId] = readChildren(algorithm);
  const isEc = certificate.publicKey.asymmetricKeyType === "ec";
  const signed = isEc ? ecdsaDigestName(algorithmId) : (signedDigestName(algorithmId) ?? digest);
  if (!digest || !signed || digest === "sha1" || signature?.tag !== 0x04) return false;
  const says = attributeOf(known, ids.messageDigest);
  return (
    isId(attributeOf(known, ids.contentType), ids.tstInfo) &&
    (says?.content.equals(createHash(digest).update(info).digest()) ?? false) &&
    verify(signed, retagged(0x31, attributes.whole), certificate.publicKey, signature.content)
  );
}

function read(token: Buffer): TimestampToken | null {
  const [type, content] = readChildren(readElement(token));
  if (!isId(type, ids.signedData)) return null;
  const parts = readChildren(readChildren(content)[0]);
  const [infoType, infoContent] = readChildren(parts[2]);
  const info = readChildren(infoContent)[0]?.content;
  const certificates = readChildren(parts.find(({ tag }) => tag === 0xa0)).map(
    ({ whole }) => new X509Certificate(whole),
  );
  const signerInfos = readChildren(parts.at(-1));
  const signerInfo = readChildren(signerInfos[0]);
  const said = info && readInfo(info);
  if (!said || !isId(infoType, ids.tstInfo) || signerInfos.length !== 1) return null;
  const signer = findSigner(readChildren(signedAttributesOf(signerInfo)), certificates);
  if (!signer?.keyUsage?.includes(timeStamping) || !isSignedBy(signer, signerInfo, info)) return null;
  return {
    ...said,
    certificate: signer.toString(),
    others: certificates.filter((one) => one !== signer).map(String),
  };
}

/** The content of a timestamp whose own signature is right; null for anything else. */
export function readTimestampToken(token: Buffer): TimestampToken | null {
  try {
    return read(token);
  } catch {
    return null;
  }
}

const mostSteps = 5;
const isValidAt = (certificate: X509Certificate, at: Date) =>
  new Date(certificate.validFrom) <= at && at <= new Date(certificate.validTo);

/** Whether a timestamp was signed by a trusted authority, or by one that it had certified at that time. */
export function leadsTo({ certificate, others, at }: TimestampToken, trusted: string): boolean {
  const ends = certificatesIn(trusted);
  const known = [...ends, ...others.map((one) => new X509Certificate(one))];
  let current = new X509Certificate(certificate);
  for (let step = 0; step < mostSteps && isValidAt(current, at); step += 1) {
    if (ends.some(({ fingerprint256 }) => fingerprint256 === current.fingerprint256)) return true;
    const issuer = known.find((one) => one.ca && current.checkIssued(one) && current.verify(one.publicKey));
    if (!issuer) return false;
    current = issuer;
  }
  return false;
}
