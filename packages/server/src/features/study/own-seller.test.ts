import { studyCalls } from "@mec/api/study";
import { beforeEach, expect, it } from "vitest";
import { aCandidate, type Candidate } from "../../../test/candidate-fixtures.ts";
import type { Visitor } from "../../../test/harness.ts";
import { signedBy, townHall } from "../../../test/study-fixtures.ts";

let candidate: Candidate;
beforeEach(async () => {
  candidate = await aCandidate();
});

async function told(consumptionPointId?: string, reader: Visitor = candidate.holder) {
  const { projectId } = candidate.scene;
  const place = { ...(consumptionPointId && { consumptionPointId }) };
  const params = { id: projectId };
  const basis = await reader.call(studyCalls.getEstimateBasis, { params, query: place });
  const query = { projectIds: [projectId], ...place };
  const [listed] = await reader.call(studyCalls.listEstimateBases, { query });
  expect(listed?.ownSeller).toBe(basis.ownSeller);
  return basis.ownSeller;
}

it("who waits for a price is told that his body sells by an installation of his own, and of no other whatever he types", async () => {
  const { db } = candidate.server.deps;
  const { pointId, holder, scene } = candidate;
  const { id: plant, ...owner } = await db
    .selectFrom("production_point")
    .select(["id", "account_id"])
    .executeTakeFirstOrThrow();
  await signedBy(candidate.server, { consumption_point_id: pointId }, townHall);
  // Nobody has said who signs for the installation: it is nothing to whom it is not.
  expect(await told(pointId)).toBeUndefined();
  await db.updateTable("production_point").set({ account_id: holder.id }).where("id", "=", plant).execute();
  expect(await told(pointId)).toBe("Commune de Langouet");
  await db
    .updateTable("production_point")
    .set({ account_id: owner.account_id })
    .where("id", "=", plant)
    .execute();
  await signedBy(
    candidate.server,
    { production_point_id: plant },
    { ...townHall, email: "mairie@langouet.fr" },
  );
  // The same name and number as the seller's: he might have typed both.
  expect(await told(pointId)).toBeUndefined();

  await db.updateTable("production_point").set({ account_id: holder.id }).where("id", "=", plant).execute();
  expect(await told(pointId)).toBe("Commune de Langouet");
  for (const place of [undefined, "new"]) expect(await told(place)).toBeUndefined();
  // Another person reads nothing of a place that is not his.
  expect(await told(pointId, scene.owner)).toBeUndefined();

  await db
    .updateTable("signatory")
    .set({ identity: JSON.stringify({ ...townHall, siretId: "73282932000074" }) })
    .where("consumption_point_id", "=", pointId)
    .execute();
  expect(await told(pointId)).toBeUndefined();
});
