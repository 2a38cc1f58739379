import { callUrl } from "@mec/api";
import { councilNoteCalls } from "@mec/api/document";
import { proposalCalls } from "@mec/api/study";
import { gainText, ownGain } from "@mec/domain/study";
import { beforeEach, describe, expect, it } from "vitest";
import { aCandidate, type Candidate, pageOf } from "../../../test/candidate-fixtures.ts";
import { ownText, readPdf } from "../../../test/read-pdf.ts";
import { documentRow, productionPointRow } from "../../../test/rows.ts";
import { signedBy, townHall } from "../../../test/study-fixtures.ts";
import { outcomeOfPrice } from "./outcome-of-prices.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");

describe("a place whose own body produces", () => {
  let candidate: Candidate;
  const townPlant = async () => {
    const { db } = candidate.server.deps;
    const row = await db.selectFrom("production_point").select("id").executeTakeFirstOrThrow();
    return row.id;
  };

  beforeEach(async () => {
    candidate = await aCandidate();
    const { server, pointId } = candidate;
    await signedBy(server, { consumption_point_id: pointId }, townHall);
    await server.deps.db
      .updateTable("production_point")
      .set({ account_id: candidate.holder.id })
      .where("id", "=", await townPlant())
      .execute();
    // A price that rises, and a subscription: a body has no contract with itself that would say them.
    await candidate.say({ subscription: 60, durationYears: 5, indexation: "fixed", indexationRate: 2 });
  });

  const acceptance = async () => {
    const { people } = await candidate.scene.owner.call(proposalCalls.previewAcceptance, {
      params: { id: candidate.scene.projectId },
      body: { applicationIds: [candidate.applicationId] },
    });
    return people[0];
  };

  async function noteOf(id: string) {
    const url = callUrl("/api", councilNoteCalls.getCouncilNote, { params: { id } });
    const answer = await candidate.holder.send("GET", url);
    return plain(ownText(readPdf(answer.rawPayload)));
  }

  it("reads one sum from the project's page to the note for its council, of which nothing is paid to itself", async () => {
    const announced = await pageOf(candidate, candidate.holder, candidate.pointId);
    // What the supplier no longer sells, less what taking part costs: 5.36 € of management, and the contribution.
    const { participationEur, membershipEur } = announced;
    expect(announced.savingEur.low).toBeCloseTo(
      announced.energyEur.low - participationEur - (membershipEur ?? 0),
      4,
    );
    expect(announced.subscriptionEur).toBe(0);
    // A newcomer's place, and everybody else, pays.
    expect((await pageOf(candidate, candidate.server.visitor())).savingEur.high).toBeLessThan(
      announced.savingEur.high - 60,
    );
    const before = await acceptance();
    expect(ownGain(before!)).toBe(ownGain(announced));

    await candidate.propose(0.12);
    const proposal = (await candidate.read())!;
    expect(proposal).toMatchObject({
      ownPart: 1,
      price: 0.12,
      later: null,
      isIndexed: false,
      subscriptionEur: 0,
    });
    expect(proposal.engagement.durationYears).toBeNull();
    expect(ownGain(proposal)).toBe(ownGain(announced));
    expect(ownGain((await acceptance())!)).toBe(ownGain(announced));
    expect(ownGain(await pageOf(candidate, candidate.holder, candidate.pointId))).toBe(ownGain(announced));

    const preview = await candidate.preview(0.3);
    expect(ownGain(preview.people[0]!)).toBe(ownGain(announced));
    // Nobody sells to him, and no price is too high: the owner earns nothing of it.
    expect(preview.people[0]).not.toHaveProperty("breakEven");
    expect(preview).toMatchObject({ losing: 0, atRisk: 0, soldEur: { low: 0, high: 0 } });
    expect(preview.soldKwh).toEqual({ low: 0, high: 0 });

    // What is told where a document with his price is signed.
    const { projectId } = candidate.scene;
    const asked = { projectId, pointId: candidate.pointId, price: 0.12 };
    const signing = (await outcomeOfPrice(candidate.server.deps, asked))!;
    expect(ownGain(signing)).toBe(ownGain(announced));

    const note = await noteOf(candidate.pointId);
    expect(note).toContain(plain(gainText(proposal.savingEur, "€")));
    expect(note).toContain("rien à payer");
  });

  it("pays the others' part alone where another sells to it too: half of 36 and 36 kWc", async () => {
    const { db } = candidate.server.deps;
    const { scene, server } = candidate;
    const whole = await candidate.propose(0.12).then(() => candidate.read());
    const other = await productionPointRow(db, scene.owner.id, { projectId: scene.projectId });
    await db.updateTable("production_point").set({ production_power: 36 }).execute();
    await signedBy(
      server,
      { production_point_id: other },
      { ...townHall, socialReason: "La ferme", siretId: "73282932000074" },
    );
    const part = (await candidate.read())!;
    expect(part.ownPart).toBe(0.5);
    expect(whole?.ownPart).toBe(1);
    // 60 € × 0.5, with the VAT that is counted as long as no seller has said his.
    expect(part.subscriptionEur).toBeCloseTo(36, 6);
    // 2 c€ more cost half of them, with VAT, on each local kWh: 0.02 × 0.5 × 1.2 = 0.012 €.
    const [cheap, dear] = [
      (await candidate.preview(0.12)).people[0]!,
      (await candidate.preview(0.14)).people[0]!,
    ];
    expect(cheap.savingEur.low).toBe(Math.round(part.savingEur.low));
    // As the owner reads them, to the euro.
    const dearer = cheap.savingEur.high - dear.savingEur.high;
    expect(Math.abs(dearer - 0.012 * part.sharedKwh.high)).toBeLessThan(1);
    expect(ownGain(await pageOf(candidate, candidate.holder, candidate.pointId))).toBe(ownGain(part));
    const [bought, all] = [(await candidate.preview(0.12)).soldKwh, part.sharedKwh];
    expect(bought.high).toBeCloseTo(all.high / 2, 2);
  });

  it("pays by a contract with its own body that was asked for nevertheless", async () => {
    await candidate.propose(0.12);
    expect((await candidate.read())?.ownPart).toBe(1);
    await documentRow(candidate.server.deps.db, {
      projectId: candidate.scene.projectId,
      consumptionPointId: candidate.pointId,
      kind: "salesContract",
      status: "SENT",
    });
    const paid = (await candidate.read())!;
    expect(paid).not.toHaveProperty("ownPart");
    expect(paid).toMatchObject({ isIndexed: true, ownSeller: "Commune de Langouet" });
  });
});
