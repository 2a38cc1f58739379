import { emptySalesTerms } from "@mec/domain/document";
import { sql } from "kysely";
import type { Control, Figure } from "../result.ts";
import type { Answer, Answering } from "./answering.ts";
import { idleLoop } from "./controls.ts";
import { fillOperation } from "./operation.ts";

/** The sizes of an operation, in participants. */
export const sizes = [100, 1000, 10_000] as const;
const rounds = 5;

/** The goal of a duration: at most so many times its control's. */
interface AtMost {
  readonly max: number;
  readonly control: (people: number) => Control | Promise<Control>;
}

/** What is asked at each size, and how its answer is judged. */
export interface Asked {
  readonly name: string;
  readonly path: (projectId: string) => string;
  readonly signedIn?: boolean;
  /** Done before each round, unmeasured. */
  readonly before?: () => Promise<unknown>;
  /** The goals of its duration, by the size of the operation. */
  readonly duration?: { readonly [people: number]: AtMost };
  /** The most that its answer may weigh at the largest size, kB. */
  readonly kB?: number;
}

/** The goal of every stall: at most three times the idle loop's own delay, which counts as 10 ms at least. */
export const asIdle = { max: 3, control: idleLoop };

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

/** The exponent by which an answer grows from one size to the next, ten times as large. */
const exponent = (smaller: number, larger: number): number => Math.log10(larger / smaller);

/** How the processor's own time grows at each step, beside the whole duration, in which a machine's other work counts. */
function* exponentsOf(name: string, answers: readonly Answer[]): Generator<Figure> {
  for (const [step, larger] of answers.slice(1).entries()) {
    const smaller = answers[step];
    if (!smaller) continue;
    yield {
      name: `${name}: exponent of its growth, ${sizes[step]} to ${sizes[step + 1]}`,
      value: exponent(smaller.cpuMs, larger.cpuMs),
      unit: "",
      goal: { max: 1.1 },
      control: { name: "of the whole duration", value: exponent(smaller.ms, larger.ms), unit: "" },
    };
  }
}

/** The answer at each size: its duration and how long it blocks other answers; then its growth and its weight. */
export async function* growthOf(
  server: Answering,
  operations: ReadonlyMap<number, string>,
  { name, path, signedIn = true, before, duration, kB }: Asked,
): AsyncGenerator<Figure> {
  const answers: Answer[] = [];
  for (const [people, projectId] of operations) {
    const answer = await best(() => server.ask(path(projectId), { signedIn }), before);
    answers.push(answer);
    const judged = duration?.[people];
    const bound = judged ? { ratio: { max: judged.max }, control: await judged.control(people) } : {};
    yield { name: `${name}, ${people} people`, value: answer.ms, unit: "ms", cpuMs: answer.cpuMs, ...bound };
    yield {
      name: `${name}, ${people} people: the loop's longest delay`,
      value: answer.stallMs,
      unit: "ms",
      ratio: { max: asIdle.max },
      control: await asIdle.control(),
    };
  }
  yield* exponentsOf(name, answers);
  yield {
    name: `${name}: weight at the largest`,
    value: (answers.at(-1)?.bytes ?? Number.NaN) / 1000,
    unit: "kB",
    ...(kB === undefined ? {} : { goal: { max: kB } }),
  };
}

/** As many invitations, and terms of sale of single consumers, as there are people. */
async function fillLists({ db }: Answering, projectId: string, people: number): Promise<void> {
  await sql`insert into invitation (project_id, email, created_at)
    select ${projectId}, 'invite' || n || '-of-${sql.raw(String(people))}@exemple.fr', now()
    from generate_series(1, ${people}::int) n`.execute(db);
  await sql`insert into sales_terms (project_id, consumption_point_id, terms, updated_at)
    select project_id, consumption_point_id, ${JSON.stringify(emptySalesTerms)}::jsonb, now() from application where project_id = ${projectId}`.execute(
    db,
  );
}

/** One operation of each size, by its size. */
export async function fillOperations(server: Answering): Promise<Map<number, string>> {
  const operations = new Map<number, string>();
  for (const people of sizes) {
    const projectId = await fillOperation(server.db, server.ownerId, people);
    await fillLists(server, projectId, people);
    operations.set(people, projectId);
  }
  return operations;
}
