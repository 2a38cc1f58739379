import { createPrivateKey, randomUUID, webcrypto, X509Certificate } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { signDigest } from "./cms.ts";
import { keepOnce } from "./keep-once.ts";
import { sealSize } from "./place.ts";
import type { SealKey } from "./seal-key.ts";

interface SealConfig {
  readonly dataDir: string;
  readonly publicUrl: string;
  /** PEM from the environment; both or none. */
  readonly seal: SealKey | undefined;
}

const keyFile = "seal.pem";
const validityYears = 20;
const rsa = {
  name: "RSASSA-PKCS1-v1_5",
  hash: "SHA-256",
  modulusLength: 3072,
  publicExponent: new Uint8Array([1, 0, 1]),
};
const smallestModulus = 2048;
const anyDigest = new Uint8Array(32);

/** A self-signed certificate that names the platform and its address. The libraries load only when it is made. */
async function makeKey({ publicUrl }: SealConfig): Promise<SealKey> {
  await import("reflect-metadata");
  const x509 = await import("@peculiar/x509");
  const keys = await webcrypto.subtle.generateKey(rsa, true, ["sign", "verify"]);
  const notBefore = new Date();
  const notAfter = new Date(notBefore);
  notAfter.setUTCFullYear(notBefore.getUTCFullYear() + validityYears);
  const certificate = await x509.X509CertificateGenerator.createSelfSigned({
    serialNumber: `01${randomUUID().replaceAll("-", "")}`,
    name: [{ CN: ["Mon énergie collective"] }, { OU: ["Cachet électronique"] }],
    notBefore,
    notAfter,
    keys,
    signingAlgorithm: rsa,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(
        x509.KeyUsageFlags.digitalSignature | x509.KeyUsageFlags.nonRepudiation,
        true,
      ),
      new x509.SubjectAlternativeNameExtension([{ type: "url", value: publicUrl }]),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  const pkcs8 = await webcrypto.subtle.exportKey("pkcs8", keys.privateKey);
  return {
    privateKey: x509.PemConverter.encode(pkcs8, "PRIVATE KEY"),
    certificate: certificate.toString("pem"),
  };
}

const pemPart = (text: string, label: string) =>
  new RegExp(`-----BEGIN ${label}-----[^-]+-----END ${label}-----`).exec(text)?.[0] ?? "";

const pemOf = ({ privateKey, certificate }: SealKey) => `${privateKey}\n${certificate}\n`;

function readKept(file: string): SealKey {
  const text = readFileSync(file, "utf8");
  return { privateKey: pemPart(text, "PRIVATE KEY"), certificate: pemPart(text, "CERTIFICATE") };
}

/** @throws Error that says what is wrong with a key or a certificate, without showing them. */
function check(key: SealKey): SealKey {
  const privateKey = createPrivateKey(key.privateKey);
  const certificate = new X509Certificate(key.certificate);
  const { modulusLength, namedCurve } = privateKey.asymmetricKeyDetails ?? {};
  const isRsa = privateKey.asymmetricKeyType === "rsa" && (modulusLength ?? 0) >= smallestModulus;
  if (!isRsa && namedCurve !== "prime256v1") throw new Error("SEAL_KEY: RSA of 2048 bits or more, or P-256");
  if (!certificate.checkPrivateKey(privateKey)) throw new Error("SEAL_CERTIFICATE is not that of SEAL_KEY");
  if (signDigest(anyDigest, key).length > sealSize) throw new Error("SEAL_CERTIFICATE is too large");
  if (new Date(certificate.validTo) < new Date()) throw new Error("SEAL_CERTIFICATE has expired");
  return key;
}

/** What is wrong with the key that would seal, before it is opened; null when it is right, or will be made. */
export function sealFault({ dataDir, seal }: Pick<SealConfig, "dataDir" | "seal">): string | null {
  const file = join(dataDir, keyFile);
  if (!seal && !existsSync(file)) return null;
  try {
    check(seal ?? readKept(file));
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * The platform's seal: given by the environment, or made at the first start and kept in DATA_DIR, readable by its
 * owner alone.
 * @throws Error for a key or a certificate that cannot seal.
 */
export async function openSealKey(config: SealConfig): Promise<SealKey> {
  if (config.seal) return check(config.seal);
  const file = join(config.dataDir, keyFile);
  if (!existsSync(file)) keepOnce(file, pemOf(await makeKey(config)));
  return check(readKept(file));
}

/** Identifies a certificate: its SHA-256, in lower-case hexadecimal. */
export const fingerprintOf = (certificate: X509Certificate): string =>
  certificate.fingerprint256.replaceAll(":", "").toLowerCase();

/** The fingerprint of the seal that this key makes. */
export const sealFingerprint = (key: SealKey): string => fingerprintOf(new X509Certificate(key.certificate));
