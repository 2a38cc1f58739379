import { annotate, hasForm, makeReference, openForm, type Reference } from "../pdfkit/insides.ts";
import { sealSize, timestampedSealSize, unknownOffset } from "./place.ts";

const printedAndLocked = 4 | 128;
const signaturesExistAndAppendOnly = 1 | 2;

/**
 * Makes the place of a seal in a document that is about to end: an invisible signature field on the current page.
 * @param reason why it is sealed, as readers of PDFs show it. @param date when, by our clock. @param timestamped
 * whether to keep room for a third party's time.
 */
export function addSealPlaceholder(
  document: PDFKit.PDFDocument,
  {
    name,
    reason,
    date,
    timestamped = false,
  }: { name: string; reason: string; date: Date; timestamped?: boolean | undefined },
): void {
  if (hasForm(document)) throw new Error("A document has one seal");
  // The order matters: what surrounds the signature's digits is checked to the byte.
  const signature = makeReference(document, {
    Type: "Sig",
    Filter: "Adobe.PPKLite",
    SubFilter: "ETSI.CAdES.detached",
    ByteRange: [0, unknownOffset, unknownOffset, unknownOffset],
    Contents: new Uint8Array(timestamped ? timestampedSealSize : sealSize),
    M: date,
    Name: new String(name),
    Reason: new String(reason),
  });
  signature.end();
  // The form's only field is the seal, which needs no appearance.
  const fields: Reference[] = [];
  openForm(document, { Fields: fields, NeedAppearances: undefined, SigFlags: signaturesExistAndAppendOnly });
  const form = document.struct("Form", { alt: "Cachet électronique du document" });
  const widget = annotate(document, {
    Subtype: "Widget",
    FT: "Sig",
    T: new String("Cachet"),
    V: signature,
    F: printedAndLocked,
    structParent: form,
  });
  fields.push(widget);
  document.addStructure(form);
  form.end();
}
