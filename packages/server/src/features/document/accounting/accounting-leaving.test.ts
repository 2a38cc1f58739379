import { applicationCalls } from "@mec/api/application";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { becomeBusiness, linesOf, readAccounting } from "../../../../test/accounting-fixtures.ts";
import { aCandidate } from "../../../../test/candidate-fixtures.ts";
import type { TestServer } from "../../../../test/harness.ts";
import { type Signing, sendToSign, signAll, startSigning } from "../../../../test/signature-fixtures.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  await sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);
  await signAll(server, signing.participant.email);
  await signAll(server, signing.pmoEmail);
  await signAll(server, signing.producer.email);
  await server.settle();
  await sql`update document set data = jsonb_set(data, '{terms,noticeMonths}', '2')
    where kind = 'salesContract'`.execute(server.deps.db);
  await becomeBusiness(server, pointId());
  server.setNow(new Date("2026-11-27T09:00:00.000Z"));
});

const pointId = () => signing.application.consumerId ?? "";
const params = () => ({ id: signing.application.id });
const asks = (leavingOn: string) =>
  signing.holder.call(applicationCalls.requestDeparture, {
    params: params(),
    body: { leavingOn, reason: "" },
  });
const settles = (day: string) =>
  signing.owner.call(applicationCalls.scheduleDeparture, { params: params(), body: { day } });
const startsOn = async (day: string) => {
  const { db } = server.deps;
  await db.updateTable("application").set({ status: "EXPLOITATION" }).where("id", "=", params().id).execute();
  const step = { application_id: params().id, status: "EXPLOITATION", acted_as: "owner" } as const;
  await db
    .insertInto("application_progress")
    .values({ ...step, starts_on: day, created_at: new Date("2026-11-27T08:00:00Z") })
    .execute();
};
const lines = async () => linesOf(await readAccounting(signing.holder, pointId()));
const standing = async () => (await lines()).get("L’opération / Où en est ce lieu");

it("tells who leaves from when until when he shares, what is owed until then, and no whole year", async () => {
  await startsOn("2026-12-01");
  await asks("2027-01-30");
  expect(await standing()).toBe(
    "Partage de l’électricité à partir du 1er décembre 2026 ; départ demandé pour le 30 janvier 2027, pas encore acté",
  );
  await settles("2027-01-30");
  expect(await standing()).toBe(
    "Partage de l’électricité à partir du 1er décembre 2026, jusqu’à la sortie du compteur, au jour que retient le gestionnaire de réseau ; départ prévu le 30 janvier 2027",
  );
  const told = await lines();
  expect(told.get("Jusqu’au départ / Jour du départ")).toContain("Le 30 janvier 2027, acté");
  expect(told.get("Jusqu’au départ / Électricité locale à payer")).toContain(
    "Celle reçue jusqu’à la sortie du compteur",
  );
  expect(told.get("Jusqu’au départ / Lettre de démission")).toContain("sans elle, vous en restez membre");
  await signing.holder.call(applicationCalls.sayLettersSent, { params: params() });
  expect((await lines()).get("Jusqu’au départ / Lettre de démission")).toMatch(/^Envoyée le \d/u);
});

it("keeps, once he has left, the contracts, who sold, who billed and when, with one end", async () => {
  await startsOn("2026-12-01");
  const before = await lines();
  await asks("2026-12-10");
  await settles("2026-12-10");
  server.setNow(new Date("2026-12-12T09:00:00.000Z"));
  await signing.owner.call(applicationCalls.settleDeparture, { params: params() });
  await server.settle();
  const told = await lines();
  expect(told.get("L’opération / Où en est ce lieu")).toBe(
    "Partage de l’électricité depuis le 1er décembre 2026, jusqu’à la sortie du compteur, au jour que retient le gestionnaire de réseau ; participation terminée le 10 décembre 2026",
  );
  for (const kept of [
    "Qui vend / Dénomination",
    "Qui vend / Contrat de vente",
    "Le prix / Électricité affectée, HT",
    "Les factures / Qui facture, quand, sous quel délai",
    "L’adhésion à l’association / À qui",
  ])
    expect([kept, told.get(kept)]).toEqual([kept, before.get(kept)]);
  const kept = (kind: string) => [...told].find(([label]) => label.includes(`Les documents / ${kind}`))?.[1];
  expect(kept("Contrat de vente")).toContain(
    "; prend fin le 27 janvier 2027 au plus tard si la lettre de préavis est partie le jour de la demande",
  );
  // His page still asks for the letter which ends these.
  for (const kind of ["Bulletin", "Accord"])
    expect(kept(kind)).toContain("; prend fin par votre lettre à l’association");
  const ends = [...told].filter(([label]) => label.includes("Fin du contrat"));
  expect(ends).toEqual([
    [
      "Depuis le départ / Fin du contrat de vente",
      expect.stringMatching(/^Le 27 janvier 2027 au plus tard si la lettre/u),
    ],
  ]);
  expect([...told.keys()].join()).not.toContain("Premier changement du prix");
});

it("says of who left before the sharing began that he shared nothing", async () => {
  await startsOn("2027-03-01");
  await asks("2027-01-30");
  await settles("2027-01-30");
  expect(await standing()).toBe("Ne partage pas d’électricité ; départ prévu le 30 janvier 2027");
});

it("forecasts a year of who stays, and none of who leaves before one is over", async () => {
  const { holder, pointId: id, propose, server: own } = await aCandidate();
  await becomeBusiness(own, id);
  await propose(0.11);
  const forecasts = async () =>
    (await readAccounting(holder, id))?.sections.filter(({ title }) => title.startsWith("Une année")).length;
  expect(await forecasts()).toBe(1);
  const departure = JSON.stringify({
    leavingOn: "2027-01-30",
    reason: "",
    requestedAt: "2026-11-27T09:00:00Z",
  });
  await own.deps.db.updateTable("application").set({ departure }).execute();
  expect(await forecasts()).toBe(0);
});
