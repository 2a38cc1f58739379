import type { Deps } from "../../../deps.ts";

/**
 * The hash of a password that nobody knows: verified when no such account exists, and given to a locked
 * account.
 */
export const nobodysHash =
  "$argon2id$v=19$m=19456,t=2,p=1$bUqWkDwqPTT1vDyTL/1ecA$wOvBa4y7o6kMzxhy76ZCrIRKh6WjvyMWHbpLu4nLIgc";

type Hashing = Pick<Deps, "workers">;

/**
 * @param whose the key of the asker, so that many passwords of one person delay nobody else.
 * @throws Busy.
 */
export const hashPassword = ({ workers }: Hashing, password: string, whose: string): Promise<string> =>
  workers.run("hashPassword", password, whose);

/** Takes the same time whether there is an account (`hash` is given) or not. @throws Busy. */
export async function isPasswordRight(
  { workers }: Hashing,
  { hash, password }: { hash: string | undefined; password: string },
  whose: string,
): Promise<boolean> {
  const matches = await workers.run("isPasswordRight", { hash: hash ?? nobodysHash, password }, whose);
  return matches && hash !== undefined;
}
