import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { connect as connectTcp } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { pause, type ServerProcess, startServerProcess } from "./server-process.ts";
import { startTcpProxy, type TcpProxy } from "./tcp-proxy.ts";

const url = process.env.TEST_DATABASE_URL ?? "";

/** The real server on the real PostgreSQL, when one of the two goes away. */
describe.skipIf(url === "")("a server whose database goes away", () => {
  let operator: pg.Client;
  let name: string;
  let own: string;
  let proxy: TcpProxy;
  /** The folder that all nodes share: their secrets and their files are the same. */
  const dataDir = mkdtempSync(join(tmpdir(), "mec-faults-"));
  const servers: ServerProcess[] = [];

  beforeEach(async () => {
    name = `faults_${randomUUID().replaceAll("-", "")}`;
    operator = new pg.Client({ connectionString: url });
    await operator.connect();
    await operator.query(`create database ${name}`);
    const address = new URL(url);
    proxy = await startTcpProxy(address.hostname, Number(address.port || 5432));
    address.hostname = "127.0.0.1";
    address.port = String(proxy.port);
    address.pathname = `/${name}`;
    own = address.toString();
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.kill()));
    await proxy.away();
    await operator.query(`drop database ${name} with (force)`);
    await operator.end();
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  async function startNode(): Promise<ServerProcess> {
    const server = await startServerProcess(dataDir, {
      DATABASE_URL: own,
      DATABASE_POOL: "3",
      DATABASE_BACKGROUND_POOL: "2",
      LOG_LEVEL: "silent",
    });
    servers.push(server);
    return server;
  }

  const status = async (address: string) => {
    const answer = await fetch(address);
    return {
      status: answer.status,
      retryAfter: answer.headers.get("retry-after"),
      body: await answer.text(),
    };
  };

  const waitingForLocks = async () => {
    const asking = "select from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'";
    return (await operator.query(asking, [name])).rowCount;
  };

  it("goes on living, says 503 and when to come back, is alive and not ready, and serves as soon as it is back", async () => {
    const server = await startNode();
    const list = `${server.url}/api/public/project?limit=5`;
    expect((await status(list)).status).toBe(200);
    let isOver = false;
    const seen = new Set<number>();
    const traffic = (async (): Promise<void> => {
      for (let asked = 0; !isOver; asked += 1)
        seen.add((await status(`${server.url}/api/public/project/department/${(asked % 9) + 1}0`)).status);
    })();
    await proxy.away();
    await pause(500);
    const invitation = await status(`${server.url}/api/public/invitation/${"a".repeat(43)}`);
    expect(invitation).toMatchObject({ status: 503, retryAfter: expect.stringMatching(/^\d+$/) });
    expect(JSON.parse(invitation.body)).toMatchObject({ message: "SERVICE_UNAVAILABLE" });
    expect((await status(`${server.url}/health/live`)).status).toBe(200);
    const asked = Date.now();
    expect((await status(`${server.url}/health/ready`)).status).toBe(503);
    // Long before a connection that is tried would be given up.
    expect(Date.now() - asked).toBeLessThan(4_000);
    await proxy.back();
    const returned = Date.now();
    while ((await status(`${server.url}/health/ready`)).status !== 200) {
      expect(Date.now() - returned).toBeLessThan(10_000);
      await pause(100);
    }
    isOver = true;
    await traffic;
    expect(server.isAlive()).toBe(true);
    expect([...seen].filter((code) => code !== 200 && code !== 503 && code !== 404 && code !== 429)).toEqual(
      [],
    );
  }, 120_000);

  it("says 503 and when to come back while a table is locked, stays ready, and serves as soon as it is free", async () => {
    const server = await startNode();
    const holder = new pg.Client({ connectionString: own });
    await holder.connect();
    const invitation = `${server.url}/api/public/invitation/${"a".repeat(43)}`;
    expect((await status(invitation)).status).toBe(404);
    await holder.query("begin; lock table invitation");
    const asked = status(invitation);
    await pause(500);
    expect((await status(`${server.url}/health/ready`)).status).toBe(200);
    const others = Array.from({ length: 5 }, () => status(invitation));
    while ((await waitingForLocks()) !== 3) await pause(20);
    // No more connections than DATABASE_POOL: the others do not get one, and are told so.
    for (const answer of await Promise.all([asked, ...others]))
      expect(answer).toMatchObject({ status: 503, retryAfter: "5" });
    await holder.query("rollback");
    expect((await status(invitation)).status).toBe(404);
    await holder.end();
  }, 120_000);

  it("is ready while its queue and long work hold all connections of theirs, and says that the backlog is not known", async () => {
    const server = await startNode();
    const readiness = async () => JSON.parse((await status(`${server.url}/health/ready`)).body);
    expect(await readiness()).toEqual({ status: "ok", backlog: 0 });
    const holder = new pg.Client({ connectionString: own });
    await holder.connect();
    await holder.query("begin; lock table pgboss.job");
    // Each of the queue's hands takes a connection, and waits on it: as many as DATABASE_BACKGROUND_POOL says.
    while ((await waitingForLocks()) !== 2) await pause(50);
    for (let asked = 0; asked < 5; asked += 1)
      expect(await readiness()).toEqual({ status: "ok", backlog: null });
    await holder.query("rollback");
    await holder.end();
    while ((await readiness()).backlog === null) await pause(50);
  }, 120_000);

  it("begins at the same instant as its neighbours on an empty database: all come up", async () => {
    const nodes = await Promise.all([startNode(), startNode(), startNode()]);
    for (const node of nodes) expect((await status(`${node.url}/health/ready`)).status).toBe(200);
  }, 180_000);

  it("stops within ten seconds, whatever somebody is still sending", async () => {
    const server = await startNode();
    const { port, hostname } = new URL(server.url);
    const socket = connectTcp(Number(port), hostname);
    socket.on("error", () => {});
    const head =
      "POST /api/signature/verification HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=b\r\n";
    socket.write(`${head}content-length: 5000\r\n\r\n--b\r\n`);
    await pause(300);
    const { code, milliseconds } = await server.stop();
    socket.destroy();
    expect(code).toBe(0);
    expect(milliseconds).toBeLessThan(10_000);
  }, 120_000);
});
