import type { ErrorCode } from "@mec/domain/shared";

/** What a call that does many things at once answers for one of them. */
interface Part {
  readonly ok: boolean;
  readonly code?: ErrorCode | undefined;
}

/** Whether one of many was refused, and by one of these codes: what `isRefusal` says of a whole call. */
export const isRefusedWith = ({ ok, code }: Part, ...codes: readonly ErrorCode[]): boolean =>
  !ok && codes.some((each) => each === code);
