import type { ErrorCode } from "@mec/domain/shared";
import { ApiError } from "./client.ts";

/** Whether a call was refused, and by one of these codes. */
export function isRefusal(error: unknown, ...codes: readonly ErrorCode[]): boolean {
  return error instanceof ApiError && codes.some((code) => code === error.message);
}

/** The table's entry for the code that refused a call; undefined for other failures. */
export function byRefusal<T>(error: unknown, table: Partial<Record<ErrorCode, T>>): T | undefined {
  const told = error instanceof ApiError && Object.entries<T>(table).find(([code]) => code === error.message);
  return told ? told[1] : undefined;
}
