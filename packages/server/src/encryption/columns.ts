import type { MembershipFee } from "@mec/domain/pmo";
import type { SignatoryInput } from "@mec/domain/signatory";
import { decrypt, encrypt } from "./cipher.ts";
import { openFields, sealFields } from "./fields.ts";

/** The secret shared by an authenticator app and the server. */
export interface TotpSecret {
  readonly base32: string;
}

/** A column of JSON that is encrypted, in part or whole. */
export interface SealedColumn<Kept = object> {
  readonly table: "signatory" | "membership_fee" | "document" | "totp" | "idempotency_key";
  readonly column: string;
  /** Whether the whole value is encrypted. */
  readonly isWhole: boolean;
  /** The SQL of the row id for which its values are encrypted. */
  readonly rowId: string;
  /** @returns the JSON to store in this row. */
  seal(rowId: string, value: object): string;
  /** Decrypts the value of a row; one stored before encryption is read as it is. @throws Error as `decrypt` does. */
  open<T extends Kept | null>(rowId: string, kept: T): T;
}

type Where = Pick<SealedColumn, "table" | "column" | "rowId">;
const purposeOf = ({ table, column }: Where) => `${table}.${column}`;

/** Encrypted in part: fields used in searches stay readable. */
const inPart = <Kept extends object>(where: Where): SealedColumn<Kept> => ({
  ...where,
  isWhole: false,
  seal: (rowId, value) => JSON.stringify(sealFields(purposeOf(where), rowId, value)),
  open: (rowId, kept) => kept && openFields(purposeOf(where), rowId, kept),
});

const wholeOpened = (purpose: string, rowId: string, kept: unknown): unknown =>
  typeof kept === "string" ? JSON.parse(decrypt(purpose, rowId, kept)) : kept;

/** Encrypted whole, as one text: it is never searched. */
const whole = <Kept extends object>(where: Where): SealedColumn<Kept> => ({
  ...where,
  isWhole: true,
  seal: (rowId, value) => JSON.stringify(encrypt(purposeOf(where), rowId, JSON.stringify(value))),
  open: <T>(rowId: string, kept: T) => wholeOpened(purposeOf(where), rowId, kept) as T,
});

/** The signatory of a point: when and where he was born. */
export const signatoryIdentity = inPart<SignatoryInput>({
  table: "signatory",
  column: "identity",
  rowId: "coalesce(consumption_point_id, production_point_id)",
});

/** How a project's fee is paid: the bank account. */
export const membershipFee = inPart<MembershipFee>({
  table: "membership_fee",
  column: "fee",
  rowId: "project_id",
});

/** The data of a document, which may hold all of the above. */
export const documentData = inPart<object>({ table: "document", column: "data", rowId: "id" });

/** The document word for word. */
export const documentWords = whole<object>({ table: "document", column: "words", rowId: "id" });

/** The secret shared by an authenticator app and the server. */
export const totpSecret = whole<TotpSecret>({ table: "totp", column: "secret", rowId: "account_id" });

/** The answers kept under an Idempotency-Key. */
export const idempotencyAnswer = whole<object>({ table: "idempotency_key", column: "answer", rowId: "id" });

export const sealedColumns: readonly SealedColumn[] = [
  signatoryIdentity as SealedColumn,
  membershipFee as SealedColumn,
  documentData,
  documentWords,
  totpSecret as SealedColumn,
  idempotencyAnswer,
];
