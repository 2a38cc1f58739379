import { cgusVersion } from "@mec/domain/account";
import { DomainError } from "@mec/domain/shared";
import { type Db, type Tx, violatedUnique } from "../../db/transaction.ts";
import type { Deps, Origin } from "../../deps.ts";
import { isReservedEmail } from "./email-change/store.ts";
import { type Account, findCredentials, insertAccount } from "./store.ts";

export const emailAlreadyUsed = () =>
  new DomainError("EMAIL_ALREADY_USED", "Un compte existe déjà avec cette adresse e-mail.");

/** Refuses an address that is already used, whichever of two simultaneous requests came first. */
export async function refusingUsedEmail<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw violatedUnique(error) === "account_email" ? emailAlreadyUsed() : error;
  }
}

/**
 * An address that its former account may still take back is not free. Call it again after the address was
 * saved: it then sees an account that gave the address up meanwhile.
 * @throws DomainError EMAIL_ALREADY_USED
 */
export async function refuseReservedEmail(
  db: Db,
  asked: { email: string; accountId: string | null; now: Date },
): Promise<void> {
  if (await isReservedEmail(db, asked)) throw emailAlreadyUsed();
}

/**
 * Call it before an account is made, outside any transaction: it counts the account, and each answer that an
 * address is used, against the limits of the place of origin.
 * @throws DomainError EMAIL_ALREADY_USED
 * @throws TooManyTries
 */
export async function admitNewAccount(deps: Deps, email: string, origin: Origin): Promise<void> {
  await deps.limits.check("knownAddressesPerIp", origin.ip);
  const isReserved = () => isReservedEmail(deps.db, { email, accountId: null, now: deps.now() });
  if ((await findCredentials(deps.db, email)) || (await isReserved())) {
    await deps.limits.count("knownAddressesPerIp", origin.ip);
    throw emailAlreadyUsed();
  }
  await deps.limits.count("signUpPerIp", origin.ip);
}

export interface Registration {
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phoneNumber?: string | null | undefined;
}

/** What the account is opened for: the welcome tells it. */
interface Besides {
  /** In the same transaction. */
  readonly hasApplied?: true;
  /** By the calls that follow. */
  readonly isProposing?: true;
  readonly isPublishing?: true;
}

/**
 * Makes an account that accepts the current terms, and emits `account-created`.
 * @throws DomainError EMAIL_ALREADY_USED
 */
export async function createAccount(
  deps: Deps,
  tx: Tx,
  registration: Registration,
  besides: Besides = {},
): Promise<Account> {
  const account = await refusingUsedEmail(
    insertAccount(tx, {
      ...registration,
      phoneNumber: registration.phoneNumber || null,
      cgusVersion,
      now: deps.now(),
    }),
  );
  await refuseReservedEmail(tx, { email: account.email, accountId: account.id, now: deps.now() });
  await deps.queue.emit(tx, { type: "account-created", accountId: account.id, ...besides });
  return account;
}
