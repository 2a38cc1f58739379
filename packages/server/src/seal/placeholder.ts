import { sealSize, timestampedSealSize, unknownOffset } from "./place.ts";

const printedAndLocked = 4 | 128;
const signaturesExistAndAppendOnly = 1 | 2;

interface Reference {
  data: Record<string, unknown>;
  end(): void;
}
/** What pdfkit's types leave out. */
interface Internals {
  page: { annotations: Reference[] };
  _root: { data: { AcroForm?: Reference } };
}

/** The form of the document: its one field is the seal, which needs no appearance. */
function openForm(document: PDFKit.PDFDocument): Reference[] {
  const root = (document as unknown as Internals)._root.data;
  if (root.AcroForm) throw new Error("A document has one seal");
  document.initForm();
  const fields: Reference[] = [];
  Object.assign((root.AcroForm as Reference | undefined)?.data ?? {}, {
    Fields: fields,
    NeedAppearances: undefined,
    SigFlags: signaturesExistAndAppendOnly,
  });
  return fields;
}

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
  // In this order: what lies around the signature's digits is checked to the byte.
  const signature = document.ref({
    Type: "Sig",
    Filter: "Adobe.PPKLite",
    SubFilter: "ETSI.CAdES.detached",
    ByteRange: [0, unknownOffset, unknownOffset, unknownOffset],
    Contents: new Uint8Array(timestamped ? timestampedSealSize : sealSize),
    M: date,
    Name: new String(name),
    Reason: new String(reason),
  }) as unknown as Reference;
  signature.end();
  const fields = openForm(document);
  const form = document.struct("Form", { alt: "Cachet électronique du document" });
  document.annotate(0, 0, 0, 0, {
    Subtype: "Widget",
    FT: "Sig",
    T: new String("Cachet"),
    V: signature,
    F: printedAndLocked,
    structParent: form,
  } as PDFKit.Mixins.AnnotationOption);
  const widget = (document as unknown as Internals).page.annotations.at(-1);
  if (widget) fields.push(widget);
  document.addStructure(form);
  form.end();
}
