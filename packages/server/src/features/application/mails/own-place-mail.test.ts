import { applicationCalls } from "@mec/api/application";
import { beforeEach, describe, expect, it } from "vitest";
import { aCandidate, type Candidate } from "../../../../test/candidate-fixtures.ts";
import { applicationRow, consumptionPointRow } from "../../../../test/rows.ts";
import { signedBy, townHall } from "../../../../test/study-fixtures.ts";

let candidate: Candidate;
const nothing = "On ne s’achète pas à soi-même : rien à payer pour l’électricité, pas de contrat.";

/** A school of the town hall whose roof produces, both of one account. */
beforeEach(async () => {
  candidate = await aCandidate();
  const { server, pointId, holder } = candidate;
  const { db } = server.deps;
  await signedBy(server, { consumption_point_id: pointId }, townHall);
  await db.updateTable("production_point").set({ account_id: holder.id }).execute();
});

const mailed = async () => {
  await candidate.server.settle();
  return candidate.server.mails
    .filter(({ to, subject }) => to === candidate.holder.email && !subject.startsWith("Bienvenue"))
    .map(({ subject, text }) => `${subject}\n${text}`.replaceAll(/[\u00a0\u202f]/gu, " "));
};

describe("the mail to who pays nobody for his place", () => {
  it("says that nothing is to pay, and names no price", async () => {
    await candidate.propose(0.12);
    const [mail = "", ...others] = await mailed();
    expect(others).toEqual([]);
    expect(mail).toContain(nothing);
    expect(mail).toContain("par an seulement si l’exonération de taxe (accise)");
    expect(mail).not.toMatch(/c€|prix/u);
  });

  it("tells it of that place alone among several", async () => {
    const { db } = candidate.server.deps;
    const flat = await consumptionPointRow(db, candidate.holder.id, { name: "L’atelier" });
    await db
      .updateTable("consumption_point")
      .set({ annual_consumption: 9000 })
      .where("id", "=", flat)
      .execute();
    const { projectId } = candidate.scene;
    const other = await applicationRow(db, { projectId, consumptionPointId: flat, status: "APPLICATION" });
    await candidate.scene.owner.call(applicationCalls.moveApplications, {
      params: { id: projectId },
      body: { applicationIds: [candidate.applicationId, other], step: { status: "PROPOSAL", price: 0.12 } },
    });
    const [mail = ""] = await mailed();
    expect(mail).toContain(`« Chez Camille ». ${nothing}`);
    expect(mail).toMatch(/« L’atelier », à [\d,]+ c€/u);
  });

  it("repeats no price once he has said yes, and no contract that would bind him", async () => {
    await candidate.propose(0.12);
    await mailed();
    candidate.server.mails.length = 0;
    const url = `/api/application/${candidate.applicationId}/progress`;
    expect((await candidate.holder.send("POST", url, { status: "SIGNATURE" })).statusCode).toBeLessThan(300);
    const [mail = ""] = await mailed();
    expect(mail).toContain(nothing);
    expect(mail).toContain("Rien ne vous engage avant votre signature.");
    expect(mail).not.toMatch(/c€|le prix de|contrat de vente/u);
  });
});
