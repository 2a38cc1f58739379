import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { addressAt, move, setStatus } from "../../../../test/application-fixtures.ts";
import type { TestServer } from "../../../../test/harness.ts";
import { applicationRow, documentRow, productionPointRow } from "../../../../test/rows.ts";
import { type Signing, sendToSign, signAll, startSigning } from "../../../../test/signature-fixtures.ts";

let server: TestServer;
let signing: Signing;
let clock: number;

/** Some minutes pass. */
function later(minutes: number): void {
  clock += minutes * 60_000;
  server.setNow(new Date(clock));
}

beforeEach(async () => {
  ({ server, signing } = await startSigning());
  clock = server.deps.now().getTime();
  const { db } = server.deps;
  await db.updateTable("production_point").set({ vat_regime: "franchise" }).execute();
  const step = { application_id: signing.application.id, status: "SIGNATURE", acted_as: "owner" } as const;
  later(1);
  await db
    .insertInto("application_progress")
    .values({ ...step, price: 0.11, created_at: server.deps.now() })
    .execute();
  later(1);
  await sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);
  await sql`update document set data = data || jsonb_build_object('acceptedPrice', 0.11, 'producers', jsonb_build_array(
      data->'producers'->0 || jsonb_build_object('pointId', ${signing.productionPointId}::text, 'vatRegime', 'franchise')))
    || jsonb_build_object('terms', (data->'terms') || '{"price": null, "subscription": null, "vatRegime": null}')
    where kind = 'salesContract'`.execute(db);
  later(1);
});

/** A farmer with this VAT is accepted. */
async function joins(
  vatRegime: "standard" | "franchise",
  sells: "here" | "elsewhere" = "here",
): Promise<void> {
  const { db } = server.deps;
  const farmer = await server.signedUp();
  const productionPointId = await productionPointRow(db, farmer.id);
  const address = addressAt(0.3);
  await db
    .updateTable("production_point")
    .set({
      vat_regime: vatRegime,
      production_power: 30,
      address: JSON.stringify(address),
      ...address.coordinates,
    })
    .where("id", "=", productionPointId)
    .execute();
  const { projectId } = signing;
  const id = await applicationRow(db, { projectId, productionPointId, status: "APPLICATION" });
  if (sells === "elsewhere")
    await documentRow(db, { projectId, productionPointId, kind: "salesContract", status: "IGNORED" });
  later(5);
  await move(signing.owner, id, { status: "SIGNATURE" });
  await server.settle();
  later(5);
}

const told = () =>
  server.mails
    .filter(({ to, subject }) => to === signing.holder.email && subject.startsWith("Un autre contrat"))
    .map(({ text }) => text.replaceAll(/[\u00a0\u202f]/gu, " ").replaceAll(/\s+/gu, " "));

it("who has a contract reads once that another comes, with whoever adds VAT, and that his own stays", async () => {
  await signAll(server, signing.participant.email);
  await joins("standard");
  const [mail] = told();
  expect(mail).toContain("Votre contrat : 11 c€/kWh, sans TVA à ajouter, signé le");
  expect(mail).toContain(
    "un autre contrat vous sera proposé, à 13,2 c€/kWh TTC. Vous pourrez le refuser. Ce que vous avez signé ne change pas.",
  );
  expect(mail).toMatch(/vous apporte par an, avec tous ceux qui vendent : auparavant .* ; aujourd’hui .*\./u);
  expect(mail).not.toContain("rien ne vous engage avant votre signature");
  await joins("standard");
  expect(told()).toHaveLength(1);
});

it("so does who has not signed it yet", async () => {
  await joins("standard");
  expect(told()).toEqual([expect.stringContaining("Ce que vous signez maintenant ne change pas.")]);
});

it("so does who takes part already", async () => {
  for (const email of [signing.participant.email, signing.pmoEmail, signing.producer.email])
    await signAll(server, email);
  await setStatus(server, signing.application.id, "EXPLOITATION");
  await joins("standard");
  expect(told()).toEqual([expect.stringContaining("Ce que vous avez signé ne change pas.")]);
});

it("nobody does of a seller with whom no contract comes, as he sells outside of the platform", async () => {
  await joins("standard", "elsewhere");
  expect(told()).toEqual([]);
});

it("nobody does of a seller who adds none, whose price is that of his contract", async () => {
  await joins("franchise");
  expect(told()).toEqual([]);
  await joins("standard");
  expect(told()).toHaveLength(1);
});
