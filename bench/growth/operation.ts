import type { BenchResult } from "../result.ts";
import { type Answering, startAnswering } from "../support/answering.ts";
import { fillReadings } from "../support/curves.ts";
import { fillOperations, growthOf, idleStall } from "../support/growth.ts";
import { memoryOf } from "../support/memory.ts";

/** Lists asked for without a page, which end after their first lines: what lies behind must cost nothing. */
const bareLists = (
  [
    ["consumers", (id: string) => `/api/project/${id}/application`],
    ["papers", (id: string) => `/api/project/${id}/document`],
    ["invitations", (id: string) => `/api/project/${id}/invitation`],
    ["terms of sale", (id: string) => `/api/project/${id}/sales-contract`],
    ["public participants", (id: string) => `/api/public/project/${id}/participant`],
  ] as const
).map(([name, path]) => ({ name: `bare list of ${name}`, path, goals: { stallMs: 30 } }));

/** Calls that an owner and a visitor make on an operation of 100, 1,000 and 10,000: none may block others' answers. */
const calls = [
  {
    name: "perimeter, broken",
    path: (id: string) => `/api/project/${id}/perimeter`,
    goals: { ms: { 10000: 150 }, stallMs: 30 },
  },
  {
    name: "consumers as CSV",
    path: (id: string) => `/api/project/${id}/application/export?format=csv`,
    goals: { stallMs: 30 },
  },
  {
    name: "consumers as XLSX",
    path: (id: string) => `/api/project/${id}/application/export?format=xlsx`,
    goals: { stallMs: 30 },
  },
  {
    name: "annexe 2 as XLSX",
    path: (id: string) => `/api/project/${id}/annexe2?format=xlsx`,
    goals: { stallMs: 30 },
  },
  {
    name: "a page of 50 documents",
    path: (id: string) => `/api/project/${id}/document?page=2`,
    goals: { ms: { 10000: 100 }, stallMs: 30 },
  },
  {
    name: "a page of 50 consumers",
    path: (id: string) => `/api/project/${id}/application?page=2`,
    goals: { ms: { 10000: 100 }, stallMs: 30 },
  },
  {
    name: "public page",
    path: (id: string) => `/api/public/project/${id}`,
    signedIn: false,
    goals: { stallMs: 30, kB: 15 },
  },
  ...bareLists,
];

/** The answer of a study of 10,000 is one text of 4.8 MB, which the thread that answers writes at once (decision 0071). */
const mostStudyStallMs = 150;

/** What was computed is kept for a day: a study asked for again would be read, not computed. */
const forgetResults = ({ db }: Answering) => db.deleteFrom("kept_result").execute();

/** A study of each size, then that of 100 while that of 10,000 is computed beside it. */
async function* studies(
  server: Answering,
  operations: ReadonlyMap<number, string>,
): AsyncGenerator<BenchResult> {
  const pathOf = (people: number) => `/api/project/${operations.get(people)}/study`;
  yield* growthOf(server, operations, {
    name: "study",
    path: (id) => `/api/project/${id}/study`,
    goals: { ms: { 1000: 1500, 10000: 10_000 }, stallMs: mostStudyStallMs },
    before: () => forgetResults(server),
  });
  await forgetResults(server);
  const large = server.ask(pathOf(10_000));
  const beside = await server.ask(pathOf(100));
  await large;
  yield { name: "study of 100 beside that of 10,000", value: beside.ms, unit: "ms", goal: { max: 1000 } };
  await fillReadings(server.db, server.url, operations.get(10_000) ?? "");
  const measured = await server.ask(pathOf(10_000));
  yield {
    name: "study of 10,000, each with a year of readings",
    value: measured.ms,
    unit: "ms",
    goal: { max: 10_000 },
    cpuMs: measured.cpuMs,
  };
  yield {
    name: "study of 10,000 readings: the loop's longest delay",
    value: measured.stallMs,
    unit: "ms",
    goal: { max: mostStudyStallMs },
    control: await idleStall(),
  };
  await forgetResults(server);
  const { ready, peak } = await memoryOf(server, [pathOf(10_000), `${pathOf(10_000)}/export?format=pdf`]);
  yield {
    name: "memory at most of a server that makes that study and its report as PDF",
    value: peak,
    unit: "MB",
    goal: { max: 700 },
    control: { name: "once it is ready", value: ready, unit: "MB" },
  };
}

export async function* run(): AsyncGenerator<BenchResult> {
  const server = await startAnswering();
  try {
    const operations = await fillOperations(server);
    yield* studies(server, operations);
    for (const call of calls) yield* growthOf(server, operations, call);
  } finally {
    await server.close();
  }
}
