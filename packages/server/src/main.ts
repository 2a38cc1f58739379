import { reportFaults } from "./config/faults.ts";
import { start } from "./start.ts";

const server = await start(process.env).catch(reportFaults);

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}
