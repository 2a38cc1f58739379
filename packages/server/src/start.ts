import { fileURLToPath } from "node:url";
import { buildApp } from "./app.ts";
import { type Config, readConfig } from "./config.ts";
import { type Connection, connect } from "./db/connect.ts";
import { migrate } from "./db/migrate.ts";
import { loadDemo, readDemoAccounts } from "./demo/index.ts";
import type { Deps } from "./deps.ts";
import { openBilling } from "./gateways/billing/index.ts";
import { openGeocoder } from "./gateways/geocoder/index.ts";
import { openMailer } from "./gateways/mail/index.ts";
import { openSolarData } from "./gateways/meter-data/index.ts";
import { openSignature } from "./gateways/signature/index.ts";
import { openStorage } from "./gateways/storage/index.ts";
import { databaseLimits } from "./http/limits.ts";
import { openQueue } from "./jobs/queue.ts";
import { jobHandlers } from "./jobs/reactions.ts";
import { makeLogger } from "./log.ts";
import { openSealKey } from "./seal/index.ts";
import { openWorkers, type Workers } from "./workers/pool.ts";

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Everything a verb needs, made from the configuration. */
export async function openDeps(
  config: Config,
  connection: Connection,
  workers: Workers = openWorkers(),
): Promise<Deps> {
  const log = makeLogger(config.logLevel);
  return {
    config,
    db: connection.db,
    queue: await openQueue(connection.pool, {
      onError: (error) => log.error({ err: error }, "queue"),
      isOnlyProcess: config.databaseUrl === undefined,
    }),
    limits: databaseLimits(connection.pool),
    geocoder: openGeocoder(config),
    mailer: openMailer(config),
    storage: openStorage(config),
    signature: openSignature(config),
    sealKey: await openSealKey(config),
    solarData: openSolarData(config),
    billing: openBilling(config),
    workers,
    now: () => new Date(),
    log,
  };
}

const builtWeb = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** Tells the person at the console where to go, and with which demonstration accounts. */
function announce(config: Config): void {
  const accounts = readDemoAccounts(config.dataDir);
  const lines = [
    `Mon énergie collective: ${config.publicUrl}`,
    ...(config.smtpUrl ? [] : [`Mails:                  ${config.publicUrl}/dev/mailbox`]),
    ...(accounts ? ["Demonstration accounts (kept in demo-accounts.txt):", accounts] : []),
  ];
  process.stdout.write(`\n${lines.join("\n")}\n`);
}

/** Migrates, loads the demonstration when the database is new, listens. */
export async function start(environment: NodeJS.ProcessEnv): Promise<RunningServer> {
  const config = readConfig(environment);
  const workers = openWorkers();
  // While the database opens, so that the first paper that is asked for comes at once.
  workers.warm();
  const connection = await connect(config);
  const { isNew } = await migrate(connection.db);
  const deps = await openDeps(config, connection, workers);
  if (isNew && config.demo) await loadDemo(deps);
  const app = await buildApp(deps, { webRoot: builtWeb });
  await deps.queue.start(jobHandlers(deps));
  await app.listen({ port: config.port, host: config.host });
  announce(config);
  return {
    url: config.publicUrl,
    /** Stops accepting, ends what is under way, releases the database. */
    async stop() {
      await app.close();
      await deps.queue.stop();
      await deps.workers.close();
      await connection.close();
    },
  };
}
