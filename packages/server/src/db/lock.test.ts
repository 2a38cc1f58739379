import { spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findLock, removeDead, takeLock } from "./lock.ts";
import { ownIdentity } from "./process-identity.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "mec-lock-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const lockDir = () => join(dataDir, "server.lock.d");
const holder = () => join(dataDir, "server.holder");
const quick = { update: 1_000, stale: 2_000 };

/** A lock as left by a process of another container: its last heartbeat was `silentMs` ago. */
function leaveLock(identity: object | string, silentMs: number): void {
  mkdirSync(lockDir());
  writeFileSync(holder(), typeof identity === "string" ? identity : JSON.stringify(identity));
  const last = new Date(Date.now() - silentMs);
  utimesSync(lockDir(), last, last);
}

const elsewhere = () => ({ boot: "another", namespace: "pid:[1]", pid: 1, startedAt: "1" });

describe("the lock of DATA_DIR", () => {
  it("refuses a second process at once while the first lives, and is free once it is released", async () => {
    const release = await takeLock(dataDir, quick);
    await expect(takeLock(dataDir, quick)).rejects.toThrow(`is in use by another process (${process.pid})`);
    await release();
    expect([existsSync(lockDir()), existsSync(holder())]).toEqual([false, false]);
    await (await takeLock(dataDir, quick))();
  });

  it("of a process that ended here is taken over at once", async () => {
    const ended = spawn(process.execPath, ["-e", ""]);
    await new Promise((resolve) => ended.once("exit", resolve));
    leaveLock({ ...ownIdentity(), pid: ended.pid, startedAt: "1" }, 0);
    const begun = Date.now();
    const release = await takeLock(dataDir);
    expect(Date.now() - begun).toBeLessThan(5_000);
    await release();
  });

  it("of a number that another process has now is taken over: a number proves nothing", async () => {
    leaveLock({ ...ownIdentity(), startedAt: "1" }, 0);
    await (await takeLock(dataDir))();
  });

  it("of another container or of before a reboot holds as long as its heart beats, and no longer", async () => {
    leaveLock(elsewhere(), 0);
    const beating = setInterval(() => utimesSync(lockDir(), new Date(), new Date()), 200);
    await expect(takeLock(dataDir, quick)).rejects.toThrow("is in use by another process (1)");
    clearInterval(beating);
    await (await takeLock(dataDir, quick))();
  });

  it.each([
    ["ahead of this one, as after it was set back", -3_600_000],
    ["behind this one", 3_600_000],
  ])(
    "is judged by what is seen of its heart, not by the time that a clock %s wrote",
    async (_case, behindMs) => {
      leaveLock(elsewhere(), behindMs);
      let beats = 0;
      const beating = setInterval(() => {
        const at = new Date(Date.now() - behindMs + ++beats);
        utimesSync(lockDir(), at, at);
      }, 200);
      await expect(takeLock(dataDir, quick)).rejects.toThrow("is in use by another process (1)");
      clearInterval(beating);
      await (await takeLock(dataDir, quick))();
    },
  );

  const overHere = () => ({ ...ownIdentity(), startedAt: "1" });

  it.each([
    ["of a process that ended here", overHere, 0],
    ["whose heart has stopped", elsewhere, 60_000],
    ["that says nothing of its holder", () => "", 60_000],
  ])(
    "%s is removed by one of two that found it dead, and the other leaves the new one alone",
    async (_case, holderOf, silentMs) => {
      leaveLock(holderOf(), silentMs);
      const found = findLock(dataDir);
      if (!found) throw new Error("There is a lock");
      const release = await takeLock(dataDir, quick);
      const [lock, text] = [findLock(dataDir), readFileSync(holder(), "utf8")];
      // Later, the other one goes on from what it saw.
      removeDead(dataDir, found);
      expect(findLock(dataDir)).toEqual(lock);
      expect(readFileSync(holder(), "utf8")).toBe(text);
      await release();
      expect(readdirSync(dataDir)).toEqual([]);
    },
  );

  it("of a process that certainly lives here holds, however long its heart was still", async () => {
    leaveLock({ ...ownIdentity() }, 60_000);
    await expect(takeLock(dataDir, quick)).rejects.toThrow(`is in use by another process (${process.pid})`);
    expect(existsSync(lockDir())).toBe(true);
  });

  it("is had by one of two that start at once on a dead one", async () => {
    leaveLock(overHere(), 0);
    const starts = await Promise.allSettled([takeLock(dataDir, quick), takeLock(dataDir, quick)]);
    const [won, ...others] = starts.filter((start) => start.status === "fulfilled");
    expect(others).toEqual([]);
    await won?.value();
  });

  it.each([
    ["empty", ""],
    ["torn", '{"boot":"a'],
    ["of another kind", "12345"],
  ])("hinders nobody when its file is %s and nobody's heart beats", async (_case, content) => {
    leaveLock(content, 60_000);
    writeFileSync(join(dataDir, "server.lock"), content);
    await (await takeLock(dataDir, quick))();
    expect(existsSync(join(dataDir, "server.lock"))).toBe(false);
  });

  it("is taken over where a file stands in its place", async () => {
    writeFileSync(lockDir(), "");
    utimesSync(lockDir(), new Date(0), new Date(0));
    await (await takeLock(dataDir, quick))();
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
