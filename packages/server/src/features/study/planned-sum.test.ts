import { proposalCalls } from "@mec/api/study";
import { beforeEach, expect, it } from "vitest";
import { aCandidate, type Candidate } from "../../../test/candidate-fixtures.ts";
import { documentRow, productionPointRow } from "../../../test/rows.ts";

let candidate: Candidate;
beforeEach(async () => {
  candidate = await aCandidate();
  const { db } = candidate.server.deps;
  const { projectId, owner } = candidate.scene;
  const id = await productionPointRow(db, owner.id, { projectId });
  await db.updateTable("production_point").set({ production_power: 100 }).execute();
  await db
    .updateTable("production_point")
    .set({ production_power: 36, prm: null, is_planned: true })
    .where("id", "=", id)
    .execute();
  await db.updateTable("project").set({ expected_start: "2099-03" }).execute();
});

/** What the owner reads before he proposes a price, and before he accepts. */
async function byOwner() {
  const { owner, projectId } = candidate.scene;
  const asked = { applicationIds: [candidate.applicationId] };
  const params = { id: projectId };
  const priced = await owner.call(proposalCalls.previewPrice, { params, body: { ...asked, price: 0.1 } });
  const accepted = await owner.call(proposalCalls.previewAcceptance, { params, body: asked });
  return [priced.plannedText, accepted.plannedText];
}

it("a sum says which plants it counts that do not run yet, to who proposes, who accepts and who answers", async () => {
  await candidate.propose(0.1);
  const said =
    "Cette somme compte 136\u00a0kWc, dont 36\u00a0kWc attendus en mars 2099\u00a0: d’ici là, chacun reçoit moins.";
  const [counted, until] = (await candidate.read())?.plannedText?.split(" D’ici là, sans eux, ") ?? [];
  expect(counted).toBe(said);
  expect(until).toMatch(/^par an\u00a0: .*\d\u00a0€ (?:d’économie|de perte).*\.$/u);
  expect(await byOwner()).toEqual([said, said]);
  await candidate.server.deps.db
    .updateTable("production_point")
    .set({ is_planned: false })
    .where("is_planned", "is", true)
    .execute();
  expect((await candidate.read())?.plannedText).toBeNull();
  expect(await byOwner()).toEqual([null, null]);
});

it("a sum says that it counts a plant of another whose producer has not signed, until all that he signs is settled", async () => {
  const { server, scene } = candidate;
  const { db } = server.deps;
  const other = await server.signedUp();
  await db
    .updateTable("production_point")
    .set({ account_id: other.id, is_planned: false, prm: "30001234567890" })
    .where("is_planned", "is", true)
    .execute();
  await candidate.propose(0.1);
  const said = "Cette somme compte 36\u00a0kWc dont le producteur n’a pas encore signé.";
  expect((await candidate.read())?.plannedText).toMatch(
    new RegExp(`^${said} D’ici là, sans eux, par an\u00a0: .*\\.$`, "u"),
  );
  expect(await byOwner()).toEqual([said, said]);
  const { id } = await db
    .selectFrom("production_point")
    .select("id")
    .where("account_id", "=", other.id)
    .executeTakeFirstOrThrow();
  const sign = (kind: "bulletin" | "accord") =>
    documentRow(db, { projectId: scene.projectId, productionPointId: id, kind, status: "DONE" });
  await sign("bulletin");
  expect((await candidate.read())?.plannedText).toContain(said);
  await sign("accord");
  expect((await candidate.read())?.plannedText).toBeNull();
});

it("a sum without what shares alone is none: nothing is told of it where no plant shares yet", async () => {
  await candidate.server.deps.db
    .updateTable("production_point")
    .set({ prm: null, is_planned: true })
    .execute();
  await candidate.propose(0.1);
  const told = (await candidate.read())?.plannedText;
  expect(told).toContain("Rien n’est encore produit");
  expect(told).not.toContain("D’ici là, sans");
});
