import { dayInParis } from "@mec/domain/shared";
import { inTransaction } from "../../db/transaction.ts";
import type { Deps } from "../../deps.ts";
import { lockDeparture } from "./lock-departure.ts";
import { saveDeparture } from "./store.ts";

/** Who asked to leave says that his letters have left; a second tap keeps the first day. */
export async function sayLettersSent({ db, now }: Deps, applicationId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { departure } = await lockDeparture(tx, applicationId);
    if (departure.lettersSentOn !== undefined) return;
    await saveDeparture(tx, applicationId, { ...departure, lettersSentOn: dayInParis(now()) });
  });
}
