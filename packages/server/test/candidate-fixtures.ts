import { proposalCalls, studyCalls, toEstimateInput } from "@mec/api/study";
import type { SalesTerms } from "@mec/domain/document";
import { dayInParis } from "@mec/domain/shared";
import { estimate } from "@mec/energy";
import { expect } from "vitest";
import { startTestServer, type Visitor } from "./harness.ts";
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

/** Ten neighbours take part, and consume together more than three times what is produced. */
export async function manyTakePart({ server, scene }: Candidate): Promise<void> {
  const { db } = server.deps;
  const neighbour = await server.signedUp();
  for (let each = 0; each < 10; each++) {
    const consumptionPointId = await consumptionPointRow(db, neighbour.id);
    await db
      .updateTable("consumption_point")
      .set({ annual_consumption: 12_000 })
      .where("id", "=", consumptionPointId)
      .execute();
    await applicationRow(db, {
      projectId: scene.projectId,
      consumptionPointId,
      status: "SIGNATURE",
    });
  }
}

/** What the page computes from what this person reads, for a place of his. */
export async function pageOf(
  { server, scene }: Candidate,
  visitor: Visitor,
  consumptionPointId?: string,
  yearlyConsumption = 4500,
) {
  const place = { ...(consumptionPointId && { consumptionPointId }) };
  const params = { id: scene.projectId };
  const home = { yearlyConsumption, contract: ownContract, consumerType: "individual" } as const;
  const day = dayInParis(server.deps.now());
  const basis = await visitor.call(studyCalls.getEstimateBasis, { params, query: place });
  const [listed] = await visitor.call(studyCalls.listEstimateBases, {
    query: { projectIds: [scene.projectId], ...place },
  });
  // A price that others accepted is told of one project at a time: who consumes counts his own.
  const { agreedPrice: _, ...counted } = basis;
  expect(listed).toEqual({ projectId: scene.projectId, ...counted });
  return estimate(toEstimateInput(basis, home, day));
}

/** A sum, or energy, as an owner reads it of somebody. */
export const whole = (range: { low: number; high: number } = { low: 0, high: 0 }) => ({
  low: Math.round(range.low),
  high: Math.round(range.high),
});
