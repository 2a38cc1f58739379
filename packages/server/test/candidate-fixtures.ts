import { proposalCalls } from "@mec/api/study";
import type { SalesTerms } from "@mec/domain/document";
import { startTestServer } from "./harness.ts";
import { applicationRow, consumptionPointRow } from "./rows.ts";
import { aStudyScene, askFee, sayTerms } from "./study-fixtures.ts";

/** An individual's contract, whose price is kept with its excise: 0.20 € without, 0.03085 € of excise. */
export const ownContract = { type: "other", tarification: "base", basePrice: 0.23085 } as const;

/** A candidate at 4,500 kWh a year with a contract of his own, in a project that asks a fee, and what is done about his price. */
export async function aCandidate() {
  const server = await startTestServer();
  const scene = await aStudyScene(server);
  const holder = await server.signedUp();
  const { db } = server.deps;
  const pointId = await consumptionPointRow(db, holder.id, { name: "Chez Camille" });
  await db
    .updateTable("consumption_point")
    .set({ contract: JSON.stringify(ownContract), annual_consumption: 4500 })
    .where("id", "=", pointId)
    .execute();
  const applicationId = await applicationRow(db, {
    projectId: scene.projectId,
    consumptionPointId: pointId,
    status: "APPLICATION",
  });
  await askFee(db, scene.projectId);
  return {
    server,
    scene,
    holder,
    pointId,
    applicationId,
    say: (terms: Partial<SalesTerms>, consumptionPointId: string | null = null) =>
      sayTerms(db, scene.projectId, terms, consumptionPointId),
    propose: (price: number) =>
      scene.owner.send("POST", `/api/application/${applicationId}/progress`, { status: "PROPOSAL", price }),
    read: () => holder.call(proposalCalls.getPriceProposal, { params: { id: pointId } }),
    preview: (price: number, applicationIds = [applicationId]) =>
      scene.owner.call(proposalCalls.previewPrice, {
        params: { id: scene.projectId },
        body: { price, applicationIds },
      }),
  };
}

export type Candidate = Awaited<ReturnType<typeof aCandidate>>;
