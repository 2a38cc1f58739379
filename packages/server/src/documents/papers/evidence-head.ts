const key = "EvidenceHead";
const pattern = new RegExp(`/${key} \\(([0-9a-f]{64})\\)`);

/** Has a sealed file say, where a program finds it and the seal covers it, how its journal of evidence ended. */
export function writeEvidenceHead(pdf: PDFKit.PDFDocument, lastHash: string): void {
  Object.assign(pdf.info, { [key]: lastHash });
}

/** What a file says of it; null for a file of before, or that is none of ours. */
export function readEvidenceHead(bytes: Uint8Array): string | null {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = pdf.lastIndexOf(`/${key} (`, undefined, "latin1");
  return at === -1 ? null : (pattern.exec(pdf.toString("latin1", at, at + key.length + 70))?.[1] ?? null);
}
