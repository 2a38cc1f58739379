import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { cgusVersion } from "@mec/domain/account";
import {
  demoAccountsFile,
  demoCodePath,
  demoDomain,
  demoSupport,
} from "../../server/src/config/demo-accounts.ts";
import type { Tx } from "../../server/src/db/transaction.ts";
import type { Deps } from "../../server/src/deps.ts";
import { hashPassword, makeTotpSecret } from "../../server/src/features/account/index.ts";
import { demoPeople } from "./content.ts";

/** One account for each kind of person, to try the product with. */
const demoRoles = {
  porteur: "porte un projet où beaucoup de voisins candidatent",
  consommateur: "un particulier à qui l’on propose un prix",
  professionnel: "un commerce accepté dans un projet",
  producteur: "propose sa toiture à un projet",
  nouveau: "vient de créer son compte",
  support: "modère les projets",
} as const;
export type DemoRole = keyof typeof demoRoles;

export interface DemoAccount {
  readonly role: DemoRole;
  readonly email: string;
  readonly password: string;
}

/** Random for this installation, and within the rules of passwords. */
const randomPassword = () => `${randomBytes(9).toString("base64url")}-Aa1!`;

export const makeDemoAccounts = (): DemoAccount[] =>
  (Object.keys(demoRoles) as DemoRole[]).map((role) => ({
    role,
    email: `${role}@${demoDomain}`,
    password: randomPassword(),
  }));

/** Hashed before any transaction begins: hashing is slow on purpose. */
export async function hashDemoPasswords(
  deps: Pick<Deps, "workers">,
  accounts: readonly DemoAccount[],
): Promise<string[]> {
  return Promise.all(accounts.map(({ password }) => hashPassword(deps, password, "demonstration")));
}

export interface Neighbour {
  readonly id: string;
  readonly lastName: string | null;
}

/**
 * Creates the accounts to log in with, then all the others, which share a password nobody knows.
 * @returns the account ids by role, and the neighbours in the order of `demoPeople`.
 */
export async function insertDemoPeople(
  tx: Tx,
  accounts: readonly DemoAccount[],
  hashes: readonly string[],
  now: Date,
): Promise<{ byRole: Record<DemoRole, string>; neighbours: Neighbour[] }> {
  const common = {
    email_verified_at: now,
    cgus_version: cgusVersion,
    cgus_accepted_at: now,
    created_at: now,
  };
  const unusable = hashes[0] ?? "";
  const rows = [
    ...accounts.map((account, index) => ({
      ...common,
      email: account.email,
      password_hash: hashes[index] ?? unusable,
      first_name: demoPeople[index]?.firstName ?? "Camille",
      last_name: demoPeople[index]?.lastName ?? "Martin",
      phone_number: "06 12 34 56 78",
      roles: account.role === "support" ? ["support"] : [],
    })),
    ...demoPeople.map((person, index) => ({
      ...common,
      email: `voisin${index + 1}@${demoDomain}`,
      password_hash: unusable,
      first_name: person.firstName,
      // The accounts to log in with bear the first names of the list: no two people have one name.
      last_name: (index < accounts.length ? demoPeople.at(-1 - index) : person)?.lastName ?? person.lastName,
      phone_number: null,
      roles: [],
    })),
  ];
  const created = await tx
    .insertInto("account")
    .values(rows)
    .returning(["id", "email", "last_name as lastName"])
    .execute();
  const byEmail = new Map(created.map((account) => [account.email, account]));
  const idOf = (email: string) => byEmail.get(email)?.id ?? "";
  return {
    byRole: Object.fromEntries(accounts.map(({ role, email }) => [role, idOf(email)])) as Record<
      DemoRole,
      string
    >,
    neighbours: demoPeople.flatMap((_, index) => byEmail.get(`voisin${index + 1}@${demoDomain}`) ?? []),
  };
}

/**
 * Support needs a second factor: an authenticator app that nobody has, whose codes the product itself shows.
 * @returns its secret, for people who prefer their own app.
 */
export async function enrolDemoSupport(tx: Tx, { id, now }: { id: string; now: Date }): Promise<string> {
  const { secret, sealed } = makeTotpSecret({ id, email: demoSupport });
  await tx
    .insertInto("totp")
    .values({ account_id: id, secret: sealed, created_at: now, confirmed_at: now })
    .execute();
  return secret;
}

/** Keeps the accounts for the console and for later. */
export function keepAccounts(
  dataDir: string,
  accounts: readonly DemoAccount[],
  { supportSecret, publicUrl }: { supportSecret: string; publicUrl: string },
): void {
  const lines = accounts.map(
    ({ role, email, password }) => `  ${email.padEnd(30)} ${password.padEnd(20)} ${demoRoles[role]}`,
  );
  const code = `  code de support : ${publicUrl}${demoCodePath}, ou dans votre application d’authentification la clé ${supportSecret}`;
  writeFileSync(demoAccountsFile(dataDir), `${[...lines, code].join("\n")}\n`, { mode: 0o600 });
}
