import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Call, CallInput, CallOutput } from "@mec/api";
import { callUrl } from "@mec/api";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { pino } from "pino";
import * as z from "zod";
import { meeting } from "../src/app/meeting.ts";
import { jobHandlers } from "../src/app/reactions.ts";
import { works } from "../src/app/works.ts";
import { buildApp } from "../src/app.ts";
import { readConfig } from "../src/config.ts";
import type { Connection } from "../src/db/connect.ts";
import { inTransaction } from "../src/db/transaction.ts";
import { isUnavailable } from "../src/db/unavailable.ts";
import type { Deps } from "../src/deps.ts";
import { openKeyring, useKeyring } from "../src/encryption/index.ts";
import { confirmAddress } from "../src/features/account/confirmed-address.ts";
import { createAccount, hashPassword, openSession, setRoles } from "../src/features/account/index.ts";
import { openAntivirus } from "../src/gateways/antivirus/index.ts";
import { openBilling } from "../src/gateways/billing/index.ts";
import { openGeocoder } from "../src/gateways/geocoder/index.ts";
import type { Mail } from "../src/gateways/mail/port.ts";
import { openSolarData } from "../src/gateways/meter-data/index.ts";
import { openSignature } from "../src/gateways/signature/index.ts";
import { openStorage } from "../src/gateways/storage/index.ts";
import { openTimestamps } from "../src/gateways/timestamp/index.ts";
import { loggerOptions } from "../src/http/log.ts";
import { openQueue, type Queue } from "../src/jobs/queue.ts";
import { databaseLimits } from "../src/limits/limits.ts";
import { makeLongWork } from "../src/long-work/index.ts";
import { openEvidenceKeys, openSealKey, type SealKey } from "../src/seal/index.ts";
import { emptyDatabase, testConnection } from "./database.ts";
import { testWorkers } from "./workers.ts";

/** A person in front of a browser: keeps cookies, sends the XSRF token. */
export interface Visitor {
  /** A call in the domain's names; fails unless it succeeds. */
  call<C extends Call>(call: C, input: Partial<CallInput<C>>): Promise<CallOutput<C>>;
  /** A raw request; `json` is sent as it is. */
  send(method: string, url: string, json?: unknown, extra?: InjectOptions): Promise<LightMyRequestResponse>;
  readonly cookies: Map<string, string>;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  /** Whether it has the usual settings, and serves one test after another. */
  readonly isUsual: boolean;
  /** The mails that were sent so far, oldest first. */
  readonly mails: Mail[];
  visitor(): Visitor;
  /** A visitor who has signed up, is signed in and has confirmed the address, unless told otherwise. */
  signedUp(
    person?: Partial<Person>,
    options?: { confirmed?: boolean },
  ): Promise<Visitor & { id: string; email: string }>;
  /** One of the support team, whose session has its second factor. */
  signedUpSupport(person?: Partial<Person>): Promise<Visitor & { id: string; email: string }>;
  /** Runs every queued job, the mails included. */
  settle(): Promise<void>;
  /** Does the same, and forgets the mails: those of what comes next stand alone. */
  forgetMails(): Promise<void>;
  /** Moves the clock of the server. */
  setNow(now: Date): void;
}

export interface Person {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

export const strongPassword = "Soleil-2026!";
let people = 0;

export function aPerson(given: Partial<Person> = {}): Person {
  people += 1;
  return {
    email: `personne${people}@exemple.fr`,
    password: strongPassword,
    firstName: "Camille",
    lastName: "Durand",
    ...given,
  };
}

export function makeVisitor(app: FastifyInstance): Visitor {
  const cookies = new Map<string, string>();

  function keepCookies(response: LightMyRequestResponse) {
    for (const cookie of response.cookies) {
      if (cookie.value === "" || cookie.maxAge === 0) cookies.delete(cookie.name);
      else cookies.set(cookie.name, cookie.value);
    }
  }

  async function send(method: string, url: string, json?: unknown, extra: InjectOptions = {}) {
    if (method !== "GET" && !cookies.has("XSRF-TOKEN")) await send("GET", "/api/session");
    const response = await app.inject({
      method: method as "GET",
      url,
      ...(json === undefined ? {} : { payload: JSON.stringify(json) }),
      ...extra,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(method === "GET" ? {} : { "x-xsrf-token": cookies.get("XSRF-TOKEN") ?? "" }),
        ...(json === undefined ? {} : { "content-type": "application/json" }),
        ...extra.headers,
      },
    });
    keepCookies(response);
    return response;
  }

  return {
    cookies,
    send,
    async call(call, input) {
      const body = call.body ? z.encode(call.body, input.body) : undefined;
      const response = await send(call.method, callUrl("/api", call, input as never), body);
      if (response.statusCode !== call.success.status) {
        throw new Error(`${call.method} ${call.path} answered ${response.statusCode}: ${response.body}`);
      }
      if (!("body" in call.success)) return response.rawPayload as never;
      return z.decode(call.success.body, response.json()) as never;
    },
  };
}

const hashes = new Map<string, Promise<string>>();
/** Hashed once per password: hashing is slow on purpose, and nearly all tests use the same one. */
function hashed(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword({ workers }, password, "tests");
  hashes.set(password, known);
  return known;
}

let queue: Promise<Queue> | undefined;
/** Made once for all tests: it takes as long as a test. */
let sealKey: Promise<SealKey> | undefined;
/** Threads start when a test first needs one, and stay for the others. */
const workers = testWorkers();

/** The settings that a server reachable by others needs. */
export const publicStart = { SMTP_URL: "smtp://127.0.0.1:9", TRUST_PROXY: "none" };

const silence = { info: () => {}, warn: () => {}, error: () => {} };

/** A server, and what it must forget before another test is given it. */
interface Made {
  readonly app: FastifyInstance;
  readonly deps: Deps;
  readonly mails: Mail[];
  readonly clock: { now: Date | undefined };
  forget(): void;
}

/** A flood is slowed down: some tests make thousands of its calls, one after the other. */
const limitsOf = ({ pool }: Connection) => databaseLimits(pool, 1);

/** The worker's one database and its queue. */
async function openedOnce(): Promise<{ connection: Connection; queue: Queue }> {
  const connection = await testConnection();
  queue ??= openQueue(connection.pool, {
    // A test that keeps every connection busy makes the queue's own look fail, which it tries again.
    onError: (error) => {
      if (!isUnavailable(error)) throw error;
    },
  });
  return { connection, queue: await queue };
}

/** A server with real gateways except a mailer that remembers. */
async function makeServer(environment: NodeJS.ProcessEnv, logTo?: NodeJS.WritableStream): Promise<Made> {
  const { connection, queue } = await openedOnce();
  const config = readConfig({
    DATA_DIR: mkdtempSync(join(tmpdir(), "mec-test-")),
    GEOCODER_URL: "http://127.0.0.1:9/geocodage",
    PVGIS_URL: "http://127.0.0.1:9/api/v5_3",
    LOG_LEVEL: "silent",
    SIGNING_MAIL_WAIT: "0",
    SESSION_SECRET: "a-secret-only-for-the-tests-of-the-server",
    ...environment,
  });
  const keyring = openKeyring(config);
  useKeyring(keyring);
  sealKey ??= openSealKey(config);
  const mails: Mail[] = [];
  const clock: Made["clock"] = { now: undefined };
  const now = () => clock.now ?? new Date();
  const listening: (() => void)[] = [];
  const deps: Deps = {
    config,
    db: connection.db,
    listen: (channel, heard) => {
      listening.push(heard);
      connection.listen(channel, heard);
    },
    pools: connection.pools,
    queue,
    limits: limitsOf(connection),
    geocoder: openGeocoder(config),
    mailer: {
      send: async (mail) => {
        mails.push(mail);
      },
    },
    storage: openStorage(config, now),
    signature: openSignature(config),
    sealKey: await sealKey,
    evidenceKeys: openEvidenceKeys(config),
    timestamps: openTimestamps(config),
    antivirus: openAntivirus(config),
    solarData: openSolarData(config),
    billing: openBilling(config),
    workers,
    longWork: makeLongWork(works),
    meeting,
    now,
    log: logTo ? pino(loggerOptions(config.logLevel), logTo) : { ...silence },
  };
  const app = await buildApp(deps, {
    ...(logTo ? { logTo } : {}),
    onUndeclared: ({ method, path }, code) => {
      throw new Error(`${method} ${path} is refused by ${code}, which it does not declare`);
    },
  });
  const atFirst = { ...deps };
  const files = new Set(readdirSync(config.dataDir));
  return {
    app,
    deps,
    mails,
    clock,
    forget() {
      Object.assign(deps, atFirst, { log: { ...silence } });
      // Changed in place, since calls are bound to it: it remembers in memory whom it refused.
      Object.assign(deps.limits, limitsOf(connection));
      useKeyring(keyring);
      mails.length = 0;
      clock.now = undefined;
      for (const file of readdirSync(config.dataDir))
        if (!files.has(file)) rmSync(join(config.dataDir, file), { recursive: true });
      // What the server keeps of projects is out of date: tells it so.
      for (const heard of listening) heard();
    },
  };
}

let usual: Made | undefined;

/** Making a server costs as much as a test: the one with the usual settings goes from test to test, until one closes it. */
async function usualServer(): Promise<Made> {
  if (usual && !usual.app.server.listening) {
    usual.forget();
    return usual;
  }
  const made = await makeServer({});
  usual = made;
  made.app.addHook("onClose", async () => {
    if (usual === made) usual = undefined;
  });
  return made;
}

/**
 * A server on the worker's emptied database.
 * @param environment settings beside the usual ones: the server is then nobody else's
 * @param logTo receives the log, which is otherwise dropped
 */
export async function startTestServer(
  environment: NodeJS.ProcessEnv = {},
  logTo?: NodeJS.WritableStream,
): Promise<TestServer> {
  const { connection } = await openedOnce();
  await emptyDatabase(connection);
  const isUsual = Object.keys(environment).length === 0 && !logTo;
  const { app, deps, mails, clock } = isUsual ? await usualServer() : await makeServer(environment, logTo);
  const { config } = deps;
  async function signedUp(
    person?: Partial<Person>,
    { confirmed = true, hasSecondFactor = false }: { confirmed?: boolean; hasSecondFactor?: boolean } = {},
  ) {
    const visitor = makeVisitor(app);
    const { password, ...given } = aPerson(person);
    const passwordHash = await hashed(password);
    const { id, token } = await inTransaction(deps.db, async (tx) => {
      const account = await createAccount(deps, tx, { ...given, passwordHash });
      if (confirmed) await confirmAddress(deps, tx, { accountId: account.id, now: deps.now() });
      const origin = { ip: "127.0.0.1", userAgent: "" };
      const session = { accountId: account.id, origin, now: deps.now(), hasSecondFactor };
      return { id: account.id, token: await openSession(tx, session) };
    });
    visitor.cookies.set(config.secure ? "__Host-session" : "session", token);
    return Object.assign(visitor, { id, email: given.email });
  }
  const settle = () => deps.queue.drain(jobHandlers(deps));
  return {
    app,
    deps,
    isUsual,
    mails,
    visitor: () => makeVisitor(app),
    signedUp,
    async signedUpSupport(person) {
      const visitor = await signedUp(person, { hasSecondFactor: true });
      await setRoles(deps.db, visitor.email, ["support"]);
      return visitor;
    },
    settle,
    async forgetMails() {
      await settle();
      mails.length = 0;
    },
    setNow(moment) {
      clock.now = moment;
    },
  };
}

/** A new server, for tests of what a server keeps in memory. */
export const startNewServer = (): Promise<TestServer> => startTestServer({ LOG_LEVEL: "silent" });

/** The person opens the link that was mailed to the address of the account. */
export const confirmAddressOf = ({ deps }: TestServer, accountId: string): Promise<void> =>
  inTransaction(deps.db, (tx) => confirmAddress(deps, tx, { accountId, now: deps.now() }));
