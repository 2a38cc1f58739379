import type { Role } from "@mec/domain/account";
import { readConfig } from "./config.ts";
import { connect } from "./db/connect.ts";
import { setRoles } from "./features/account/index.ts";

const usage = "Usage: npm run user -- role <support|none> <email>";

function parse([command, role, email, ...rest]: readonly string[]): { roles: Role[]; email: string } {
  const isRole = role === "support" || role === "none";
  if (command !== "role" || !isRole || email === undefined || rest.length > 0) throw new Error(usage);
  return { roles: role === "support" ? ["support"] : [], email };
}

/** The operator's command that gives a role, or takes it back: signing up never does. */
async function main(): Promise<void> {
  const { roles, email } = parse(process.argv.slice(2));
  const connection = await connect(readConfig(process.env));
  try {
    if (!(await setRoles(connection.db, email, roles)))
      throw new Error(`No account has the address ${email}.`);
    console.log(`${email}: ${roles.length === 0 ? "no role" : roles.join(", ")}`);
  } finally {
    await connection.close();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
