import type { MembershipFee } from "@mec/domain/pmo";
import type { SignatoryInput } from "@mec/domain/signatory";
import { decrypt, encrypt } from "./cipher.ts";
import { openFields, sealFields } from "./fields.ts";

/** What an authenticator app and the server share. */
export interface TotpSecret {
  readonly base32: string;
}

/** A column of JSON that is encrypted, in part or whole. */
export interface SealedColumn<Kept = object> {
  readonly table: "signatory" | "membership_fee" | "document" | "totp" | "idempotency_key";
  readonly column: string;
  /** Whether nothing of a value stays readable. */
  readonly isWhole: boolean;
  /** The SQL of the id that its values are encrypted for. */
  readonly rowId: string;
  /** @returns the JSON to keep for this row. */
  seal(rowId: string, value: object): string;
  /** What a row keeps, in clear; what was kept before its encryption is read as it is. @throws Error as `decrypt` does. */
  open<T extends Kept | null>(rowId: string, kept: T): T;
}

type Where = Pick<SealedColumn, "table" | "column" | "rowId">;
const purposeOf = ({ table, column }: Where) => `${table}.${column}`;

/** In part: what is looked for stays readable. */
const inPart = <Kept extends object>(where: Where): SealedColumn<Kept> => ({
  ...where,
  isWhole: false,
  seal: (rowId, value) => JSON.stringify(sealFields(purposeOf(where), rowId, value)),
  open: (rowId, kept) => kept && openFields(purposeOf(where), rowId, kept),
});

const wholeOpened = (purpose: string, rowId: string, kept: unknown): unknown =>
  typeof kept === "string" ? JSON.parse(decrypt(purpose, rowId, kept)) : kept;

/** Whole, as one text: nothing is looked for in it. */
const whole = <Kept extends object>(where: Where): SealedColumn<Kept> => ({
  ...where,
  isWhole: true,
  seal: (rowId, value) => JSON.stringify(encrypt(purposeOf(where), rowId, JSON.stringify(value))),
  open: <T>(rowId: string, kept: T) => wholeOpened(purposeOf(where), rowId, kept) as T,
});

/** Who signs for a point: when and where he was born. */
export const signatoryIdentity = inPart<SignatoryInput>({
  table: "signatory",
  column: "identity",
  rowId: "coalesce(consumption_point_id, production_point_id)",
});

/** How a project's fee is paid: to which account. */
export const membershipFee = inPart<MembershipFee>({
  table: "membership_fee",
  column: "fee",
  rowId: "project_id",
});

/** What a paper is made from: all of the above. */
export const paperData = inPart<object>({ table: "document", column: "data", rowId: "id" });

/** The paper word for word. */
export const paperWords = whole<object>({ table: "document", column: "words", rowId: "id" });

/** What an authenticator app and the server share. */
export const totpSecret = whole<TotpSecret>({ table: "totp", column: "secret", rowId: "account_id" });

/** What was answered to who asked for something under a key. */
export const idempotencyAnswer = whole<object>({ table: "idempotency_key", column: "answer", rowId: "id" });

export const sealedColumns: readonly SealedColumn[] = [
  signatoryIdentity as SealedColumn,
  membershipFee as SealedColumn,
  paperData,
  paperWords,
  totpSecret as SealedColumn,
  idempotencyAnswer,
];
