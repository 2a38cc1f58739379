import * as z from "zod";
import type { RequestStatus, SignaturePlace, SignatureRequest, SignerRequest, SignerStatus } from "./port.ts";

const id = z.string().min(1).max(100);
const link = z.string().max(2000).nullish();

const signerSchema = z.object({
  id,
  status: z.string(),
  signature_link: link,
  info: z.object({ email: z.string() }),
});
export type YousignSigner = z.infer<typeof signerSchema>;
export const signerListSchema = z.array(signerSchema);
export const requestSchema = z.object({
  id,
  status: z.string(),
  signers: z.array(z.object({ id })),
  documents: z.array(z.object({ id })),
  decline_information: z.object({ reason: z.string().nullish() }).nullish(),
});
export type YousignRequest = z.infer<typeof requestSchema>;
export const requestListSchema = z.object({
  data: z.array(z.object({ id, status: z.string(), external_id: z.string().nullish() })),
});
export const documentSchema = z.object({ id, total_pages: z.int().min(1).nullish() });
export type YousignDocument = z.infer<typeof documentSchema>;

const requestStatuses = new Map<string, RequestStatus>([
  ["done", "done"],
  ["declined", "declined"],
  ["rejected", "declined"],
  ["expired", "expired"],
  ["canceled", "canceled"],
  ["deleted", "canceled"],
]);
const signerStatuses = new Map<string, SignerStatus>([
  ["notified", "notified"],
  ["verified", "opened"],
  ["processing", "opened"],
  ["consent_given", "opened"],
  ["signed", "signed"],
  ["declined", "declined"],
  ["aborted", "error"],
  ["error", "error"],
]);

/** A status unknown to us does not end a request. */
export const requestStatusOf = (status: string): RequestStatus => requestStatuses.get(status) ?? "ongoing";
export const signerStatusOf = (status: string): SignerStatus => signerStatuses.get(status) ?? "waiting";

const longestName = 128;

/** We send the links ourselves; people sign one after the other, and may decline. */
export function requestBody({ reference, title, expiresAt, signers }: SignatureRequest): object {
  return {
    name: title.slice(0, longestName),
    external_id: reference,
    delivery_mode: "none",
    ordered_signers: signers.length > 1,
    signers_allowed_to_decline: true,
    expiration_date: expiresAt.toISOString().slice(0, 10),
    timezone: "Europe/Paris",
    audit_trail_locale: "fr",
  };
}

export function documentForm({ fileName, pdf }: SignatureRequest): FormData {
  const form = new FormData();
  form.append("nature", "signable_document");
  form.append("file", new Blob([new Uint8Array(pdf)], { type: "application/pdf" }), fileName);
  return form;
}

const footColumns = 3;
const foot = { x: 50, y: 730, width: 155, height: 50, gap: 10 };

/** At the foot of the last page, three in a row, further rows above. */
function placeAtFoot(index: number, pages: number): SignaturePlace {
  const column = index % footColumns;
  const row = Math.floor(index / footColumns);
  return {
    page: pages,
    x: foot.x + column * (foot.width + foot.gap),
    y: Math.max(0, foot.y - row * (foot.height + foot.gap)),
    width: foot.width,
    height: foot.height,
  };
}

/** A simple signature, with a code by mail as on our own page. */
export function signerBody(signer: SignerRequest, index: number, document: YousignDocument): object {
  const { firstName, lastName, email } = signer;
  const place = signer.place ?? placeAtFoot(index, document.total_pages ?? 1);
  return {
    info: { first_name: firstName, last_name: lastName, email, locale: "fr" },
    signature_level: "electronic_signature",
    signature_authentication_mode: "otp_email",
    fields: [{ type: "signature", document_id: document.id, ...place }],
  };
}
