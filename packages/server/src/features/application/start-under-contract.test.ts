import { documentCalls } from "@mec/api/document";
import { overviewCalls } from "@mec/api/overview";
import { pointCalls } from "@mec/api/point";
import type { ProductionPointInput } from "@mec/domain/point";
import { describe, expect, it } from "vitest";
import { aProductionPoint, aServedScene, move, setStatus } from "../../../test/application-fixtures.ts";
import { endDelays } from "../../../test/jobs.ts";
import { findContractToEnd } from "../point/index.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");

/** A plant of another account, that is to begin to share. */
async function aPlant(given: Partial<ProductionPointInput>) {
  const { server, scene } = await aServedScene();
  server.setNow(new Date("2026-11-29T09:00:00.000Z"));
  const producer = await server.signedUp();
  const { id: productionPointId } = await producer.call(pointCalls.createProductionPoint, {
    body: { ...aProductionPoint(), ...given },
  });
  const asked = { projectId: scene.projectId, productionPointId, isFromProjectOwner: false };
  const { id } = (await producer.send("POST", "/api/application", asked)).json();
  await setStatus(server, id, "SIGNATURE");
  await server.deps.db
    .updateTable("production_point")
    .set({ project_id: scene.projectId })
    .where("id", "=", productionPointId)
    .execute();
  await setStatus(server, id, "SIGNED");
  const start = (more: object = {}) => move(scene.owner, id, { status: "EXPLOITATION", ...more });
  /** Its holder tells of his contract once more. */
  const tell = async (contract: Partial<ProductionPointInput>) => {
    await producer.call(pointCalls.updateProductionPoint, {
      params: { id: productionPointId },
      body: { ...aProductionPoint(), ...contract },
    });
    await endDelays(server.deps.db);
    await server.settle();
  };
  const toDo = async () =>
    (await scene.owner.call(overviewCalls.getOverview, { params: { id: scene.projectId } })).toDo
      .filter(({ kind }) => kind === "await-contract-end")
      .map(({ count }) => count);
  return { server, scene, plantId: productionPointId, start, tell, toDo };
}

/** A consumer who is to begin, and whom the owner's own plants supply, which nobody accepts. */
async function aConsumerOf(...plants: Partial<ProductionPointInput>[]) {
  const { server, scene } = await aServedScene();
  server.setNow(new Date("2026-11-29T09:00:00.000Z"));
  const { owner, projectId, application } = scene;
  for (const given of plants)
    await owner.call(pointCalls.createProductionPoint, {
      body: { ...aProductionPoint(), projectId, name: "Toit de la mairie", ...given },
    });
  await setStatus(server, application.id, "SIGNED");
  const start = (more: object = {}) => move(owner, application.id, { status: "EXPLOITATION", ...more });
  const told = () =>
    owner.call(documentCalls.listUnsignedContracts, {
      params: { id: projectId },
      body: { applicationIds: [application.id] },
    });
  return { server, start, told };
}

describe("a plant whose purchase contract ends on a told day", () => {
  const ending = { purchaseContract: "none", contractEndsOn: "2026-12-31" } as const;

  it("shares from no day before that is over, and the refusal names it", async () => {
    const { start } = await aPlant(ending);
    for (const startsOn of ["2026-12-07", "2026-12-31"]) {
      const refused = await start({ startsOn });
      expect([refused.statusCode, refused.json().message]).toEqual([400, "START_DAY_INVALID"]);
      expect(plain(refused.body)).toContain("prend fin le 31 décembre 2026");
    }
    expect((await start({ startsOn: "2027-01-01" })).statusCode).toBe(201);
  });

  it("is not started today by a page that names no day", async () => {
    const { start } = await aPlant(ending);
    expect((await start({ confirmContractEnded: true })).json().message).toBe("START_DAY_INVALID");
  });

  it("starts like any other once it has ended", async () => {
    const { start } = await aPlant({ ...ending, contractEndsOn: "2026-10-31" });
    expect((await start({ startsOn: "2026-11-28" })).statusCode).toBe(201);
  });
});

it("a plant whose contract of before 9 October 2021 is said to run starts by an owner who says that it will have ended", async () => {
  const { start } = await aPlant({ purchaseContract: "older" });
  const refused = await start({ startsOn: "2026-12-07" });
  expect([refused.statusCode, refused.json().message]).toEqual([409, "SUPPLY_TOO_EARLY"]);
  expect(plain(refused.body)).toContain("d’avant le 9 octobre 2021, doit prendre fin avant");
  expect((await start({ startsOn: "2026-12-07", confirmContractEnded: true })).statusCode).toBe(201);
});

describe("an owner's own plant, which shares with the first who begins", () => {
  it("keeps anybody from beginning before its contract has ended, where it alone produces", async () => {
    const { start, told } = await aConsumerOf({ purchaseContract: "none", contractEndsOn: "2027-06-30" });
    expect((await told()).underContract).toEqual({
      plants: [{ name: "Toit de la mairie", contractToEnd: "older", contractEndsOn: "2027-06-30" }],
      sharesAfter: "2027-06-30",
    });
    const refused = await start({ startsOn: "2026-12-07", confirmContractEnded: true });
    expect([refused.statusCode, refused.json().message]).toEqual([400, "START_DAY_INVALID"]);
    expect(plain(refused.body)).toContain("prend fin le 30 juin 2027");
    expect((await start({ startsOn: "2027-07-01" })).statusCode).toBe(201);
  });

  it("asks its owner whether its contract will have ended, or that he leaves it out where another produces", async () => {
    const ending = { purchaseContract: "none", contractEndsOn: "2027-06-30" } as const;
    const { start, told } = await aConsumerOf({ purchaseContract: "older" }, { ...ending, name: "Grange" });
    expect((await told()).underContract?.sharesAfter).toBeUndefined();
    const refused = await start({ startsOn: "2026-12-07", confirmLeftOut: true });
    expect([refused.statusCode, refused.json().message]).toEqual([409, "SUPPLY_TOO_EARLY"]);
    expect(plain(refused.body)).toContain(
      "« Toit de la mairie », d’avant le 9 octobre 2021, doit prendre fin",
    );
    expect(plain(refused.body)).toContain("« Grange » prend fin le 30 juin 2027");
    expect((await start({ startsOn: "2026-12-07", confirmContractEnded: true })).statusCode).toBe(201);
    expect(
      (await told()).underContract?.plants.toSorted((one, other) => one.name.localeCompare(other.name)),
    ).toEqual([
      { name: "Grange", contractToEnd: "older", contractEndsOn: "2027-06-30" },
      { name: "Toit de la mairie", contractToEnd: "older" },
    ]);
  });

  it("asks nothing where no contract is told to run", async () => {
    const { start, told } = await aConsumerOf({ purchaseContract: "none" });
    expect((await told()).underContract).toBeUndefined();
    expect((await start({ startsOn: "2026-12-07" })).statusCode).toBe(201);
  });
});

describe("a plant that has been told a day to begin", () => {
  const ending = { purchaseContract: "none", contractEndsOn: "2027-06-30" } as const;

  it("has its contract to end until then", async () => {
    const { server, scene, plantId, start } = await aPlant(ending);
    expect((await start({ startsOn: "2027-07-01" })).statusCode).toBe(201);
    const documents = await scene.owner.call(documentCalls.listDocuments, {
      params: { id: scene.projectId },
    });
    expect(documents.find(({ kind }) => kind === "producer")).toMatchObject({
      contractToEnd: "older",
      contractEndsOn: "2027-06-30",
    });
    expect(await findContractToEnd(server.deps.db, [plantId], "2027-07-01")).toBeNull();
  });

  it("tells its owner, by a mail and on his home, that its contract is said to end later after all", async () => {
    const { server, scene, start, tell, toDo } = await aPlant(ending);
    await start({ startsOn: "2027-07-01" });
    await server.forgetMails();
    expect(await toDo()).toEqual([]);
    await tell({ purchaseContract: "none", contractEndsOn: "2028-01-31" });
    expect(server.mails.map(({ to }) => to)).toEqual([scene.owner.email]);
    expect(plain(server.mails[0]?.text ?? "")).toContain(
      "prend fin le 31 janvier 2028, et non plus le 30 juin 2027, alors que son partage est dit à partir du 1er juillet 2027",
    );
    expect(await toDo()).toEqual([1]);
    await tell({ purchaseContract: "none", contractEndsOn: "2028-01-31" });
    expect(server.mails).toHaveLength(1);
    await tell(ending);
    expect(await toDo()).toEqual([]);
    const mended = server.mails.slice(1).map(({ to, text }) => [to, plain(text)]);
    expect(mended).toEqual([
      [
        scene.owner.email,
        expect.stringContaining("prend fin le 30 juin 2027, et non plus le 31 janvier 2028."),
      ],
    ]);
    await tell({ purchaseContract: "older" });
    expect(server.mails.at(-1)?.to).toBe(scene.owner.email);
  });

  it("alarms its owner where its holder says since that an older contract runs, until he says otherwise", async () => {
    const { server, scene, start, tell, toDo } = await aPlant({ purchaseContract: "none" });
    await start({ startsOn: "2026-11-28" });
    server.setNow(new Date("2026-12-02T09:00:00.000Z"));
    await server.forgetMails();
    await tell({ purchaseContract: "older" });
    expect(await toDo()).toEqual([1]);
    expect(server.mails.map(({ to }) => to)).toEqual([scene.owner.email]);
    expect(plain(server.mails[0]?.text ?? "")).toContain(
      "a encore un contrat d’achat d’avant le 9 octobre 2021",
    );
    await tell({ purchaseContract: "none", contractEndsOn: "2026-11-20" });
    expect(await toDo()).toEqual([]);
    expect(plain(server.mails.at(-1)?.text ?? "")).toContain("a pris fin le 20 novembre 2026.");
  });

  it("alarms nobody where its owner confirmed, as he started it, that the contract that runs will have ended", async () => {
    const { server, start, tell, toDo } = await aPlant({ purchaseContract: "older" });
    await start({ startsOn: "2026-11-28", confirmContractEnded: true });
    server.setNow(new Date("2026-12-02T09:00:00.000Z"));
    await server.forgetMails();
    await tell({ purchaseContract: "older" });
    expect([await toDo(), server.mails]).toEqual([[], []]);
  });
});
