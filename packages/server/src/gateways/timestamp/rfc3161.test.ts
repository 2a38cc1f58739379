import { execFileSync, spawnSync } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTsa, type Tsa, type TsaBehaviour } from "../../../test/tsa-server.ts";
import { readTimestampToken } from "../../seal/index.ts";
import { openTimestamps } from "./index.ts";
import type { Timestamps } from "./port.ts";
import { rfc3161Timestamps } from "./rfc3161.ts";

const at = new Date("2026-11-22T07:08:09Z");
let tsa: Tsa;
let timestamps: Timestamps;
beforeAll(async () => {
  tsa = await startTsa(() => at);
});
afterAll(() => tsa.close());
beforeEach(() => {
  tsa.behave("well");
  timestamps = rfc3161Timestamps({ url: tsa.url, certificates: tsa.authority });
});
const digest = () => randomBytes(32);

describe("a time-stamping service", () => {
  it("is none by default, and answers nothing", async () => {
    const none = openTimestamps({ timestamp: undefined });
    expect(none.isOn).toBe(false);
    expect(await none.stamp(digest())).toBeNull();
  });

  it("tells the time of a digest, signed by who leads to the authority that is trusted", async () => {
    const sha256 = digest();
    const stamp = await timestamps.stamp(sha256);
    expect(stamp?.at).toEqual(at);
    const read = readTimestampToken(Buffer.from(stamp?.token ?? []));
    expect(read?.sha256.equals(sha256)).toBe(true);
  });

  it.each<TsaBehaviour>(["down", "refuses", "other nonce", "other digest", "forged", "garbage"])(
    "is not believed when it is %s",
    async (behaviour) => {
      tsa.behave(behaviour);
      await expect(timestamps.stamp(digest())).rejects.toThrow(/time/i);
    },
  );

  it("is not believed when it leads to another authority", async () => {
    const other = await startTsa();
    const strict = rfc3161Timestamps({ url: tsa.url, certificates: other.authority });
    await expect(strict.stamp(digest())).rejects.toThrow("TSA_CERTIFICATE");
    await other.close();
  });

  it("is left alone for a moment once it failed three times", async () => {
    tsa.behave("down");
    for (let time = 0; time < 3; time += 1) await expect(timestamps.stamp(digest())).rejects.toThrow();
    const { asked } = tsa;
    await expect(timestamps.stamp(digest())).rejects.toThrow("left alone");
    expect(tsa.asked).toBe(asked);
  });

  it("is not believed, whichever byte of its token was changed, or with a token cut short", async () => {
    const token = Buffer.from((await timestamps.stamp(digest()))?.token ?? []);
    for (let byte = 0; byte < token.length; byte += 1) {
      const touched = Buffer.from(token);
      touched[byte] = (touched[byte] ?? 0) ^ 1;
      const before = readTimestampToken(token);
      const after = readTimestampToken(touched);
      if (
        after &&
        (!after.sha256.equals(before?.sha256 ?? after.sha256) || after.at.getTime() !== at.getTime())
      )
        throw new Error(`Byte ${byte} may be changed`);
      expect(readTimestampToken(token.subarray(0, byte))).toBeNull();
    }
  });
});

const hasOpenssl = spawnSync("openssl", ["version"]).error === undefined;
if (!hasOpenssl)
  process.stderr.write("openssl is not installed: its opinion of time stamps was not asked.\n");

describe.skipIf(!hasOpenssl)("openssl", () => {
  it("verifies our loopback's token as we do", async () => {
    const folder = mkdtempSync(join(tmpdir(), "mec-tsa-"));
    const content = Buffer.from("Un journal de preuves");
    const stamp = await timestamps.stamp(createHash("sha256").update(content).digest());
    writeFileSync(join(folder, "content"), content);
    writeFileSync(join(folder, "token"), stamp?.token ?? "");
    writeFileSync(join(folder, "ca.pem"), tsa.authority);
    const args = ["ts", "-verify", "-data", "content", "-in", "token", "-token_in", "-CAfile", "ca.pem"];
    const said = execFileSync("openssl", args, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
    expect(said.toString()).toContain("Verification: OK");
    rmSync(folder, { recursive: true });
  });
});
