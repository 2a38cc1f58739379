import { proposalCalls } from "@mec/api/study";
import { expect, it } from "vitest";
import { setStatus } from "../../../../test/application-fixtures.ts";
import { aCandidate } from "../../../../test/candidate-fixtures.ts";

it("who said yes to a price without VAT reads on his page that a seller adds it, until he signs", async () => {
  const candidate = await aCandidate();
  const { db, now } = candidate.server.deps;
  const params = { id: candidate.pointId };
  const read = async () =>
    (await candidate.holder.call(proposalCalls.getPriceProposal, { params }))?.untaxedText?.replaceAll(
      "\u00a0",
      " ",
    );
  await candidate.say({ vatRegime: "franchise" });
  await candidate.propose(0.12);
  await setStatus(candidate.server, candidate.applicationId, "SIGNATURE");
  expect(await read()).toBeUndefined();
  const said = { vat_regime: "standard", vat_said_at: new Date(now().getTime() + 60_000) } as const;
  await db.updateTable("production_point").set(said).execute();
  expect(await read()).toBe(
    "Vous aviez dit oui à 12 c€/kWh sans TVA : un producteur l’ajoute. Rien ne vous engage avant votre signature.",
  );
  await setStatus(candidate.server, candidate.applicationId, "SIGNED");
  expect(await read()).toBeUndefined();
});
