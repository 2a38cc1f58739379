import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { maxVerifiedBytes } from "@mec/api/signature";
import { openBrowser } from "../packages/server/test/process-browser.ts";
import { pause, type ServerProcess, startServerProcess } from "../packages/server/test/server-process.ts";
import type { Balancer } from "./balancer.ts";

/** What each node does: two answer people, behind the balancer, and leave the queue and long work to a worker. */
const roles = { a: "web", b: "web", worker: "worker" } as const;
export type NodeName = keyof typeof roles;
export const nodeNames = Object.keys(roles) as NodeName[];

export interface Health {
  readonly check: "live" | "ready";
  /** 0 when nobody answered. */
  readonly status: number;
  readonly milliseconds: number;
}

export interface Nodes {
  start(name: NodeName): Promise<void>;
  /** Starts them all at the same instant. */
  startAll(): Promise<void>;
  kill(name: NodeName): Promise<void>;
  /** Asks a node to stop, one that answers people while somebody's upload is half done. */
  stop(name: NodeName): Promise<{ code: number | null; milliseconds: number }>;
  /** The names of the nodes that ended without being asked to. */
  dead(): NodeName[];
  /** What the nodes logged of their answers 500. */
  readonly broken: readonly string[];
  /** What each node answers about its health, and how long it took. */
  health(): Promise<Health[]>;
  close(): Promise<void>;
}

/** Sends the head of a file and the first bytes of it. */
async function halfUpload(url: string): Promise<void> {
  const { cookie, xsrf } = await openBrowser(url);
  const head = [
    "POST /api/signature/verification HTTP/1.1",
    "host: localhost",
    "content-type: multipart/form-data; boundary=frontiere",
    `content-length: ${maxVerifiedBytes}`,
    `cookie: ${cookie}`,
    `x-xsrf-token: ${xsrf}`,
  ];
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.on("error", () => {});
  await new Promise<void>((resolve) => socket.once("connect", resolve));
  const part = '--frontiere\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-';
  socket.write(`${head.join("\r\n")}\r\n\r\n${part}`);
  await pause(300);
}

async function healthOf(url: string, check: Health["check"]): Promise<Health> {
  const begun = performance.now();
  const status = await fetch(`${url}/health/${check}`).then(
    (answer) => answer.arrayBuffer().then(() => answer.status),
    () => 0,
  );
  return { check, status, milliseconds: performance.now() - begun };
}

/** The nodes of one installation, with everything shared that nodes must share. */
export function nodesOf(environment: NodeJS.ProcessEnv, balancer: Balancer): Nodes {
  const folder = mkdtempSync(join(tmpdir(), "mec-chaos-"));
  const shared = {
    ...environment,
    SESSION_SECRET: randomBytes(32).toString("hex"),
    DATA_KEY: randomBytes(32).toString("hex"),
    EVIDENCE_KEY: randomBytes(32).toString("hex"),
    LOG_LEVEL: "error",
    SIGNING_MAIL_WAIT: "0",
  };
  const broken: string[] = [];
  // A node's messages about an absent database do not matter here.
  const onLog = (line: string) => void (line.includes('"statusCode":500') && broken.push(line));
  const running = new Map<NodeName, ServerProcess>();

  // However the run ends, nothing of it remains.
  process.once("exit", () => {
    for (const node of running.values()) void node.kill();
  });

  const nodeOf = (name: NodeName): ServerProcess => {
    const node = running.get(name);
    if (!node) throw new Error(`The node ${name} does not run`);
    return node;
  };
  async function start(name: NodeName): Promise<void> {
    const node = await startServerProcess(
      join(folder, "shared"),
      { ...shared, ROLE: roles[name] },
      undefined,
      onLog,
    );
    running.set(name, node);
    if (roles[name] === "web") balancer.add(name, node.url);
  }
  async function kill(name: NodeName): Promise<void> {
    await nodeOf(name).kill();
    running.delete(name);
    balancer.remove(name);
  }

  return {
    start,
    kill,
    async startAll() {
      await Promise.all(nodeNames.map(start));
    },
    async stop(name) {
      const node = nodeOf(name);
      if (roles[name] === "web") await halfUpload(node.url);
      balancer.remove(name);
      const stopped = await node.stop();
      running.delete(name);
      return stopped;
    },
    broken,
    dead: () => [...running].filter(([, node]) => !node.isAlive()).map(([name]) => name),
    health: () =>
      Promise.all(
        [...running.values()].flatMap(({ url }) => [healthOf(url, "live"), healthOf(url, "ready")]),
      ),
    async close() {
      await Promise.all([...running.keys()].map(kill));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
