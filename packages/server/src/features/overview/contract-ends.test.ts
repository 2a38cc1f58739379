import { overviewCalls } from "@mec/api/overview";
import { pointCalls } from "@mec/api/point";
import { limits } from "@mec/domain/account";
import type { ProductionPointInput } from "@mec/domain/point";
import { sql } from "kysely";
import { expect, it, vi } from "vitest";
import { aProductionPoint, aServedScene, move, setStatus } from "../../../test/application-fixtures.ts";
import { endDelays } from "../../../test/jobs.ts";
import { daily } from "../../app/daily.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");
const ending = { purchaseContract: "none", contractEndsOn: "2026-12-11" } as const;

/** A project whose owner was joined by another's plant, under a contract of before. */
async function aScene() {
  const { server, scene } = await aServedScene();
  const { owner, projectId, application } = scene;
  const at = (moment: string) => server.setNow(new Date(moment));
  at("2026-11-29T09:00:00.000Z");
  const producer = await server.signedUp();
  const body = { ...aProductionPoint(), name: "Hangar", purchaseContract: "older" } as const;
  const { id: productionPointId } = await producer.call(pointCalls.createProductionPoint, { body });
  const asked = { projectId, productionPointId, isFromProjectOwner: false };
  const { id } = (await producer.send("POST", "/api/application", asked)).json();
  await setStatus(server, application.id, "SIGNED");
  await setStatus(server, id, "SIGNED");
  const { db } = server.deps;
  await db
    .updateTable("production_point")
    .set({ project_id: projectId })
    .where("id", "=", productionPointId)
    .execute();
  await server.forgetMails();
  const params = { id: productionPointId };
  return {
    server,
    at,
    /** Its holder tells of its contract. */
    async tell(contract: Partial<ProductionPointInput>) {
      await producer.call(pointCalls.updateProductionPoint, { params, body: { ...body, ...contract } });
      await endDelays(db);
      await server.settle();
    },
    /** The same, without the minutes in which he may correct it. */
    correct: (contract: Partial<ProductionPointInput>) =>
      producer.call(pointCalls.updateProductionPoint, { params, body: { ...body, ...contract } }),
    async minutesLater() {
      await endDelays(db);
      await server.settle();
    },
    start: (startsOn: string) => move(owner, id, { status: "EXPLOITATION", startsOn }),
    async nextDay(moment: string) {
      at(moment);
      await daily(server.deps);
      await server.settle();
    },
    /** What the owner reads on his home: what happened, and what he does next under which contract. */
    async home() {
      const { news, toDo } = await owner.call(overviewCalls.getOverview, { params: { id: projectId } });
      return {
        news: news.flatMap((one) =>
          "sentence" in one && one.sentence.includes("contrat d’achat") ? [plain(one.sentence)] : [],
        ),
        contracts: toDo.flatMap(({ kind, contracts }) => (contracts ? [{ kind, contracts }] : [])),
      };
    },
    mails: () => server.mails.map(({ to, text }) => [to === owner.email, plain(text)] as const),
  };
}

it("the owner is told on which day a producer's older contract ends, and that its sharing begins no earlier", async () => {
  const { tell, home, mails } = await aScene();
  await tell(ending);
  expect((await home()).news).toEqual([
    "Son contrat d’achat prend fin le 11 décembre 2026 : le partage de cette installation ne commence pas avant le 12 décembre 2026",
  ]);
  expect(mails()).toHaveLength(1);
  const [isOwner, text] = mails()[0] ?? [];
  expect(isOwner).toBe(true);
  expect(text).toContain("indique que le contrat d’achat de « Hangar » prend fin le 11 décembre 2026.");
  expect(text).toContain("ne commence pas avant le 12 décembre 2026");
  // What is said again is no news.
  await tell(ending);
  expect([(await home()).news.length, mails().length]).toEqual([1, 1]);
  await tell({ ...ending, contractEndsOn: "2027-06-30" });
  expect((await home()).news[0]).toContain("prend fin le 30 juin 2027");
  const [, replacing] = mails().map(([, text]) => text);
  expect(replacing).toContain("prend fin le 30 juin 2027, et non plus le 11 décembre 2026.");
});

const lastDays = ["04-30", "05-31", "06-30", "07-31", "08-31", "09-30", "10-31"].map((day) => `2027-${day}`);

it("what is corrected within minutes is told by one mail, of what stands then, against what the owner was told", async () => {
  const { correct, minutesLater, mails } = await aScene();
  for (const contractEndsOn of lastDays) await correct({ ...ending, contractEndsOn });
  await minutesLater();
  expect(mails()).toHaveLength(1);
  expect(mails()[0]?.[1]).toContain("prend fin le 31 octobre 2027.");
  for (const contractEndsOn of ["2027-12-31", "2028-01-31"]) await correct({ ...ending, contractEndsOn });
  await minutesLater();
  expect(mails()).toHaveLength(2);
  expect(mails()[1]?.[1]).toContain("prend fin le 31 janvier 2028, et non plus le 31 octobre 2027.");
  // What is taken back in the meantime is no news.
  for (const contractEndsOn of ["2028-02-29", "2028-01-31"]) await correct({ ...ending, contractEndsOn });
  await minutesLater();
  expect(mails()).toHaveLength(2);
});

it("what is taken back within minutes is no news, before a first mail too", async () => {
  const { server, correct, minutesLater, mails } = await aScene();
  await sql`update production_point set purchase_contract = 'none', contract_ends_on = '2027-04-30' where name = 'Hangar'`.execute(
    server.deps.db,
  );
  for (const contractEndsOn of ["2027-05-31", "2027-04-30"]) await correct({ ...ending, contractEndsOn });
  await minutesLater();
  expect(mails()).toEqual([]);
});

it("after as many mails as one day has, the last day is told a day later, and that its day is over is told apart", async () => {
  const { at, tell, correct, mails, minutesLater, nextDay } = await aScene();
  const most = limits.contractMailsPerPoint.points;
  for (const contractEndsOn of lastDays.slice(0, most)) await tell({ ...ending, contractEndsOn });
  for (const contractEndsOn of lastDays.slice(most)) await correct({ ...ending, contractEndsOn });
  await minutesLater();
  expect(mails()).toHaveLength(most);
  at("2026-11-30T10:00:00.000Z");
  // Mails are counted by the clock of the process.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 25 * 3_600_000 });
  await minutesLater().finally(() => vi.useRealTimers());
  expect(mails()).toHaveLength(most + 1);
  expect(mails().at(-1)?.[1]).toContain("prend fin le 31 octobre 2027, et non plus le 31 août 2027.");
  await tell(ending);
  await nextDay("2026-12-12T09:00:00.000Z");
  expect(mails().at(-1)?.[1]).toContain("est terminé depuis le 11 décembre 2026");
});

it("the owner is told, once, that the day has come", async () => {
  const { server, tell, home, mails, nextDay } = await aScene();
  await tell(ending);
  await server.forgetMails();
  await nextDay("2026-12-11T09:00:00.000Z");
  expect([mails(), (await home()).news.length]).toEqual([[], 1]);
  await nextDay("2026-12-12T09:00:00.000Z");
  expect((await home()).news[0]).toBe(
    "Son contrat d’achat est terminé depuis le 11 décembre 2026 : le partage peut commencer",
  );
  await nextDay("2026-12-13T09:00:00.000Z");
  expect(mails()).toHaveLength(1);
  const [isOwner, text] = mails()[0] ?? [];
  expect(isOwner).toBe(true);
  expect(text).toContain(
    "Le contrat d’achat de « Hangar » est terminé depuis le 11 décembre 2026 : le partage peut commencer.",
  );
});

it("an owner who chose a day after the contract is not written to on that day", async () => {
  const { server, tell, start, mails, nextDay } = await aScene();
  await tell(ending);
  expect((await start("2026-12-12")).statusCode).toBe(201);
  await server.settle();
  await server.forgetMails();
  await nextDay("2026-12-12T09:00:00.000Z");
  expect(mails()).toEqual([]);
});

it.each([
  ["11 décembre 2026", ending],
  ["20 décembre 2026", { ...ending, contractEndsOn: "2026-12-20" }],
])(
  "of a plant that shares since the 12th neither news nor a mail say that it may begin, once its contract is over: %s",
  async (day, contract) => {
    const { server, tell, start, home, mails, nextDay } = await aScene();
    await tell(ending);
    expect((await start("2026-12-12")).statusCode).toBe(201);
    await tell(contract);
    await server.forgetMails();
    await nextDay("2026-12-21T09:00:00.000Z");
    expect(mails()).toEqual([]);
    const { news } = await home();
    expect(news).toHaveLength(1);
    expect(news[0]).toContain(`prend fin le ${day}`);
  },
);

it("a contract that is told once it has ended is told as past, and nothing more comes of it", async () => {
  const { tell, home, mails, nextDay } = await aScene();
  await tell({ ...ending, contractEndsOn: "2026-11-27" });
  const said =
    "Son contrat d’achat a pris fin le 27 novembre 2026 : le partage de cette installation peut commencer";
  expect((await home()).news).toEqual([said]);
  await nextDay("2026-11-30T09:00:00.000Z");
  expect((await home()).news).toEqual([said]);
  expect(mails().map(([, text]) => text.includes("a pris fin le 27 novembre 2026"))).toEqual([true]);
});

it("the contract stands with the start of its plant, until that is told", async () => {
  const { at, tell, start, home } = await aScene();
  expect((await home()).contracts).toEqual([]);
  await tell(ending);
  const contract = { name: "Hangar", endsOn: "2026-12-11" };
  expect((await home()).contracts).toEqual([{ kind: "start-producers", contracts: [contract] }]);
  at("2026-12-12T09:00:00.000Z");
  const over = { ...contract, isOver: true };
  expect((await home()).contracts).toEqual([{ kind: "start-producers", contracts: [over] }]);
  expect((await start("2026-12-13")).statusCode).toBe(201);
  expect((await home()).contracts).toEqual([]);
});
