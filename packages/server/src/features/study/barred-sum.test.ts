import { overviewCalls } from "@mec/api/overview";
import { pointCalls } from "@mec/api/point";
import { publicProjectCalls } from "@mec/api/project";
import { proposalCalls } from "@mec/api/study";
import { beforeEach, expect, it } from "vitest";
import { aProductionPoint } from "../../../test/application-fixtures.ts";
import { aCandidate, type Candidate, pageOf } from "../../../test/candidate-fixtures.ts";
import { studyOf } from "../../../test/study-fixtures.ts";
import { daily } from "../../app/daily.ts";

let candidate: Candidate;
beforeEach(async () => {
  candidate = await aCandidate();
  await candidate.propose(0.1);
});

/** The owner adds a second plant to his project, as large as the first. */
const addPlant = (purchase: { purchaseContract: "none" | "older"; contractEndsOn?: string }) =>
  candidate.scene.owner.call(pointCalls.createProductionPoint, {
    body: aProductionPoint({
      projectId: candidate.scene.projectId,
      productionPower: 36,
      price: { min: 0.1, max: 0.14 },
      operational: { isOperational: true, prm: "30009876543210", sge: true, raccordementId: "" },
      ...purchase,
    }),
  });

const price = { savingEur: true, withoutExemptionEur: true, later: true };
const sumOf = (told: object) =>
  Object.fromEntries(Object.entries(told).filter(([name]) => name in price || name.endsWith("Kwh")));

/** Each sum that one household, and its project's owner, read on their way. */
async function everySum() {
  const { scene, server, holder, applicationId, pointId } = candidate;
  const params = { id: scene.projectId };
  const page = await pageOf(candidate, holder, pointId);
  const read = await candidate.read();
  const proposed = await candidate.preview(0.1);
  const accepted = await scene.owner.call(proposalCalls.previewAcceptance, {
    params,
    body: { applicationIds: [applicationId] },
  });
  const study = await studyOf(scene);
  const { gauge } = await server.visitor().call(publicProjectCalls.getPublicProject, { params });
  const { figures } = await scene.owner.call(overviewCalls.getOverview, { params });
  return {
    page: sumOf(page),
    read: sumOf(read ?? {}),
    proposed: proposed.people.map(sumOf),
    accepted: accepted.people.map(sumOf),
    study: study.totals,
    gauge,
    pledged: figures.pledged,
  };
}

const toldAs = (text: string) => text.replaceAll("\u00a0", " ");

it("a plant under a purchase contract is in none of the sums that one reads, from the list to the study, and each names it in a line", async () => {
  const alone = await everySum();
  expect(Object.keys(alone.read)).toContain("savingEur");
  await addPlant({ purchaseContract: "none", contractEndsOn: "2039-06-01" });
  expect(await everySum()).toEqual(alone);
  const { plannedText = null } = (await candidate.read()) ?? {};
  const said = "36 kWc de plus, le 2 juin 2039 au plus tôt : non comptés.";
  expect(toldAs(plannedText ?? "")).toBe(said);
  expect(toldAs((await candidate.preview(0.1)).plannedText ?? "")).toBe(said);
  expect((await studyOf(candidate.scene)).assumptions.map(toldAs)).toContain(said);
});

it("it counts from the day on which its contract has ended", async () => {
  const alone = await everySum();
  await addPlant({ purchaseContract: "none", contractEndsOn: "2026-06-10" });
  candidate.server.setNow(new Date("2026-06-11T08:00:00Z"));
  await daily(candidate.server.deps);
  const after = await everySum();
  expect(after.read).not.toEqual(alone.read);
  expect(after.gauge.annualProductionKwh).toBeGreaterThan(alone.gauge.annualProductionKwh);
  expect((await candidate.read())?.plannedText ?? null).toBeNull();
});

it("it counts at once when it is said that none runs any more", async () => {
  const { scene } = candidate;
  const { id, ...plant } = await addPlant({ purchaseContract: "older" });
  const barred = await everySum();
  await scene.owner.call(pointCalls.updateProductionPoint, {
    params: { id },
    body: { ...aProductionPoint({ ...plant, price: { min: 0.1, max: 0.14 } }), purchaseContract: "none" },
  });
  const { gauge } = await everySum();
  expect(gauge.annualProductionKwh).toBeGreaterThan(barred.gauge.annualProductionKwh);
});
