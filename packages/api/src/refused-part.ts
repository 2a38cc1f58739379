import type { ErrorCode } from "@mec/domain/shared";

/** The answer about one item of a call that handles many. */
interface Part {
  readonly ok: boolean;
  readonly code?: ErrorCode | undefined;
}

/** Whether one item was refused, and by one of these codes: what `isRefusal` says of a whole call. */
export const isRefusedWith = ({ ok, code }: Part, ...codes: readonly ErrorCode[]): boolean =>
  !ok && codes.some((each) => each === code);
