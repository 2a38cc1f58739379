import { hash, verify } from "@node-rs/argon2";

/** argon2id (the library's default) at OWASP's least: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password that nobody knows, verified when the account does not exist. */
const decoy =
  "$argon2id$v=19$m=19456,t=2,p=1$bUqWkDwqPTT1vDyTL/1ecA$wOvBa4y7o6kMzxhy76ZCrIRKh6WjvyMWHbpLu4nLIgc";

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Takes as long whether there is an account (its hash is given) or not. */
export async function isPasswordRight(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? decoy, password);
  return matches && passwordHash !== undefined;
}
