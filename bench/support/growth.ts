import { setTimeout } from "node:timers/promises";
import type { BenchResult } from "../result.ts";
import { type Answer, type Answering, stallOf } from "./answering.ts";
import { fillOperation } from "./operation.ts";

/** The sizes of an operation, in participants. */
export const sizes = [100, 1000, 10_000] as const;
const rounds = 5;

export interface GrowthGoals {
  readonly ms?: number;
  readonly stallMs?: number;
  readonly kB?: number;
}

/** The best of several: other load on the machine only adds time. */
async function best(ask: () => Promise<Answer>, before?: () => Promise<unknown>): Promise<Answer> {
  const answers: Answer[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await before?.();
    answers.push(await ask());
  }
  const least = (of: keyof Answer) => Math.min(...answers.map((answer) => answer[of]));
  return { ms: least("ms"), cpuMs: least("cpuMs"), stallMs: least("stallMs"), bytes: least("bytes") };
}

/** The event loop's delay on this machine when idle. */
export async function idleStall(): Promise<NonNullable<BenchResult["control"]>> {
  const stalls: number[] = [];
  for (let round = 0; round < rounds; round += 1) stalls.push((await stallOf(() => setTimeout(200))).stallMs);
  return { name: "an idle loop", value: Math.min(...stalls), unit: "ms" };
}

/** The answer at each size: its duration, its growth, how long it blocks other answers, and its weight. */
export async function* growthOf(
  server: Answering,
  operations: ReadonlyMap<number, string>,
  asked: {
    name: string;
    path: (projectId: string) => string;
    signedIn?: boolean;
    goals: GrowthGoals;
    /** Done before each round, unmeasured. */
    before?: () => Promise<unknown>;
  },
): AsyncGenerator<BenchResult> {
  const { name, path, signedIn = true, goals, before } = asked;
  const answers: Answer[] = [];
  for (const [people, projectId] of operations) {
    const answer = await best(() => server.ask(path(projectId), { signedIn }), before);
    answers.push(answer);
    const isLargest = people === sizes.at(-1);
    yield {
      name: `${name}, ${people} people`,
      value: answer.ms,
      unit: "ms",
      cpuMs: answer.cpuMs,
      ...(isLargest && goals.ms ? { goal: { max: goals.ms } } : {}),
    };
  }
  const [, middle, largest] = answers;
  if (!middle || !largest) return;
  yield {
    name: `${name}: exponent of its growth`,
    value: Math.log10(largest.ms / middle.ms),
    unit: "",
    goal: { max: 1.1 },
    control: {
      name: "by the processor's own time",
      value: Math.log10(largest.cpuMs / middle.cpuMs),
      unit: "",
    },
  };
  yield {
    name: `${name}: the loop's longest delay at the largest`,
    value: largest.stallMs,
    unit: "ms",
    ...(goals.stallMs ? { goal: { max: goals.stallMs } } : {}),
    control: await idleStall(),
  };
  yield {
    name: `${name}: weight at the largest`,
    value: largest.bytes / 1000,
    unit: "kB",
    ...(goals.kB ? { goal: { max: goals.kB } } : {}),
  };
}

/** One operation of each size, by its size. */
export async function fillOperations(server: Answering): Promise<Map<number, string>> {
  const operations = new Map<number, string>();
  for (const people of sizes) operations.set(people, await fillOperation(server.db, server.ownerId, people));
  return operations;
}
