import * as z from "zod";

/** What Yousign v3 accepts, according to its documentation; anything else is refused, as Yousign does. */

const yearMs = 366 * 86_400_000;
export const requestBody = z.strictObject({
  name: z.string().min(1).max(128),
  delivery_mode: z.enum(["none", "email"]),
  ordered_signers: z.boolean().optional(),
  signers_allowed_to_decline: z.boolean().optional(),
  timezone: z.string().optional(),
  audit_trail_locale: z.enum(["de", "en", "es", "fr", "it", "pt"]).optional(),
  external_id: z
    .string()
    .max(255)
    .regex(/^[\w\-@.%+]+$/)
    .nullish(),
  expiration_date: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/)
    .refine((day) => Date.parse(day) > Date.now() && Date.parse(day) < Date.now() + yearMs)
    .optional(),
});
const whole = (least: number, most: number) => z.int().min(least).max(most);
export const signerBody = z.strictObject({
  info: z.strictObject({
    first_name: z.string().min(1).max(255),
    last_name: z.string().min(1).max(255),
    email: z.email(),
    locale: z.enum(["en", "fr", "de", "it", "nl", "es", "pl"]),
    phone_number: z.string().optional(),
  }),
  signature_level: z.enum(["electronic_signature", "advanced_electronic_signature"]),
  signature_authentication_mode: z.enum(["otp_email", "otp_sms", "no_otp"]),
  fields: z
    .array(
      z.strictObject({
        type: z.literal("signature"),
        document_id: z.string(),
        page: whole(1, 10_000),
        x: whole(0, 32_767),
        y: whole(0, 32_767),
        width: whole(85, 2000),
        height: whole(37, 1000),
      }),
    )
    .min(1),
});
export const cancelBody = z.strictObject({
  reason: z.enum(["contractualization_aborted", "errors_in_document", "other"]),
  custom_note: z.string().optional(),
});

export interface Signer extends z.infer<typeof signerBody> {
  readonly id: string;
  status: string;
  decline_reason?: string;
}
export interface Request extends z.infer<typeof requestBody> {
  readonly id: string;
  status: string;
  readonly signers: Signer[];
  readonly documents: { id: string; nature: string; filename: string; total_pages: number; bytes: Buffer }[];
}

export class Problem extends Error {
  readonly status: number;
  readonly names: readonly string[];
  constructor(status: number, title: string, names: readonly string[] = []) {
    super(title);
    this.status = status;
    this.names = names;
  }
}

export function parse<T>(schema: z.ZodType<T>, body: Buffer): T {
  const parsed = schema.safeParse(body.length > 0 ? JSON.parse(body.toString("utf8")) : undefined);
  if (parsed.success) return parsed.data;
  throw new Problem(
    400,
    "Bad Request",
    parsed.error.issues.map(({ path }) => path.join(".")),
  );
}

export const need = <T>(found: T | undefined): T => {
  if (found === undefined) throw new Problem(404, "Not Found");
  return found;
};
export function needStatus(request: Request, ...statuses: string[]): void {
  if (!statuses.includes(request.status)) throw new Problem(400, `The request is ${request.status}`);
}
