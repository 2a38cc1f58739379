import { applicationCalls } from "@mec/api/application";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import type { TestServer } from "../../../../test/harness.ts";
import { type Signing, sendToSign, signAll, startSigning } from "../../../../test/signature-fixtures.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  server.setNow(new Date("2026-11-26T09:00:00.000Z"));
  await sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);
  await sql`update application set created_at = '2026-11-01T09:00:00Z'`.execute(server.deps.db);
});

/** The clerk's account holds the place for which the mayor signs by his own mailbox. */
async function aClerksPlace() {
  await sql`update account set email = 'agent@mairie.fr' where id = ${signing.holder.id}`.execute(
    server.deps.db,
  );
}
async function leave() {
  await server.settle();
  const params = { id: signing.application.id };
  await signing.holder.call(applicationCalls.requestDeparture, {
    params,
    body: { leavingOn: "2026-11-30", reason: "" },
  });
  await server.settle();
  server.mails.length = 0;
  const settled = await signing.owner.send("POST", `/api/application/${params.id}/departure/settlement`);
  expect(settled.statusCode).toBe(204);
  await server.settle();
  return server.mails.filter(({ to }) => to === signing.participant.email);
}
const signEverything = async () => {
  for (const email of [signing.participant.email, signing.pmoEmail, signing.producer.email])
    await signAll(server, email);
};

it("who signed for a place that another's account holds reads by mail that it has left, once", async () => {
  await signEverything();
  await aClerksPlace();
  const mails = await leave();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toContain("ne participe plus à");
  expect(mails[0]?.text).toContain("depuis le 26 novembre 2026");
});

it("who signed for his own place is told by his own mail alone", async () => {
  await signEverything();
  const mails = await leave();
  expect(
    mails.map(({ subject }) => subject).filter((subject) => subject.includes("ne participe plus")),
  ).toEqual([]);
});

it("whose place is refused after he signed is told too, and who has signed nothing is not", async () => {
  await aClerksPlace();
  await signAll(server, signing.participant.email);
  server.mails.length = 0;
  await signing.owner.send("POST", `/api/application/${signing.application.id}/progress`, {
    status: "REJECTED",
    message: "Complet.",
  });
  await server.settle();
  const mails = server.mails.filter(({ to }) => to === signing.participant.email);
  expect(mails.map(({ subject }) => subject.includes("ne participe plus"))).toContain(true);
});
