import { userCommand } from "./app/user-command.ts";
import { keepPrivate } from "./config/data-dir.ts";
import { readConfig } from "./config.ts";
import { connect } from "./db/connect.ts";

/** The operator's command: grants or withdraws what people cannot take themselves: a role, or any plan. */
async function main(): Promise<void> {
  const { email, run, done } = userCommand(process.argv.slice(2));
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
