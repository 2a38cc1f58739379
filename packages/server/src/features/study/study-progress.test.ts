import { studyCalls } from "@mec/api/study";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startTestServer, type TestServer } from "../../../test/harness.ts";
import { aStudyScene, type StudyScene } from "../../../test/study-fixtures.ts";
import type { Hand } from "../../jobs/hands.ts";
import { serveLongWork } from "../../long-work/index.ts";
import type { Workers } from "../../workers/pool.ts";
import { getStudyProgress } from "./get-study-progress.ts";

let server: TestServer;
let scene: StudyScene;
let serving: Hand | undefined;
/** Threads keep what they have computed until this is called. */
let open: () => void;

beforeEach(async () => {
  server = await startTestServer();
  scene = await aStudyScene(server);
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const { workers } = server.deps;
  const inTheNameOf = workers.inTheNameOf.bind(workers);
  vi.spyOn(workers, "inTheNameOf").mockImplementation((asker) => {
    const threads = inTheNameOf(asker);
    const run: Workers["run"] = async (...given) => {
      const output = await threads.run(...given);
      await gate;
      return output;
    };
    return { ...threads, run };
  });
});
afterEach(async () => {
  open();
  await serving?.stop();
  serving = undefined;
});

const given = () => ({ params: { id: scene.projectId }, query: {} as never });
const howFar = () => scene.owner.call(studyCalls.getStudyProgress, given());

it("another node tells how far it is, which has nothing under way itself", async () => {
  const other = { ...server.deps, longWork: { ...server.deps.longWork, underWay: new Set<never>() } };
  const howFarThere = () => getStudyProgress(other, scene.projectId, {});
  expect(await howFarThere()).toBeNull();
  const study = scene.owner.call(studyCalls.getStudy, given());
  await expect
    .poll(howFarThere, { timeout: 30_000 })
    .toEqual({ participantsRead: 4, participantsToRead: 4, daysShared: 365, daysToShare: 365 });
  open();
  await study;
  expect(await howFarThere()).toBeNull();
});

it.each([
  ["in the same process", false],
  ["by a worker node", true],
])("a study tells how far it is while it is computed %s", async (_, isLeft) => {
  if (isLeft) {
    Object.assign(server.deps, { longWork: { ...server.deps.longWork, isLeftToWorkers: () => true } });
    serving = serveLongWork(server.deps);
  }
  expect(await howFar()).toBeNull();
  const study = scene.owner.call(studyCalls.getStudy, given());
  // Three homes and the roof have readings, of a year that is shared day by day.
  await expect
    .poll(howFar, { timeout: 30_000 })
    .toEqual({ participantsRead: 4, participantsToRead: 4, daysShared: 365, daysToShare: 365 });
  open();
  expect((await study).participants).toHaveLength(2);
  expect(await howFar()).toBeNull();
});
