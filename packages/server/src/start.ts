import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { meeting } from "./app/meeting.ts";
import { jobHandlers } from "./app/reactions.ts";
import { buildWorkerApp } from "./app/worker-app.ts";
import { openWorkers } from "./app/workers.ts";
import { works } from "./app/works.ts";
import { buildApp } from "./app.ts";
import { keepPrivate } from "./config/data-dir.ts";
import { readDemoAccounts } from "./config/demo-accounts.ts";
import { ConfigurationError } from "./config/faults.ts";
import { lostDatabaseFaults, lostKeyFaults } from "./config/lost-keys.ts";
import { databaseFaults, embeddedFault, openingFaults } from "./config/opening.ts";
import { type Config, environmentFaults, readConfig } from "./config.ts";
import { type Connection, connect } from "./db/connect.ts";
import { migrate } from "./db/migrate.ts";
import { preparedAlone } from "./db/prepare.ts";
import type { Deps } from "./deps.ts";
import { dataKeyNames, openKeyring, useKeyring, writeAgain } from "./encryption/index.ts";
import { settleOwnPlaces } from "./features/document/index.ts";
import { keyEvidence } from "./features/signature/index.ts";
import { openAntivirus } from "./gateways/antivirus/index.ts";
import { openBilling } from "./gateways/billing/index.ts";
import { openGeocoder } from "./gateways/geocoder/index.ts";
import { openMailer } from "./gateways/mail/index.ts";
import { openSolarData } from "./gateways/meter-data/index.ts";
import { openSignature } from "./gateways/signature/index.ts";
import { openStorage } from "./gateways/storage/index.ts";
import { openTimestamps } from "./gateways/timestamp/index.ts";
import { hasDevMailbox } from "./http/dev-mailbox.ts";
import { openQueue } from "./jobs/queue.ts";
import { databaseLimits } from "./limits/limits.ts";
import { makeLogger } from "./log.ts";
import { makeLongWork, serveLongWork } from "./long-work/index.ts";
import { alone, joinNodes, type Membership } from "./nodes/index.ts";
import { tellUnreached } from "./reach.ts";
import { openEvidenceKeys, openSealKey } from "./seal/index.ts";
import type { Workers } from "./workers/pool.ts";

export interface RunningServer {
  readonly url: string;
  stop(): Promise<void>;
}

/** Makes everything that handlers need from the configuration. */
export async function openDeps(
  config: Config,
  connection: Connection,
  workers: Workers = openWorkers(),
): Promise<Deps> {
  const log = makeLogger(config.logLevel);
  useKeyring(openKeyring(config));
  return {
    config,
    db: connection.db,
    listen: connection.listen,
    pools: connection.pools,
    queue: await openQueue(connection.background.pool, {
      onError: (error) => log.error({ err: error }, "queue"),
      isOnlyProcess: config.databaseUrl === undefined,
    }),
    limits: databaseLimits(connection.pool),
    geocoder: openGeocoder(config),
    mailer: openMailer(config),
    storage: openStorage(config),
    signature: openSignature(config),
    sealKey: await openSealKey(config),
    evidenceKeys: openEvidenceKeys(config),
    timestamps: openTimestamps(config),
    antivirus: openAntivirus(config),
    solarData: openSolarData(config),
    billing: openBilling(config),
    workers,
    longWork: makeLongWork(works),
    meeting,
    now: () => new Date(),
    log,
  };
}

const builtWeb = fileURLToPath(new URL("../../web/dist", import.meta.url));

/** Tells the person at the console the address, and the demonstration accounts. */
function announce(config: Config): void {
  const accounts = readDemoAccounts(config.dataDir);
  const lines = [
    `Mon énergie collective: ${config.publicUrl}`,
    ...(hasDevMailbox(config) ? [`Mails:                  ${config.publicUrl}/dev/mailbox`] : []),
    ...(accounts ? ["Demonstration accounts (kept in demo-accounts.txt):", accounts] : []),
  ];
  process.stdout.write(`\n${lines.join("\n")}\n`);
}

/**
 * Encrypts in the background what was stored before there was a key.
 * @returns what stops it.
 */
function encryptTheRest({ db, log }: Deps): () => Promise<void> {
  const stopping = new AbortController();
  const writing = writeAgain(db, stopping.signal).then(
    ({ written, unreadable }) => {
      if (written > 0) log.info({ written }, "encrypted with the current key");
      if (unreadable > 0) log.error({ unreadable }, "encrypted with a key that is not there: see DATA_KEY");
    },
    (error: unknown) => log.error({ err: error }, "encryption of what was kept before"),
  );
  return () => {
    stopping.abort();
    return writing;
  };
}

function refuse(faults: readonly string[]): void {
  if (faults.length > 0) throw new ConfigurationError(faults);
}

/** Opens the database, unless it holds something it must not. */
export async function openDatabase(config: Config): Promise<Connection> {
  refuse(lostDatabaseFaults(config));
  const connection = await connect(config).catch((error: unknown) => {
    throw new ConfigurationError([embeddedFault(config.dataDir, error)]);
  });
  const faults = [
    ...(await databaseFaults(connection.db, config.isPublic)),
    ...(await lostKeyFaults(connection.db, config)),
  ];
  if (faults.length > 0) await connection.close();
  refuse(faults);
  return connection;
}

export interface Composed {
  /** Fills a new database, when the configuration asks for the demonstration. */
  readonly loadDemo: (deps: Deps) => Promise<void>;
}

async function prepare(
  config: Config,
  { connection, workers }: { connection: Connection; workers: Workers },
  { loadDemo }: Composed,
): Promise<{ deps: Deps; membership: Membership }> {
  const { isNew } = await connection.unlimited(migrate);
  const opened = await openDeps(config, connection, workers);
  const membership = connection.embedded
    ? alone
    : await joinNodes({ ...opened, db: connection.background.db, dataKeys: dataKeyNames });
  const deps = { ...opened, longWork: makeLongWork(works, membership.isLeftToWorkers) };
  await connection.unlimited((db) => keyEvidence({ ...deps, db }));
  if (isNew && config.demo) await loadDemo(deps);
  return { deps, membership };
}

/** The longest that a stopping server takes. */
const stopMs = 9_000;

/** Running requests may finish; a sender who is slow, or never ends, is cut off. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const cut = globalThis.setTimeout(() => app.server.closeAllConnections(), stopMs / 2);
  await app.close();
  clearTimeout(cut);
}

/**
 * Waits for the work, up to a limit. What is left then ends with the process: the queue's jobs are handed back, and
 * the database rolls back the rest.
 */
const within = (milliseconds: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work, setTimeout(milliseconds, undefined, { ref: false })]);

/**
 * Migrates, loads the demonstration when the database is new, listens.
 * @throws ConfigurationError with all that is unsafe or wrong, before anything is opened.
 */
export async function start(environment: NodeJS.ProcessEnv, composed: Composed): Promise<RunningServer> {
  refuse([...environmentFaults(environment), ...(await openingFaults(environment))]);
  const config = readConfig(environment);
  const log = makeLogger(config.logLevel);
  keepPrivate(config.dataDir, (sentence) => log.warn(sentence));
  const workers = openWorkers({ onError: (error) => log.error({ err: error }, "worker threads") });
  // Warmed while the database opens, so that the first document is made at once.
  workers.warm();
  const connection = await openDatabase(config);
  const { deps, membership } = await preparedAlone(config.databaseUrl, () =>
    prepare(config, { connection, workers }, composed),
  );
  const isWorker = config.role === "worker";
  const app = isWorker ? await buildWorkerApp(deps) : await buildApp(deps, { webRoot: builtWeb });
  const background: Deps = { ...deps, db: connection.background.db };
  await deps.queue.start(jobHandlers(background), membership.isLeftToWorkers);
  const longWork = isWorker ? serveLongWork(background) : undefined;
  await app.listen({ port: config.port, host: config.host });
  const endEncryption = encryptTheRest(deps);
  void tellUnreached(deps);
  const settling = settleOwnPlaces(background).catch((error: unknown) =>
    log.error({ err: error }, "own places that signed all"),
  );
  announce(config);
  return {
    url: config.publicUrl,
    /** Stops accepting, ends what is running, releases the database. */
    async stop() {
      const release = async () => {
        await Promise.all([closeApp(app), deps.queue.stop(), longWork?.stop(), endEncryption(), settling]);
        await membership.leave();
        await deps.workers.close();
        await connection.close();
      };
      await within(stopMs, release());
    },
  };
}
