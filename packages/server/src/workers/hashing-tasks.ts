import { hashSync, verifySync } from "@node-rs/argon2";

/** argon2id (the library's default) at OWASP's minimum: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The tasks of a thread that does nothing else: it loads no other code. */
export const hashingTasks = {
  hashPassword: (password: string): string => hashSync(password, cost),
  isPasswordRight: ({ hash, password }: { hash: string; password: string }): boolean =>
    verifySync(hash, password),
};
