import { documentCalls } from "@mec/api/document";
import { proposalCalls } from "@mec/api/study";
import { asConsumer } from "@mec/domain/point";
import type { SignatoryInput } from "@mec/domain/signatory";
import { ownGain } from "@mec/domain/study";
import { beforeEach, describe, expect, it } from "vitest";
import { setStatus } from "../../../test/application-fixtures.ts";
import { aCandidate, type Candidate, pageOf } from "../../../test/candidate-fixtures.ts";
import { company, individual } from "../../../test/document-samples.ts";
import { documentRow } from "../../../test/rows.ts";
import { saveSignatory } from "../signatory/index.ts";

let candidate: Candidate;
let plant: string;
/** Zoé lives below her own panels, and signs for both. */
beforeEach(async () => {
  candidate = await aCandidate();
  const { db } = candidate.server.deps;
  ({ id: plant } = await db.selectFrom("production_point").select("id").executeTakeFirstOrThrow());
  await heldBy(candidate.holder.id);
  await signs(plant, individual);
  await signs(candidate.pointId, individual);
});

const heldBy = (account_id: string) =>
  candidate.server.deps.db
    .updateTable("production_point")
    .set({ account_id })
    .where("id", "=", plant)
    .execute();
/** As it is kept: when and where she was born is sealed. */
const signs = (id: string, identity: SignatoryInput) =>
  saveSignatory(
    candidate.server.deps.db,
    { kind: id === plant ? "producer" : "consumer", id },
    identity,
    candidate.server.deps.now(),
  );
async function ownPart() {
  const { ownPart: part, ownSeller } = (await candidate.read())!;
  return { part, ownSeller };
}

describe("the home of a private person who produces", () => {
  it("pays nothing to itself in any sum, from the project's page to the owner's dialog", async () => {
    await candidate.say({ subscription: 60 });
    const announced = await pageOf(candidate, candidate.holder, candidate.pointId);
    const { participationEur, membershipEur } = announced;
    expect(announced.savingEur.low).toBeCloseTo(
      announced.energyEur.low - participationEur - (membershipEur ?? 0),
      4,
    );
    await candidate.propose(0.12);
    const proposal = (await candidate.read())!;
    expect(proposal).toMatchObject({ ownPart: 1, subscriptionEur: 0, ownSeller: "Zoé Šimůnek-Lefèvre" });
    expect(ownGain(proposal)).toBe(ownGain(announced));
    const preview = await candidate.preview(0.3);
    expect(preview).toMatchObject({ losing: 0, soldEur: { low: 0, high: 0 } });
    const { people } = await candidate.scene.owner.call(proposalCalls.previewAcceptance, {
      params: { id: candidate.scene.projectId },
      body: { applicationIds: [candidate.applicationId] },
    });
    expect(people[0]?.ownPart).toBe(1);
  });

  it("has two documents to sign, and no contract with itself", async () => {
    const { scene, server, applicationId, holder, pointId } = candidate;
    await setStatus(server, applicationId, "SIGNATURE");
    const params = { id: scene.projectId };
    const [listed] = (await scene.owner.call(documentCalls.listDocuments, { params })).filter(
      ({ id }) => id === pointId,
    );
    expect([listed?.isOwnSale, listed?.ownSeller]).toEqual([true, "Zoé Šimůnek-Lefèvre"]);
    const { results } = await scene.owner.call(documentCalls.sendDocumentSets, {
      params,
      body: { participants: [asConsumer(pointId)] },
    });
    expect(results.map(({ kind }) => kind)).toEqual(["bulletin", "accord"]);
    const own = await holder.call(documentCalls.getConsumerDocuments, { params: { id: pointId } });
    expect(own?.isOwnSale).toBe(true);
  });

  it("pays by a contract with itself that was asked for nevertheless", async () => {
    await candidate.propose(0.12);
    await documentRow(candidate.server.deps.db, {
      projectId: candidate.scene.projectId,
      consumptionPointId: candidate.pointId,
      kind: "salesContract",
      status: "SENT",
    });
    expect((await ownPart()).part).toBeUndefined();
  });
});

describe("is a buyer like any other", () => {
  beforeEach(() => candidate.propose(0.12));

  it.each<[string, SignatoryInput]>([
    [
      "of his father, who has his name and was born on another day",
      { ...individual, birthDate: "1941-02-03" },
    ],
    ["of his wife", { ...individual, firstName: "Ana" }],
    [
      "of the company that he signs for",
      { ...company, name: individual.name, firstName: individual.firstName },
    ],
  ])("%s", async (_, seller) => {
    expect((await ownPart()).part).toBe(1);
    await signs(plant, seller);
    expect(await ownPart()).toEqual({ part: undefined, ownSeller: null });
  });

  it("of an installation of which nobody has said who signs: it may be her company's", async () => {
    await candidate.server.deps.db.deleteFrom("signatory").where("production_point_id", "=", plant).execute();
    expect(await ownPart()).toEqual({ part: undefined, ownSeller: null });
  });

  it("of who holds the installation under another account, whatever he types there", async () => {
    await heldBy(candidate.scene.owner.id);
    expect(await ownPart()).toEqual({ part: undefined, ownSeller: null });
  });
});
