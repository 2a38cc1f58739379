import { randomUUID } from "node:crypto";
import { callUrl } from "@mec/api";
import { projectCalls } from "@mec/api/project";
import { studyCalls } from "@mec/api/study";
import type { Database } from "../packages/server/src/db/connect.ts";
import { aProject } from "../packages/server/test/application-fixtures.ts";
import { asDatabaseOwner } from "../packages/server/test/database.ts";
import { aPerson } from "../packages/server/test/harness.ts";
import { type Browser, openBrowser, post } from "../packages/server/test/process-browser.ts";
import { applicationRow, consumptionPointRow, productionPointRow } from "../packages/server/test/rows.ts";
import { pause } from "../packages/server/test/server-process.ts";
import { wireOf } from "../packages/server/test/wire-of.ts";

/** Somebody with a project, and those who take part in it. */
interface Owner {
  readonly browser: Browser;
  readonly accountId: string;
  readonly projectId: string;
  readonly consumptionPointIds: readonly string[];
}

/** Owners of small projects, who ask in turn, and of one whose study takes long enough to be interrupted. */
export interface Owners {
  readonly small: readonly Owner[];
  readonly big: Owner;
}

export interface Studies {
  /** How many answers of each status, 0 for a connection that was cut. */
  readonly answers: Map<number, number>;
  /** What was asked and never answered, or answered with something else. */
  readonly unanswered: string[];
  readonly done: () => number;
  /** Asks for the big study, and resolves once a worker is at it; it is answered by the end. */
  begin(): Promise<void>;
  /** Ends once everything begun is answered. */
  stop(): Promise<void>;
}

const participants = { small: 40, big: 800 };
const smallProjects = 6;
const betweenMs = 1_000;
const againMs = 500;
/**
 * The longest wait for a study: asked as the database begins to fail, it comes only after ten restarts, an absence
 * and a freeze, one after the other.
 */
const patienceMs = 180_000;

async function makeOwner(url: string, db: Database, size: number): Promise<Owner> {
  const browser = await openBrowser(url);
  const person = aPerson({ email: `porteur-${randomUUID()}@exemple.fr` });
  await post(`${url}/api/sign-up`, browser, { ...person, cgus: true });
  const made = await post(`${url}/api/project`, browser, wireOf(projectCalls.createProject, aProject()));
  if (made.status !== 201) throw new Error(`A project was answered with ${made.status}`);
  const { id: projectId } = (await made.json()) as { id: string };
  const { id: accountId } = await db
    .selectFrom("account")
    .select("id")
    .where("email", "=", person.email)
    .executeTakeFirstOrThrow();
  await productionPointRow(db, accountId, { projectId });
  const consumptionPointIds: string[] = [];
  // Without its triggers, which would sum the project up anew for each of them.
  await asDatabaseOwner(db, async (tx) => {
    while (consumptionPointIds.length < size) {
      const consumptionPointId = await consumptionPointRow(tx, accountId);
      await applicationRow(tx, { projectId, consumptionPointId, status: "SIGNATURE" });
      consumptionPointIds.push(consumptionPointId);
    }
  });
  return { browser, accountId, projectId, consumptionPointIds };
}

export async function makeOwners(url: string, db: Database): Promise<Owners> {
  const small: Owner[] = [];
  while (small.length < smallProjects) small.push(await makeOwner(url, db, participants.small));
  return { small, big: await makeOwner(url, db, participants.big) };
}

/** What an owner asks: each time of other participants, so that nothing is answered from what was kept. */
interface Question {
  readonly path: string;
  readonly browser: Browser;
  /** Whether the answer has all that it must have. */
  readonly isWhole: (answer: Response) => Promise<boolean>;
}

const some = (ids: readonly string[]) => {
  const from = Math.floor((Math.random() * ids.length) / 2);
  return ids.slice(from, from + Math.ceil(ids.length / 2));
};

/** @param consumptionPointIds all who take part, unless given. */
function studyOf({ browser, projectId, ...owner }: Owner, consumptionPointIds?: readonly string[]): Question {
  const path = callUrl("/api", studyCalls.getStudy, {
    params: { id: projectId },
    query: consumptionPointIds ? { consumptionPointIds: [...consumptionPointIds] } : {},
  } as never);
  const expected = (consumptionPointIds ?? owner.consumptionPointIds).length;
  const isWhole = async (answer: Response) => {
    const { participants: found } = (await answer.json()) as { participants: unknown[] };
    return found.length === expected;
  };
  return { path, browser, isWhole };
}

const marks = { csv: "\ufeff", xlsx: "PK", pdf: "%PDF-" };

function exportOf({ browser, projectId, consumptionPointIds }: Owner, format: keyof typeof marks): Question {
  const path = callUrl("/api", studyCalls.exportStudy, {
    params: { id: projectId },
    query: { consumptionPointIds: some(consumptionPointIds), format },
  } as never);
  const isWhole = async (answer: Response) =>
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString()
      .startsWith(marks[format]);
  return { path, browser, isWhole };
}

const count = (counts: Map<number, number>, status: number) =>
  void counts.set(status, (counts.get(status) ?? 0) + 1);

type WithDatabase = <T>(work: (db: Database) => Promise<T>) => Promise<T>;

/** Changes what a study is about, so that it is computed anew. */
const change = async (db: Database, { consumptionPointIds: [first = ""] }: Owner) => {
  await db
    .updateTable("consumption_point")
    .set(({ eb }) => ({ annual_consumption: eb("annual_consumption", "+", 1) }))
    .where("id", "=", first)
    .execute();
};

/** Whether a worker is at the study of this owner. */
async function isUnderWay(db: Database, { accountId }: Owner): Promise<boolean> {
  const found = await db
    .selectFrom("long_work")
    .select("id")
    .where("whose", "=", accountId)
    .where("taken_by", "is not", null)
    .where("answer", "is", null)
    .executeTakeFirst();
  return found !== undefined;
}

/** Owners who ask for studies and their files through `url`, each again until it is answered. */
export function startStudies(url: string, withDatabase: WithDatabase, { small, big }: Owners): Studies {
  const answers = new Map<number, number>();
  const unanswered: string[] = [];
  const beside: Promise<void>[] = [];
  let done = 0;
  let isOver = false;

  async function tryOnce({ path, browser, isWhole }: Question): Promise<number> {
    try {
      const answer = await fetch(url + path, {
        headers: { cookie: browser.cookie },
        signal: AbortSignal.timeout(patienceMs),
      });
      if (answer.status === 200 && !(await isWhole(answer)))
        unanswered.push(`not whole: ${path.slice(0, 90)}`);
      return answer.status;
    } catch {
      return 0;
    }
  }

  async function ask(question: Question): Promise<void> {
    const deadline = Date.now() + patienceMs;
    for (;;) {
      const status = await tryOnce(question);
      count(answers, status);
      if (status === 200) {
        done += 1;
        return;
      }
      if ((status >= 400 && status < 500 && status !== 429) || Date.now() > deadline) {
        unanswered.push(`${status}: ${question.path.slice(0, 90)}`);
        return;
      }
      await pause(againMs);
    }
  }

  async function askInTurn(): Promise<void> {
    for (let turn = 0; !isOver; turn += 1) {
      const owner = small[turn % small.length];
      if (!owner) return;
      await ask(studyOf(owner, some(owner.consumptionPointIds)));
      const formats = ["csv", "xlsx", "pdf"] as const;
      await ask(exportOf(owner, formats[turn % formats.length] ?? "csv"));
      await pause(betweenMs);
    }
  }

  const running = askInTurn();
  return {
    answers,
    unanswered,
    done: () => done,
    begin: () =>
      withDatabase(async (db) => {
        await change(db, big);
        let isAnswered = false;
        const asking = ask(studyOf(big)).then(() => {
          isAnswered = true;
        });
        beside.push(asking);
        while (!(await isUnderWay(db, big)) && !isAnswered) await pause(10);
        if (isAnswered) unanswered.push("the big study ended before its worker could be killed");
      }),
    async stop() {
      isOver = true;
      await Promise.all([running, ...beside]);
    },
  };
}
