import { proposalCalls, studyCalls } from "@mec/api/study";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../test/harness.ts";
import { aStudyScene } from "../../test/study-fixtures.ts";
import type { Hand } from "../jobs/hands.ts";
import { serveLongWork } from "../long-work/index.ts";
import { depth } from "../long-work/store.ts";

let server: TestServer;
let serving: Hand | undefined;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(async () => {
  await serving?.stop();
  serving = undefined;
});

const waiting = async () => (await depth(server.deps.db)).waiting;
const patience = { timeout: 30_000 };

/** From now on the server leaves its works to a worker, which there is once it is served. */
function leaveToWorkers(): void {
  const longWork = { ...server.deps.longWork, isLeftToWorkers: () => true };
  Object.assign(server.deps, { longWork });
}

describe("what a web node leaves to workers", () => {
  it("is a study: the same answer, whoever computes it", async () => {
    const scene = await aStudyScene(server);
    const ask = () =>
      scene.owner.call(studyCalls.getStudy, { params: { id: scene.projectId }, query: {} as never });
    const here = await ask();
    leaveToWorkers();
    serving = serveLongWork(server.deps);
    expect(await ask()).toEqual(here);
  });

  it("is a price's preview: the same answer, whoever computes it", async () => {
    const scene = await aStudyScene(server);
    const applied = await server.deps.db
      .selectFrom("application")
      .select("id")
      .where("consumption_point_id", "=", scene.candidate)
      .executeTakeFirstOrThrow();
    const body = { price: 0.12, applicationIds: [applied.id] };
    const ask = () => scene.owner.call(proposalCalls.previewPrice, { params: { id: scene.projectId }, body });
    const here = await ask();
    leaveToWorkers();
    const answer = ask();
    await expect.poll(waiting, patience).toBe(1);
    serving = serveLongWork(server.deps);
    expect(await answer).toEqual(here);
  });

  it("is a kit's archive", async () => {
    leaveToWorkers();
    const answer = server.visitor().send("GET", "/api/public/communication-kit/archive");
    await expect.poll(waiting, patience).toBe(1);
    serving = serveLongWork(server.deps);
    const { statusCode, rawPayload } = await answer;
    expect([statusCode, rawPayload.subarray(0, 2).toString()]).toEqual([200, "PK"]);
  }, 120_000);
});
