import { FieldError, messages, uuidSchema } from "@mec/domain/shared";

/** The last project that a reader of the newest ones has seen. */
export interface Place {
  readonly createdAt: Date;
  readonly id: string;
}

export const writeCursor = ({ createdAt, id }: Place): string =>
  Buffer.from(`${createdAt.getTime()}|${id}`).toString("base64url");

/** @throws FieldError INVALID_CURSOR for a text that `writeCursor` did not write. */
export function readCursor(cursor: string): Place {
  const [time = "", id] = Buffer.from(cursor, "base64url").toString().split("|");
  if (!/^\d{1,15}$/.test(time) || !uuidSchema.safeParse(id).success) {
    throw new FieldError("INVALID_CURSOR", "cursor", messages.wrongFormat);
  }
  return { createdAt: new Date(Number(time)), id: id ?? "" };
}
