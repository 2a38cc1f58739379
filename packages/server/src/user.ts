import type { Role } from "@mec/domain/account";
import { keepPrivate } from "./config/data-dir.ts";
import { readConfig } from "./config.ts";
import { connect, type Database } from "./db/connect.ts";
import { inTransaction } from "./db/transaction.ts";
import { endAllSessions, resetFactors, setRoles } from "./features/account/index.ts";
import { recordOperatorAct } from "./features/audit/index.ts";
import { grantPlan } from "./features/service/index.ts";

const usage = `Usage:
  npm run user -- role <support|none> <email>
  npm run user -- plan <data|pmo|vente|convention>-<usage|credits|free|not-taken> <email>
  npm run user -- reset-factors <email>
  npm run user -- end-sessions <email>`;

interface Command {
  readonly email: string;
  /** @returns whether there is such an account. */
  run(db: Database): Promise<boolean>;
  readonly done: string;
}

function parse([command, value, email, ...rest]: readonly string[]): Command {
  if (command === "reset-factors" && value !== undefined && email === undefined) {
    const run = (db: Database) => resetFactors(db, value, new Date());
    return { email: value, run, done: "no second factor, no session" };
  }
  if (command === "end-sessions" && value !== undefined && email === undefined) {
    const run = (db: Database) => endAllSessions(db, value, new Date());
    return { email: value, run, done: "no session" };
  }
  if (value === undefined || email === undefined || rest.length > 0) throw new Error(usage);
  if (command === "role" && (value === "support" || value === "none")) {
    const roles: Role[] = value === "support" ? ["support"] : [];
    return {
      email,
      run: (db) =>
        inTransaction(db, async (tx) => {
          await recordOperatorAct(tx, email, { kind: "role-changed", detail: { role: value } }, new Date());
          return setRoles(tx, email, roles);
        }),
      done: roles.join() || "no role",
    };
  }
  if (command === "plan") {
    return {
      email,
      run: (db) =>
        inTransaction(db, async (tx) => {
          await recordOperatorAct(tx, email, { kind: "plan-granted", detail: { plan: value } }, new Date());
          return grantPlan(tx, email, value, new Date());
        }),
      done: value,
    };
  }
  throw new Error(usage);
}

/** The operator's command: grants or withdraws what people cannot take themselves: a role, or any plan. */
async function main(): Promise<void> {
  const { email, run, done } = parse(process.argv.slice(2));
  const config = readConfig(process.env);
  keepPrivate(config.dataDir, console.error);
  const connection = await connect(config);
  try {
    if (!(await run(connection.db))) throw new Error(`No account has the address ${email}.`);
    console.log(`${email}: ${done}`);
  } finally {
    await connection.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
