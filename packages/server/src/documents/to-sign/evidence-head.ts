const key = "EvidenceHead";
const pattern = new RegExp(`/${key} \\(([0-9a-f]{64})\\)`);

/** Writes the last hash of the evidence journal into a file, where programs find it and the seal covers it. */
export function writeEvidenceHead(pdf: PDFKit.PDFDocument, lastHash: string): void {
  Object.assign(pdf.info, { [key]: lastHash });
}

/** The hash that a file holds; null for an older file, or one that is not ours. */
export function readEvidenceHead(bytes: Uint8Array): string | null {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = pdf.lastIndexOf(`/${key} (`, undefined, "latin1");
  return at === -1 ? null : (pattern.exec(pdf.toString("latin1", at, at + key.length + 70))?.[1] ?? null);
}
