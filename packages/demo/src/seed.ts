import { keepPrivate } from "../../server/src/config/data-dir.ts";
import { reportFaults } from "../../server/src/config/faults.ts";
import { type Config, readConfig } from "../../server/src/config.ts";
import { connect } from "../../server/src/db/connect.ts";
import { migrate } from "../../server/src/db/migrate.ts";
import { openDeps } from "../../server/src/start.ts";
import { loadDemo } from "./load-demo.ts";

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
const { isNew } = await connection.unlimited(migrate);
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
