import type { StillBound } from "@mec/api/document";
import { longestNoticeEnd } from "@mec/domain/application";
import { dayInParis } from "@mec/domain/shared";
import type { Deps } from "../../../deps.ts";
import { type BoundAlike, countBound, findSignedCopies, toSignedCopy } from "./reads.ts";

const endOf = ({ leavingAskedAt, noticeMonths }: BoundAlike): string | null =>
  leavingAskedAt === null ? null : longestNoticeEnd(dayInParis(new Date(leavingAskedAt)), [noticeMonths]);

/** By how many contracts a producer sells still, counted where they are, and until when. */
export async function getStillBound({ db }: Deps, pointId: string): Promise<StillBound> {
  const alike = await countBound(db, pointId);
  const contracts = alike.reduce((sum, { count }) => sum + count, 0);
  const part = { limit: 1, offset: 0 };
  const [only] =
    contracts === 1 ? (await findSignedCopies(db, pointId, { bound: {}, part })).map(toSignedCopy) : [];
  return {
    contracts,
    only: only ? { buyer: only.buyer ?? "", noticeMonths: only.noticeMonths } : null,
    hasAsked: alike.some(({ leavingAskedAt }) => leavingAskedAt !== null),
    noticeEndsOn:
      alike
        .flatMap((one) => endOf(one) ?? [])
        .toSorted()
        .at(-1) ?? null,
  };
}
