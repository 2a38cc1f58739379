import { reportFaults } from "../../server/src/config/faults.ts";
import { start } from "../../server/src/start.ts";
import { loadDemo } from "./load-demo.ts";

/** The product as it is started: the server, and the demonstration that may fill its new database. */
const server = await start(process.env, { loadDemo }).catch(reportFaults);

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
