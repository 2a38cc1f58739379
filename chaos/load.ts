import { randomUUID } from "node:crypto";
import { applicationCalls } from "@mec/api/application";
import { createAllBody } from "../packages/server/test/application-fixtures.ts";
import { type Browser, openBrowser, post } from "../packages/server/test/process-browser.ts";
import { pause } from "../packages/server/test/server-process.ts";
import { wireOf } from "../packages/server/test/wire-of.ts";

const writers = 3;
const readers = 3;
const betweenWritesMs = 150;
const betweenReadsMs = 40;
const againMs = 250;
/** Longer than the product lets any request wait. */
const patienceMs = 45_000;

const joinPath = "/api/consumption-point/application/create-all-and-apply";

export interface Load {
  /** The e-mail of each person whose joining was acknowledged. */
  readonly acknowledged: string[];
  /** How many answers of each status, 0 for a connection that was cut. */
  readonly reads: Map<number, number>;
  readonly writes: Map<number, number>;
  /** Refusals that blame the caller for a fault of the platform: "403 FORBIDDEN". */
  readonly refusals: string[];
  /** Resolves at the next write that is acknowledged for a request that was sent after now. */
  nextWrite(): Promise<void>;
  /** Ends once everything begun is acknowledged. */
  stop(): Promise<void>;
}

const count = (counts: Map<number, number>, status: number) =>
  void counts.set(status, (counts.get(status) ?? 0) + 1);

/** People who join a project through `url`, each retrying with one key until acknowledged, and others who read. */
export function startLoad(url: string, projectId: string): Load {
  const acknowledged: string[] = [];
  const reads = new Map<number, number>();
  const writes = new Map<number, number>();
  const refusals: string[] = [];
  let waiting: { since: number; resolve: () => void }[] = [];
  let isOver = false;
  let visitors = 0;

  async function open(): Promise<Browser> {
    for (;;) {
      const browser = await openBrowser(url).catch(() => null);
      if (browser?.xsrf) return browser;
      await pause(againMs);
    }
  }

  /** @returns the status; 503 also while a node that died may still hold the key, as the key's answer says. */
  async function ask(browser: Browser, body: unknown, key: string): Promise<number> {
    try {
      const answer = await post(url + joinPath, browser, body, { "idempotency-key": key });
      if (answer.status < 400 || answer.status >= 500) return answer.status;
      const { message } = (await answer.json()) as { message: string };
      if (message === "IDEMPOTENCY_KEY_IN_USE") return 503;
      // The connection was lost at the commit, and this answer says that the work is done.
      if (message === "IDEMPOTENCY_ANSWER_LOST") return 201;
      refusals.push(`${answer.status} ${message}`);
      return answer.status;
    } catch {
      return 0;
    }
  }

  function tellWaiting(sentAt: number): void {
    for (const { since, resolve } of waiting) if (since <= sentAt) resolve();
    waiting = waiting.filter(({ since }) => since > sentAt);
  }

  async function join(): Promise<void> {
    const body = createAllBody(projectId);
    const wire = wireOf(applicationCalls.createAllAndApply, body);
    const key = randomUUID();
    const browser = await open();
    const deadline = Date.now() + patienceMs * 2;
    for (;;) {
      const sentAt = Date.now();
      const status = await ask({ ...browser }, wire, key);
      count(writes, status);
      if (status === 201) {
        acknowledged.push(body.user.email);
        return tellWaiting(sentAt);
      }
      if ((status >= 400 && status < 500) || Date.now() > deadline) return;
      await pause(againMs);
    }
  }

  async function look(path: string): Promise<number> {
    visitors += 1;
    try {
      const answer = await fetch(url + path, {
        headers: { "x-forwarded-for": `10.1.${visitors >> 8}.${visitors & 255}` },
        signal: AbortSignal.timeout(patienceMs),
      });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      return 0;
    }
  }

  async function read(): Promise<void> {
    for (const path of ["/", "/api/public/project/department/35", `/project/${projectId}/nom`]) {
      count(reads, await look(path));
      await pause(betweenReadsMs);
    }
  }

  async function repeat(work: () => Promise<void>, pauseMs: number): Promise<void> {
    while (!isOver) {
      await work();
      await pause(pauseMs);
    }
  }

  const running = [
    ...Array.from({ length: writers }, () => repeat(join, betweenWritesMs)),
    ...Array.from({ length: readers }, () => repeat(read, betweenReadsMs)),
  ];
  return {
    acknowledged,
    reads,
    writes,
    refusals,
    nextWrite: () => new Promise((resolve) => waiting.push({ since: Date.now(), resolve })),
    async stop() {
      isOver = true;
      await Promise.all(running);
    },
  };
}
