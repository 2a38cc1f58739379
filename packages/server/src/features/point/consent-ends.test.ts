import { accountCalls } from "@mec/api/account";
import { applicationCalls } from "@mec/api/application";
import { pointCalls } from "@mec/api/point";
import { projectCalls } from "@mec/api/project";
import { type ApplicationStatus, transitions } from "@mec/domain/application";
import { beforeEach, describe, expect, it } from "vitest";
import { aServedScene, move, publish, type Scene, setStatus } from "../../../test/application-fixtures.ts";
import type { TestServer } from "../../../test/harness.ts";
import { applicationRow, consentRow, productionPointRow } from "../../../test/rows.ts";

const now = new Date("2026-11-28T10:00:00.000Z");
const inAYear = new Date("2027-11-20T10:00:00.000Z");

let server: TestServer;
let scene: Scene;
let pointId: string;
beforeEach(async () => {
  ({ server, scene } = await aServedScene());
  server.setNow(now);
  pointId = scene.application.consumerId ?? "";
  const prm = "12345678901234";
  await server.deps.db.updateTable("consumption_point").set({ prm }).where("id", "=", pointId).execute();
  await consentRow(server.deps.db, {
    accountId: scene.holder.id,
    consumptionPointId: pointId,
    givenAt: new Date("2026-11-20T10:00:00.000Z"),
    expiresAt: inAYear,
  });
});

const consents = () => scene.holder.call(pointCalls.listConsumptionConsents, { params: { id: pointId } });
const told = () =>
  server.mails.filter(
    ({ to, text }) => to === scene.holder.email && text.includes("L’autorisation de lire votre compteur"),
  );
const isRead = async () => {
  const point = await scene.holder.call(pointCalls.getConsumptionPoint, { params: { id: pointId } });
  return point.sge;
};

describe("the consent to read a meter", () => {
  const byPeople = transitions.filter(({ actor }) => actor !== "system");
  it.each(byPeople)(
    "$from to $to by the $actor: ends only with the application",
    async ({ from, to, actor }) => {
      await setStatus(server, scene.application.id, from);
      await move(actor === "owner" ? scene.owner : scene.holder, scene.application.id, {
        status: to,
        ...(to === "PROPOSAL" ? { price: 0.12 } : {}),
        ...(to === "REJECTED" ? { message: "Trop loin." } : {}),
      });
      await server.settle();
      const [consent] = await consents();
      const ended: readonly ApplicationStatus[] = ["REJECTED"];
      if (!ended.includes(to)) {
        expect(consent).toMatchObject({ expiresAt: inAYear.toISOString(), withdrawnAt: null });
        expect([consent?.endedWith, await isRead()]).toEqual([undefined, true]);
        return;
      }
      expect(consent).toMatchObject({
        expiresAt: now.toISOString(),
        withdrawnAt: null,
        endedWith: actor === "owner" ? "refused" : "withdrawn",
      });
      expect(await isRead()).toBe(false);
      expect(told()).toHaveLength(1);
    },
  );

  it("lives until a departure that was asked for is settled, and ends with it", async () => {
    await setStatus(server, scene.application.id, "EXPLOITATION");
    const params = { id: scene.application.id };
    await scene.holder.call(applicationCalls.requestDeparture, {
      params,
      body: { leavingOn: "2026-12-20", reason: "" },
    });
    expect(await isRead()).toBe(true);
    await scene.owner.call(applicationCalls.settleDeparture, { params });
    await server.settle();
    expect((await consents())[0]).toMatchObject({ expiresAt: now.toISOString(), endedWith: "left" });
    expect([await isRead(), told().length]).toEqual([false, 1]);
  });

  it("is given anew to apply elsewhere, and the former keeps how it ended", async () => {
    await move(scene.holder, scene.application.id, { status: "REJECTED" });
    await scene.holder.call(pointCalls.giveConsumptionConsent, {
      params: { id: pointId },
      body: { sge: true },
    });
    const ends = (await consents()).map(({ endedWith }) => endedWith);
    expect([ends, await isRead()]).toEqual([[undefined, "withdrawn"], true]);
  });

  const deleteProject = (id = scene.projectId) =>
    scene.owner.call(projectCalls.deleteProject, { params: { id } });

  it.each([
    ["the project", () => deleteProject()],
    ["the account of its owner", () => scene.owner.call(accountCalls.deleteUser, {})],
  ])("ends with the deletion of %s, which its holder reads and is told", async (_, remove) => {
    await setStatus(server, scene.application.id, "SIGNED");
    await remove();
    await server.settle();
    expect(await consents()).toMatchObject([
      { expiresAt: now.toISOString(), withdrawnAt: null, endedWith: "deleted" },
    ]);
    expect([await isRead(), told().length]).toEqual([false, 1]);
  });

  it("keeps how it ended when its project is deleted later", async () => {
    await move(scene.owner, scene.application.id, { status: "REJECTED", message: "Trop loin." });
    server.setNow(new Date("2026-11-29T10:00:00.000Z"));
    await deleteProject();
    expect(await consents()).toMatchObject([{ expiresAt: now.toISOString(), endedWith: "refused" }]);
  });

  it("given anew after a refusal ends with the other project's deletion, and not with that refusal", async () => {
    await move(scene.owner, scene.application.id, { status: "REJECTED", message: "Trop loin." });
    server.setNow(new Date("2026-11-29T10:00:00.000Z"));
    await scene.holder.call(pointCalls.giveConsumptionConsent, {
      params: { id: pointId },
      body: { sge: true },
    });
    const other = await publish(scene.owner, { name: "Soleil d’ailleurs" });
    await applicationRow(server.deps.db, {
      projectId: other,
      consumptionPointId: pointId,
      status: "SIGNATURE",
    });
    server.setNow(new Date("2026-11-30T10:00:00.000Z"));
    await deleteProject(other);
    expect((await consents()).map(({ endedWith }) => endedWith)).toEqual(["deleted", "refused"]);
  });

  it("lives when a project is deleted that its holder had left, or never joined", async () => {
    const other = await publish(scene.owner, { name: "Soleil d’ailleurs" });
    await applicationRow(server.deps.db, {
      projectId: other,
      consumptionPointId: pointId,
      status: "REJECTED",
    });
    await deleteProject(other);
    expect((await consents())[0]).toMatchObject({ expiresAt: inAYear.toISOString() });
    expect(await isRead()).toBe(true);
  });

  it("of a plant ends with the project that it produces for, and lives with another that it had asked to join", async () => {
    const { db } = server.deps;
    const other = await publish(scene.owner, { name: "Soleil d’ailleurs" });
    const plant = await productionPointRow(db, scene.holder.id, { projectId: scene.projectId });
    await applicationRow(db, { projectId: other, productionPointId: plant, status: "APPLICATION" });
    await consentRow(db, {
      accountId: scene.holder.id,
      productionPointId: plant,
      givenAt: now,
      expiresAt: inAYear,
    });
    const consent = async () =>
      (await scene.holder.call(pointCalls.listProductionConsents, { params: { id: plant } }))[0];
    await deleteProject(other);
    expect(await consent()).toMatchObject({ expiresAt: inAYear.toISOString() });
    await deleteProject();
    expect(await consent()).toMatchObject({ expiresAt: now.toISOString(), endedWith: "deleted" });
  });
});
