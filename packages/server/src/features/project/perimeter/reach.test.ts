import { expect, it } from "vitest";
import { applyTo, aScene, setStatus } from "../../../../test/application-fixtures.ts";
import { startTestServer } from "../../../../test/harness.ts";
import { findReach } from "./reach.ts";

it("of one candidate reads the participants and him, and none of the others who wait", async () => {
  const server = await startTestServer();
  const { holder, projectId, application } = await aScene(server);
  const candidate = await applyTo(holder, projectId, { name: "Atelier" });
  await applyTo(holder, projectId, { name: "Boutique" });
  await setStatus(server, application.id, "SIGNATURE");
  const read = async (...who: [] | [{ candidates: string[] }]) =>
    (await findReach(server.deps.db, projectId, ...who)).standers.map(({ id }) => id);
  expect(await read()).toHaveLength(3);
  expect(await read({ candidates: [candidate.consumerId ?? ""] })).toEqual([
    application.consumerId,
    candidate.consumerId,
  ]);
});
