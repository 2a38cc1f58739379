import type { Database } from "../../packages/server/src/db/connect.ts";
import type { Figure } from "../result.ts";
import { type Answering, startAnswering } from "../support/answering.ts";
import { bareLoop, bareSelect } from "../support/controls.ts";
import { fillReadings } from "../support/curves.ts";
import { type Asked, asIdle, fillOperations, growthOf } from "../support/growth.ts";
import { memoryOf } from "../support/memory.ts";

/** Lists asked for without a page, which end after their first lines: what lies behind must cost nothing. */
const bareLists = (
  [
    ["consumers", (id: string) => `/api/project/${id}/application`],
    ["documents", (id: string) => `/api/project/${id}/document`],
    ["invitations", (id: string) => `/api/project/${id}/invitation`],
    ["terms of sale", (id: string) => `/api/project/${id}/sales-contract`],
    ["public participants", (id: string) => `/api/public/project/${id}/participant`],
  ] as const
).map(([name, path]) => ({ name: `bare list of ${name}`, path }));

/** Calls that an owner and a visitor make on an operation of 100, 1,000 and 10,000: none may block others' answers. */
const callsOf = (db: Database): Asked[] => [
  {
    name: "perimeter, broken",
    path: (id: string) => `/api/project/${id}/perimeter`,
    duration: { 10000: { max: 17, control: (people) => bareSelect(db, people) } },
  },
  {
    name: "consumers as CSV",
    path: (id: string) => `/api/project/${id}/application/export?format=csv`,
  },
  {
    name: "consumers as XLSX",
    path: (id: string) => `/api/project/${id}/application/export?format=xlsx`,
  },
  {
    name: "annexe 2 as XLSX",
    path: (id: string) => `/api/project/${id}/annexe2?format=xlsx`,
  },
  {
    name: "a page of 50 documents",
    path: (id: string) => `/api/project/${id}/document?page=2`,
    duration: { 10000: { max: 6.9, control: (people) => bareSelect(db, people) } },
  },
  {
    name: "a page of 50 consumers",
    path: (id: string) => `/api/project/${id}/application?page=2`,
    duration: { 10000: { max: 6.5, control: (people) => bareSelect(db, people) } },
  },
  {
    name: "public page",
    path: (id: string) => `/api/public/project/${id}`,
    signedIn: false,
    kB: 15,
  },
  ...bareLists,
];

const hoursOfAYear = 8760;

const studyOf = (max: number) => ({ max, control: (people: number) => bareLoop(hoursOfAYear, people) });

/** What was computed is kept for a day: a study asked for again would be read, not computed. */
const forgetResults = ({ db }: Answering) => db.deleteFrom("kept_result").execute();

/** A study of each size, then that of 100 while that of 10,000 is computed beside it. */
async function* studies(server: Answering, operations: ReadonlyMap<number, string>): AsyncGenerator<Figure> {
  const pathOf = (people: number) => `/api/project/${operations.get(people)}/study`;
  yield* growthOf(server, operations, {
    name: "study",
    path: (id) => `/api/project/${id}/study`,
    duration: { 1000: studyOf(32), 10000: studyOf(19) },
    before: () => forgetResults(server),
  });
  await forgetResults(server);
  const alone = await server.ask(pathOf(100));
  await forgetResults(server);
  const large = server.ask(pathOf(10_000));
  const beside = await server.ask(pathOf(100));
  await large;
  yield {
    name: "study of 100 beside that of 10,000",
    value: beside.ms,
    unit: "ms",
    ratio: { max: 2.6 },
    control: { name: "the same alone", value: alone.ms, unit: "ms" },
  };
  await fillReadings(server.db, server.url, operations.get(10_000) ?? "");
  const measured = await server.ask(pathOf(10_000));
  yield {
    name: "study of 10,000, each with a year of readings",
    value: measured.ms,
    unit: "ms",
    ratio: { max: 106 },
    control: bareLoop(hoursOfAYear, 10_000),
    cpuMs: measured.cpuMs,
  };
  yield {
    name: "study of 10,000 readings: the loop's longest delay",
    value: measured.stallMs,
    unit: "ms",
    ratio: { max: asIdle.max },
    control: await asIdle.control(),
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

export async function* run(): AsyncGenerator<Figure> {
  const server = await startAnswering();
  try {
    const operations = await fillOperations(server);
    yield* studies(server, operations);
    for (const call of callsOf(server.db)) yield* growthOf(server, operations, call);
  } finally {
    await server.close();
  }
}
