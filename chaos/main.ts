import { projectCalls } from "@mec/api/project";
import { startPostgres, type TemporaryPostgres } from "../bench/support/postgres.ts";
import { connectPostgres } from "../packages/server/src/db/connect.ts";
import { aProject } from "../packages/server/test/application-fixtures.ts";
import { aPerson } from "../packages/server/test/harness.ts";
import { type MailServer, startMailServer } from "../packages/server/test/mail-server.ts";
import { openBrowser, post } from "../packages/server/test/process-browser.ts";
import { pause } from "../packages/server/test/server-process.ts";
import { countOrphans, readTraces, wholeTraces } from "../packages/server/test/traces.ts";
import { wireOf } from "../packages/server/test/wire-of.ts";
import { type Balancer, startBalancer } from "./balancer.ts";
import { type Load, startLoad } from "./load.ts";
import { type Health, type Nodes, nodeNames, nodesOf } from "./nodes.ts";
import { makeOwners, type Studies, startStudies } from "./studies.ts";

/** How many failures of each kind, and for how long. */
interface Plan {
  readonly databaseCrashes: number;
  readonly awayMs: number;
  /** The rounds of kills: in each, every node is killed. */
  readonly roundsOfKills: number;
  /** The longest that the run may take, beside tests that have the other core. */
  readonly mostSeconds: number;
}

const plans = {
  short: { databaseCrashes: 10, awayMs: 30_000, roundsOfKills: 1, mostSeconds: 300 },
  long: { databaseCrashes: 100, awayMs: 30_000, roundsOfKills: 34, mostSeconds: 3600 },
} satisfies Record<string, Plan>;

const goals = { backMs: 5000, healthMs: 1000, stopMs: 10_000 };
const mailPatienceMs = 120_000;
const between = () => pause(1000 + Math.random() * 1000);

const faults: string[] = [];

/** Prints a figure, and records it when out of bounds. */
function judge(what: string, value: number, max: number, unit = ""): void {
  const isKept = value <= max;
  console.log(
    `${isKept ? "kept  " : "BROKEN"}  ${what}: ${Math.round(value)}${unit} (at most ${max}${unit})`,
  );
  if (!isKept) faults.push(what);
}

interface Scene {
  readonly postgres: TemporaryPostgres;
  readonly nodes: Nodes;
  readonly load: Load;
  readonly studies: Studies;
}

/** @returns how long people waited for their next acknowledged write. */
async function back(load: Load): Promise<number> {
  const begun = performance.now();
  await load.nextWrite();
  return performance.now() - begun;
}

async function crashDatabase({ postgres, load }: Scene, times: number): Promise<void> {
  let slowest = 0;
  for (let time = 0; time < times; time += 1) {
    await between();
    postgres.crash();
    postgres.start();
    slowest = Math.max(slowest, await back(load));
  }
  judge(
    `service back after each of ${times} immediate restarts of the database`,
    slowest,
    goals.backMs,
    " ms",
  );
}

const isNot = ({ check, status }: Health, expected: Record<Health["check"], number>) =>
  status !== expected[check];

/** Takes the database away for a while; every node must at once report that it lives, and that it is not ready. */
async function withoutDatabase(
  { nodes, load }: Scene,
  what: string,
  awayMs: number,
  take: () => void,
  give: () => void,
): Promise<void> {
  take();
  const until = Date.now() + awayMs;
  const told: Health[] = [];
  while (Date.now() < until) {
    await pause(2000);
    told.push(...(await nodes.health()));
  }
  give();
  const slowest = Math.max(...told.map(({ milliseconds }) => milliseconds));
  judge(`health told while the database is ${what}`, slowest, goals.healthMs, " ms");
  const wrong = told.filter((health) => isNot(health, { live: 200, ready: 503 }));
  judge(`of ${told.length} times not told as alive, or told as ready`, wrong.length, 0);
  judge(`service back after the database was ${what}`, await back(load), goals.backMs, " ms");
}

async function killNodes({ nodes, load, studies }: Scene, rounds: number): Promise<void> {
  let slowest = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const name of nodeNames) {
      await between();
      if (name === "worker") await studies.begin();
      await nodes.kill(name);
      slowest = Math.max(slowest, await back(load));
      await nodes.start(name);
    }
  }
  judge(
    `service back after ${rounds} kills of each node, the worker's in a study`,
    slowest,
    goals.backMs,
    " ms",
  );
}

/** Each starts again while the next one stops: a start takes some seconds. */
async function stopNodes({ nodes }: Scene): Promise<void> {
  const starting: Promise<void>[] = [];
  for (const name of nodeNames) {
    const { code, milliseconds } = await nodes.stop(name);
    judge(`node ${name} stops, in the middle of an upload if it has one`, milliseconds, goals.stopMs, " ms");
    judge(`its exit code`, code ?? 1, 0);
    starting.push(nodes.start(name));
  }
  await Promise.all(starting);
}

/** A project that strangers may join; nobody finds it until its owner's address is confirmed. */
async function publishProject(url: string, databaseUrl: string): Promise<string> {
  const browser = await openBrowser(url);
  await post(`${url}/api/sign-up`, browser, { ...aPerson(), cgus: true });
  const project = wireOf(projectCalls.createProject, aProject());
  const response = await post(`${url}/api/project`, browser, project);
  if (response.status !== 201) throw new Error(`The project was answered with ${response.status}`);
  await withDatabase(databaseUrl, (db) =>
    db.updateTable("account").set({ email_verified_at: new Date() }).execute(),
  );
  return ((await response.json()) as { id: string }).id;
}

type Connection = ReturnType<typeof connectPostgres>;
async function withDatabase<T>(url: string, work: (db: Connection["db"]) => Promise<T>): Promise<T> {
  const connection = connectPostgres(url, { answers: 2, background: 2 });
  try {
    return await work(connection.db);
  } finally {
    await connection.close();
  }
}

/** An acknowledged write is there, whole and once; any other is there wholly or not at all. */
async function judgeWrites({ acknowledged, refusals }: Load, databaseUrl: string): Promise<void> {
  const [traces, orphans] = await withDatabase(
    databaseUrl,
    async (db) => [await readTraces(db), await countOrphans(db)] as const,
  );
  const known = new Set(traces.map(({ email }) => email));
  const whole = JSON.stringify(wholeTraces);
  const broken = traces.filter(({ email: _, ...left }) => JSON.stringify(left) !== whole);
  console.log(`        ${acknowledged.length} writes were acknowledged, ${traces.length} are there`);
  judge("writes acknowledged and lost", acknowledged.filter((email) => !known.has(email)).length, 0);
  judge("writes done twice, or half", broken.length + orphans, 0);
  judge("writes refused for what is not their sender's fault", refusals.length, 0);
  for (const refusal of new Set(refusals)) console.log(`        ${refusal}`);
}

/** Everybody who joined gets a mail; one whose node died while sending may be sent twice, no other. */
async function judgeMails({ acknowledged }: Load, { received }: MailServer, kills: number): Promise<void> {
  const missing = () => {
    const written = new Set(received.map(({ to }) => to));
    return acknowledged.filter((email) => !written.has(email)).length;
  };
  const deadline = Date.now() + mailPatienceMs;
  while (missing() > 0 && Date.now() < deadline) await pause(500);
  judge("people who joined and were never written to", missing(), 0);
  const people = new Set(acknowledged);
  const theirs = received.filter(({ to }) => people.has(to));
  const distinct = new Set(theirs.map(({ to, subject }) => `${to} ${subject}`)).size;
  console.log(`        ${received.length} mails were taken by the mail server`);
  judge("mails that a person had twice", theirs.length - distinct, kills);
}

const shown = (counts: Map<number, number>) =>
  [...counts]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${times} × ${status === 0 ? "cut" : status}`)
    .join(", ");

async function attack(scene: Scene, plan: Plan): Promise<void> {
  const { postgres, nodes, load } = scene;
  await load.nextWrite();
  await crashDatabase(scene, plan.databaseCrashes);
  await withoutDatabase(scene, "away", plan.awayMs, postgres.crash, postgres.start);
  await withoutDatabase(scene, "frozen", plan.awayMs, postgres.freeze, postgres.thaw);
  judge("nodes that ended by themselves", nodes.dead().length, 0);
  await killNodes(scene, plan.roundsOfKills);
  await stopNodes(scene);
}

async function run(plan: Plan, postgres: TemporaryPostgres, balancer: Balancer, mails: MailServer) {
  const environment = { DATABASE_URL: postgres.url, SMTP_URL: mails.url, PUBLIC_URL: balancer.url };
  const nodes = nodesOf(environment, balancer);
  try {
    await nodes.startAll();
    await pause(1000);
    const owners = await withDatabase(postgres.url, (db) => makeOwners(balancer.url, db));
    const load = startLoad(balancer.url, await publishProject(balancer.url, postgres.url));
    const studies = startStudies(balancer.url, (work) => withDatabase(postgres.url, work), owners);
    await attack({ postgres, nodes, load, studies }, plan);
    await Promise.all([load.stop(), studies.stop()]);
    const answers = { reads: load.reads, writes: load.writes, studies: studies.answers };
    for (const [what, counts] of Object.entries(answers)) {
      console.log(`        ${what}: ${shown(counts)}`);
      judge(`answers 500 to ${what}`, counts.get(500) ?? 0, 0);
    }
    for (const line of nodes.broken) console.log(`        ${line}`);
    judge(`studies and files not answered, beside ${studies.done()}`, studies.unanswered.length, 0);
    for (const fault of studies.unanswered) console.log(`        ${fault}`);
    const unwell = (await nodes.health()).filter((health) => isNot(health, { live: 200, ready: 200 }));
    judge("nodes that are not alive or not ready, in the end", unwell.length, 0);
    judge("nodes that ended by themselves, in the end", nodes.dead().length, 0);
    await judgeMails(load, mails, plan.roundsOfKills * nodeNames.length);
    await judgeWrites(load, postgres.url);
  } finally {
    await nodes.close();
  }
}

// `npm run chaos` kills 200 times; `npm run chaos short` takes less than four minutes where nothing else runs.
const plan: Plan = plans[process.argv[2] === "short" ? "short" : "long"];
const begun = Date.now();
const postgres = await startPostgres();
const mails = await startMailServer();
const balancer = await startBalancer();
try {
  await run(plan, postgres, balancer, mails);
} finally {
  await balancer.close();
  await mails.close();
  postgres.stop();
}
judge("seconds that the run took", (Date.now() - begun) / 1000, plan.mostSeconds, " s");
console.log(`\n${faults.length} faults`);
process.exit(faults.length > 0 ? 1 : 0);
