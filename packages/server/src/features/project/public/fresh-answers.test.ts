import { beforeEach, describe, expect, it } from "vitest";
import { publish } from "../../../../test/application-fixtures.ts";
import { startTestServer, type TestServer } from "../../../../test/harness.ts";
import { makeFreshAnswers } from "./fresh-answers.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

/** A list whose computations are counted. */
function counting() {
  const fresh = makeFreshAnswers(server.deps.db);
  let computed = 0;
  const ask = (key = "list") =>
    fresh(key, async () => {
      computed += 1;
      return server.deps.db.selectFrom("project").select("id").execute();
    });
  return { ask, computed: () => computed };
}

describe("fresh answers", () => {
  it("are computed once for all who ask, as long as nothing is written", async () => {
    const { ask, computed } = counting();
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(computed()).toBe(1);
    expect(new Set(answers).size).toBe(1);
    await ask("another list");
    expect(computed()).toBe(2);
  });

  it("show a change as soon as it is committed", async () => {
    const owner = await server.signedUp();
    const { ask } = counting();
    for (let count = 0; count < 5; count++) {
      expect(await ask()).toHaveLength(count);
      await publish(owner);
    }
  });

  it("are computed again after a failure", async () => {
    const fresh = makeFreshAnswers(server.deps.db);
    const failing = fresh("list", async () => {
      throw new Error("lost");
    });
    await expect(failing).rejects.toThrow("lost");
    expect(await fresh("list", async () => [1])).toEqual([1]);
  });

  it("cannot be changed by one of those who share them", async () => {
    const { ask } = counting();
    expect(Object.isFrozen(await ask())).toBe(true);
  });
});
