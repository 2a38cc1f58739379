import { overviewCalls } from "@mec/api/overview";
import { expect, it } from "vitest";
import { publish } from "../../../test/application-fixtures.ts";
import { startTestServer } from "../../../test/harness.ts";

it("a start that is announced too early is to be moved, and its month is told with the first possible day", async () => {
  const server = await startTestServer();
  const owner = await server.signedUp();
  const announced = server.deps.now().toISOString().slice(0, 7);
  const params = { id: await publish(owner, { expectedStart: announced }) };
  const { toDo } = await owner.call(overviewCalls.getOverview, { params });
  const earliest: unknown = expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/u);
  expect(toDo.find(({ kind }) => kind === "move-start")).toMatchObject({ announced, earliest });
});
