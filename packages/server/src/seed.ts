import { keepPrivate } from "./config/data-dir.ts";
import { reportFaults } from "./config/faults.ts";
import { type Config, readConfig } from "./config.ts";
import { connect } from "./db/connect.ts";
import { migrate } from "./db/migrate.ts";
import { loadDemo } from "./demo/index.ts";
import { openDeps } from "./start.ts";

function readOwnConfig(): Config {
  try {
    return readConfig({ ...process.env, DEMO: "1" });
  } catch (error) {
    return reportFaults(error);
  }
}

const config = readOwnConfig();
keepPrivate(config.dataDir, console.error);
const connection = await connect(config);
const { isNew } = await migrate(connection.db);
if (isNew) {
  const deps = await openDeps(config, connection);
  await loadDemo(deps);
  await deps.queue.stop();
  await deps.workers.close();
  console.log(`The demonstration data is loaded; its accounts are in ${config.dataDir}/demo-accounts.txt`);
} else {
  console.error("The demonstration data is only loaded into a new database.");
  process.exitCode = 1;
}
await connection.close();
