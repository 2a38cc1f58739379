import { X509Certificate } from "node:crypto";

/** The certificates in a text of PEM. @throws Error when what stands between its marks is none. */
export const certificatesIn = (pem: string): X509Certificate[] =>
  (pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).map(
    (one) => new X509Certificate(one),
  );

/** Whether the text holds certificates, each of which can be read. */
export function holdsCertificates(pem: string): boolean {
  try {
    return certificatesIn(pem).length > 0;
  } catch {
    return false;
  }
}
