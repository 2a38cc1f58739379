import { pointCalls } from "@mec/api/point";
import { projectCalls, publicProjectCalls } from "@mec/api/project";
import { greatCircleKm } from "@mec/domain/address";
import { pseudonymLabel } from "@mec/domain/project";
import { beforeEach, describe, expect, it } from "vitest";
import {
  addressAt,
  aProductionPoint,
  applyTo,
  aScene,
  publish,
  setStatus,
} from "../../../../test/application-fixtures.ts";
import { startTestServer, type TestServer } from "../../../../test/harness.ts";

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});

describe("a project's public page", () => {
  it("knows participants by their pseudonyms only, and candidates not at all", async () => {
    const { owner, projectId, application } = await aScene(server);
    const { id } = await owner.call(pointCalls.createProductionPoint, {
      body: aProductionPoint({ projectId }),
    });
    const page = () =>
      server.visitor().call(publicProjectCalls.getPublicProject, { params: { id: projectId } });
    const producer = { pseudonym: pseudonymLabel(id), kind: "producer" };
    expect(await page()).toMatchObject({ participants: [producer], powerKwc: 36, greatestKm: null });
    await setStatus(server, application.id, "SIGNATURE");
    const full = await page();
    const consumer = { pseudonym: pseudonymLabel(application.consumerId ?? ""), kind: "consumer" };
    expect(new Set(full.participants)).toEqual(new Set([producer, consumer]));
    expect([0, 0.5, 1]).toContain(full.greatestKm);
    expect(JSON.stringify(full)).not.toMatch(/Hugo|Odile|@exemple/);
  });

  it("sends twenty of those who take part with their number, and the others to who asks", async () => {
    const owner = await server.signedUp();
    const projectId = await publish(owner);
    const pseudonyms: string[] = [];
    for (let count = 0; count < 23; count += 1) {
      const body = aProductionPoint({ projectId });
      const { id } = await owner.call(pointCalls.createProductionPoint, { body });
      pseudonyms.push(pseudonymLabel(id));
    }
    const visitor = server.visitor();
    const page = await visitor.call(publicProjectCalls.getPublicProject, { params: { id: projectId } });
    expect([page.participants.length, page.participantCount]).toEqual([20, 23]);
    const asked = `/api/public/project/${projectId}/participant`;
    const second = (await visitor.send("GET", `${asked}?page=2&pageSize=20`)).json();
    expect([second.items.length, second.total]).toEqual([3, 23]);
    const all = [...page.participants, ...second.items].map(({ pseudonym }) => pseudonym);
    expect(new Set(all)).toEqual(new Set(pseudonyms));
    expect((await visitor.send("GET", asked)).json()).toHaveLength(23);
    await server.deps.db.updateTable("project").set({ moderation_status: "hidden" }).execute();
    expect((await visitor.send("GET", asked)).statusCode).toBe(404);
  });

  it("draws where a newcomer may surely stand, and where the owner will look", async () => {
    const { owner, projectId, application } = await aScene(server);
    await owner.call(pointCalls.createProductionPoint, { body: aProductionPoint({ projectId }) });
    await setStatus(server, application.id, "SIGNATURE");
    const { area, borderArea } = await server
      .visitor()
      .call(publicProjectCalls.getPublicProject, { params: { id: projectId } });
    expect([area.length, borderArea.length]).toEqual([180, 180]);
    // Degrees to the metre: finer ones are only weight for each visitor.
    for (const degrees of [...area, ...borderArea].flat()) expect(degrees).toBe(Number(degrees.toFixed(5)));
    const farthest = ([latitude, longitude]: readonly [number, number]) =>
      Math.max(
        ...[addressAt(0.2), addressAt(0.5)].map(({ coordinates }) =>
          greatCircleKm({ latitude, longitude }, coordinates),
        ),
      );
    for (const corner of area) expect(farthest(corner)).toBeLessThanOrEqual(2);
    for (const corner of borderArea) expect(farthest(corner)).toBeGreaterThanOrEqual(2);
  });

  it("is a 404 when it is hidden or not visible, except for its owner and support", async () => {
    const owner = await server.signedUp();
    const support = await server.signedUpSupport();
    const invisible = await publish(owner, { visibility: false });
    const hidden = await publish(owner);
    await server.deps.db
      .updateTable("project")
      .set({ moderation_status: "hidden" })
      .where("id", "=", hidden)
      .execute();
    for (const id of [invisible, hidden]) {
      const url = `/api/public/project/${id}`;
      expect((await server.visitor().send("GET", url)).statusCode).toBe(404);
      expect((await (await server.signedUp()).send("GET", url)).statusCode).toBe(404);
      expect((await owner.send("GET", url)).statusCode).toBe(200);
      expect((await support.send("GET", url)).statusCode).toBe(200);
    }
  });
});

describe("the perimeter, as the owner reads it", () => {
  it("is the project's own address as long as nobody takes part", async () => {
    const { owner, projectId, application } = await aScene(server);
    const answer = await owner.call(projectCalls.getPerimeter, { params: { id: projectId } });
    expect(answer).toMatchObject({ limitKm: 2, greatestKm: null, pair: null, ok: true, breakers: [] });
    expect(answer.standers.map(({ id, kind, participant }) => [id, kind, participant])).toEqual([
      [projectId, "project", true],
      [application.consumerId, "consumption-point", false],
    ]);
  });

  it("names the pair that breaks the rule, who breaks it, and the candidates who would", async () => {
    const owner = await server.signedUp();
    const projectId = await publish(owner);
    const producer = await owner.call(pointCalls.createProductionPoint, {
      body: aProductionPoint({ projectId, address: addressAt(0) }),
    });
    const at = async (km: number) => applyTo(await server.signedUp(), projectId, { address: addressAt(km) });
    const north = await at(1.9);
    const south = await at(-1.9);
    const near = await at(1);
    const far = await at(-0.5);
    await setStatus(server, north.id, "SIGNATURE");
    const read = () => owner.call(projectCalls.getPerimeter, { params: { id: projectId } });
    const compatible = ({ standers }: Awaited<ReturnType<typeof read>>) =>
      new Map(standers.map(({ id, compatible: isCompatible }) => [id, isCompatible]));
    const before = await read();
    expect(before).toMatchObject({ ok: true, pair: [producer.id, north.consumerId] });
    expect(before.greatestKm).toBeCloseTo(1.9, 2);
    expect(compatible(before).get(south.consumerId ?? "")).toBe(false);
    expect(compatible(before).get(near.consumerId ?? "")).toBe(true);
    expect(compatible(before).get(far.consumerId ?? "")).toBe(false);
    await setStatus(server, south.id, "SIGNATURE");
    const after = await read();
    expect(after).toMatchObject({
      ok: false,
      pair: [north.consumerId, south.consumerId],
      breakers: [south.consumerId],
    });
    expect(after.greatestKm).toBeCloseTo(3.8, 2);
  });
});
