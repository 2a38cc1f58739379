import { documentCalls } from "@mec/api/document";
import { emptySalesTerms, type SalesTerms } from "@mec/domain/document";
import { beforeEach, expect, it } from "vitest";
import { applyTo, aServedScene, move, type Scene, setStatus } from "../../../../test/application-fixtures.ts";
import type { TestServer } from "../../../../test/harness.ts";
import { endDelays, eventsOf } from "../../../../test/jobs.ts";
import { documentRow } from "../../../../test/rows.ts";
import { tellUntoldTerms } from "../untold-terms.ts";
import { giveUpTelling } from "./changed-conditions.ts";

let server: TestServer;
let scene: Scene;
let clock: number;

beforeEach(async () => {
  ({ server, scene } = await aServedScene());
  clock = Date.now();
  const { owner, application } = scene;
  await move(owner, application.id, { status: "PROPOSAL", price: 0.1 });
});

/** Some hours pass. */
const later = (hours: number) => {
  clock += hours * 3_600_000;
  server.setNow(new Date(clock));
};

async function settled() {
  await server.settle();
  await endDelays(server.deps.db);
  await server.settle();
}

async function write(terms: Partial<SalesTerms>, consumptionPointId?: string) {
  await scene.owner.call(documentCalls.saveSalesContract, {
    params: { id: scene.projectId },
    body: { consumptionPointId, terms: { ...emptySalesTerms, ...terms } },
  });
}
const told = () =>
  server.mails.flatMap(({ to, subject }) => {
    const [, changes] = /\s: (.+) (?:a|ont) changé$/u.exec(subject) ?? [];
    return changes === undefined ? [] : [[to, changes]];
  });

it("a contract that is written after a price is told, with what it says otherwise, to who has one", async () => {
  const { holder, application } = scene;
  await applyTo(await server.signedUp(), scene.projectId);
  await server.forgetMails();
  later(1);
  await write({ durationYears: 5, noticeMonths: 3 });
  await settled();
  expect(told()).toEqual([[holder.email, "la durée et le préavis"]]);
  const mail = server.mails.find(({ to }) => to === holder.email);
  expect(mail?.subject).toBe("«\u00a0Soleil de Rennes\u00a0»\u00a0: la durée et le préavis ont changé");
  expect(mail?.text).toContain("la durée\u00a0: sans terme → 5\u00a0ans");
  expect(mail?.text).toContain("rien ne vous engage avant votre signature");
  expect(mail?.text).toContain(`/consumer/${application.consumerId}/application`);
});

it("a price that changed is told to each as he pays it: to a home with taxes, to who reclaims them without", async () => {
  const { holder, application } = scene;
  const priceLines = async (price: number) => {
    await server.forgetMails();
    later(24);
    await write({ price, vatRegime: "standard" }, application.consumerId);
    await settled();
    return server.mails
      .filter(({ to }) => to === holder.email)
      .map(({ text }) => /le prix.*→ .*/u.exec(text)?.[0]);
  };
  later(1);
  await write({ price: 0.1, vatRegime: "standard" }, application.consumerId);
  await settled();
  later(1);
  await move(holder, application.id, { status: "SIGNATURE", price: 0.1 });
  expect(await priceLines(0.3)).toEqual(["le prix\u00a0: 12\u00a0c€/kWh\u00a0TTC → 36\u00a0c€/kWh\u00a0TTC"]);
  const place = server.deps.db
    .updateTable("consumption_point")
    .where("id", "=", application.consumerId ?? "");
  await place.set({ consumer_type: "professional", reclaims_vat: true }).execute();
  expect(await priceLines(0.2)).toEqual(["le prix\u00a0: 30\u00a0c€/kWh\u00a0HT → 20\u00a0c€/kWh\u00a0HT"]);
});

it("what is saved several times in a few minutes is told once, as it is then", async () => {
  for (const durationYears of [1, 2, 3]) {
    later(0.01);
    await write({ durationYears, noticeMonths: durationYears === 3 ? 2 : null });
  }
  await settled();
  expect(told()).toEqual([[scene.holder.email, "la durée et le préavis"]]);
});

it("an owner who changes his mind all day is heard once, and once more the next day", async () => {
  for (const noticeMonths of [1, 2, 3]) {
    later(1);
    await write({ noticeMonths });
    await settled();
  }
  expect(told()).toHaveLength(1);
  await tellUntoldTerms(server.deps);
  await settled();
  expect(told()).toHaveLength(1);
  later(20);
  await tellUntoldTerms(server.deps);
  await settled();
  await tellUntoldTerms(server.deps);
  await settled();
  expect(told()).toHaveLength(2);
});

it("who said yes is told what changed since the contract that he read", async () => {
  later(1);
  await write({ noticeMonths: 1, durationYears: 1 });
  await settled();
  later(1);
  await move(scene.holder, scene.application.id, { status: "SIGNATURE", price: 0.1 });
  await server.forgetMails();
  later(24);
  await write({ noticeMonths: 6, durationYears: 1 });
  await settled();
  expect(told()).toEqual([[scene.holder.email, "le préavis"]]);
});

it("nothing is told of the same terms, of another name for them, nor to who has terms of his own", async () => {
  later(1);
  await write({ noticeMonths: 1 }, scene.application.consumerId);
  await settled();
  await server.forgetMails();
  later(24);
  await write({ noticeMonths: 1 }, scene.application.consumerId);
  await write({ noticeMonths: 1, name: "Contrat de 2027" }, scene.application.consumerId);
  await write({ noticeMonths: 12 });
  await settled();
  expect(told()).toEqual([]);
});

it("nothing is told to who signed everything, nor of a contract that was written before the price", async () => {
  await setStatus(server, scene.application.id, "SIGNED");
  later(1);
  await write({ noticeMonths: 1 });
  const late = await server.signedUp();
  const { id } = await applyTo(late, scene.projectId);
  later(1);
  await move(scene.owner, id, { status: "PROPOSAL", price: 0.1 });
  await settled();
  expect(told()).toEqual([]);
});

it("nothing is told of the contract to who was sent one within those minutes, or signed it: it has its terms", async () => {
  const { application, projectId } = scene;
  const consumptionPointId = application.consumerId ?? "";
  await setStatus(server, application.id, "SIGNATURE");
  later(1);
  await write({ noticeMonths: 3 });
  const sent = await documentRow(server.deps.db, {
    projectId,
    consumptionPointId,
    kind: "salesContract",
    status: "SENT",
  });
  await settled();
  expect(told()).toEqual([]);
  await server.deps.db.updateTable("document").set({ status: "DECLINED" }).where("id", "=", sent).execute();
  await tellUntoldTerms(server.deps);
  await settled();
  expect(told()).toEqual([[scene.holder.email, "le préavis"]]);
});

it("the documents that wait for a mail that cannot be written leave without it", async () => {
  const { deps } = server;
  const told = {
    projectId: scene.projectId,
    pointIds: [],
    documentIds: ["one", "two"],
    documents: [["one", "two"]],
  };
  await giveUpTelling(deps, { type: "signers-to-tell", ...told });
  expect(await eventsOf(deps.db, "document-to-prepare")).toMatchObject([
    { data: { documentIds: ["one", "two"] } },
  ]);
});
