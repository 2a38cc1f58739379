import { expect, it } from "vitest";
import { aCandidate } from "../../../test/candidate-fixtures.ts";
import { applicationRow, productionPointRow } from "../../../test/rows.ts";

it("an owner's price names who sells for more: what he said yes to counts before what he asks, and the owner's own plant is no doubt", async () => {
  const { server, scene, preview } = await aCandidate();
  const { db } = server.deps;
  const producer = await server.signedUp();
  const { projectId } = scene;
  const plants = await Promise.all(
    [producer.id, producer.id, scene.owner.id].map((holder) => productionPointRow(db, holder, { projectId })),
  );
  await db.updateTable("production_point").set({ name: "Toit", price_min: 0.09, price_max: 0.2 }).execute();
  const name = async (id: string, said: string, min: number) =>
    db.updateTable("production_point").set({ name: said, price_min: min }).where("id", "=", id).execute();
  await name(plants[0]!, "Hangar", 0.11);
  await name(plants[1]!, "Moulin", 0.14);
  await name(plants[2]!, "Mairie", 0.15);
  const [, mill] = await Promise.all(
    plants.map((productionPointId) =>
      applicationRow(db, { projectId, productionPointId, status: "SIGNATURE" }),
    ),
  );
  const asked = async (price: number) =>
    (await preview(price)).askingMore?.map((one) => `${one.name} ${one.min}`).toSorted();
  expect(await asked(0.1)).toEqual(["Hangar 0.11", "Moulin 0.14"]);
  expect(await asked(0.11)).toEqual(["Moulin 0.14"]);
  // 5.36 c€ of panels of 9 to 100 kWc, from 2026 on.
  await db
    .updateTable("production_point")
    .set({ production_type: "photovoltaic", production_power: 36 })
    .execute();
  expect((await preview(0.1)).surplusPrice).toBe(0.0536);
  const accepted = (acted_as: "owner" | "holder") =>
    db
      .insertInto("application_progress")
      .values({
        application_id: mill!,
        status: "SIGNATURE",
        price: 0.08,
        message: null,
        author_id: null,
        acted_as,
        created_at: server.deps.now(),
      })
      .execute();
  // Whom the owner accepted at his own price said yes to nothing.
  await accepted("owner");
  expect(await asked(0.1)).toEqual(["Hangar 0.11", "Moulin 0.14"]);
  await accepted("holder");
  expect(await asked(0.1)).toEqual(["Hangar 0.11"]);
});
