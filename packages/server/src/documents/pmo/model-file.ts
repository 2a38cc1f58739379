import type { LegalDocument } from "../legal/model.ts";
import { legalPdf } from "../legal/render-pdf.ts";
import type { PmoModelData } from "./common.ts";
import { internalRulesDocument } from "./internal-rules.ts";
import { minutesDocument } from "./minutes.ts";
import { statutesDocument } from "./statutes.ts";

export const pmoModels = {
  statutes: statutesDocument,
  minutes: minutesDocument,
  "internal-rules": internalRulesDocument,
} satisfies Record<string, (data: PmoModelData) => LegalDocument>;
export type PmoModel = keyof typeof pmoModels;

export type ModelFormat = "docx" | "pdf";

/** A model of the legal body as a file: to edit, or to read. The same data make the same PDF. */
export async function pmoModelFile(wanted: {
  readonly model: PmoModel;
  readonly format: ModelFormat;
  readonly data: PmoModelData;
}): Promise<Uint8Array> {
  const document = pmoModels[wanted.model](wanted.data);
  if (wanted.format === "pdf") return legalPdf(document);
  // What writes Word documents is big, and seldom needed: a thread starts without it.
  const { legalDocx } = await import("../legal/docx.ts");
  return legalDocx(document);
}
