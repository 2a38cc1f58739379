import type { BenchResult } from "../result.ts";
import { startAnswering } from "../support/answering.ts";
import { fillOperations, growthOf } from "../support/growth.ts";

/** Calls that an owner and a visitor make on an operation of 100, 1,000 and 10,000: none may block others' answers. */
const calls = [
  {
    name: "perimeter, broken",
    path: (id: string) => `/api/project/${id}/perimeter`,
    goals: { ms: 150, stallMs: 30 },
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
    goals: { ms: 100, stallMs: 30 },
  },
  {
    name: "a page of 50 consumers",
    path: (id: string) => `/api/project/${id}/application?page=2`,
    goals: { ms: 100, stallMs: 30 },
  },
  {
    name: "public page",
    path: (id: string) => `/api/public/project/${id}`,
    signedIn: false,
    goals: { stallMs: 30, kB: 15 },
  },
];

export async function* run(): AsyncGenerator<BenchResult> {
  const server = await startAnswering();
  try {
    const operations = await fillOperations(server);
    for (const call of calls) yield* growthOf(server, operations, call);
  } finally {
    await server.close();
  }
}
