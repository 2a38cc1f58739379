import type { Deps } from "../../../deps.ts";
import type { ApplicationFacts } from "./mail-facts.ts";

/** What a producer who sells gives to who bills for him before his first invoice: it is asked nowhere here. Nothing where he gives all. */
export async function accountReminder({ db }: Deps, { participant }: ApplicationFacts): Promise<string[]> {
  const { price_min } = await db
    .selectFrom("production_point")
    .select("price_min")
    .where("id", "=", participant.id)
    .executeTakeFirstOrThrow();
  return price_min === null
    ? []
    : [
        "Si vos acheteurs paient par virement, donnez dès maintenant votre compte (IBAN) à qui établit vos factures\u00a0: il n’est pas demandé ici.",
      ];
}
