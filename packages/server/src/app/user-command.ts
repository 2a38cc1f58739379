import type { Role } from "@mec/domain/account";
import type { Database } from "../db/connect.ts";
import { inTransaction } from "../db/transaction.ts";
import { endAllSessions, resetFactors, setRoles } from "../features/account/index.ts";
import { recordOperatorAct } from "../features/audit/index.ts";
import { grantPlan } from "../features/service/index.ts";

const usage = `Usage:
  npm run user -- role <support|none> <email>
  npm run user -- plan <data|pmo|vente|convention>-<usage|credits|free|not-taken> <email>
  npm run user -- reset-factors <email>
  npm run user -- end-sessions <email>`;

interface UserCommand {
  readonly email: string;
  /** @returns whether there is such an account. */
  run(db: Database): Promise<boolean>;
  readonly done: string;
}

/**
 * What an operator may do to an account, as it is typed.
 * @throws Error which says how it is used
 */
export function userCommand([command, value, email, ...rest]: readonly string[]): UserCommand {
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
