import { applicationCalls } from "@mec/api/application";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import { setStatus } from "../../../../test/application-fixtures.ts";
import type { TestServer } from "../../../../test/harness.ts";
import { applicationRow, consumptionPointRow } from "../../../../test/rows.ts";
import { type Signing, sendToSign, signAll, startSigning } from "../../../../test/signature-fixtures.ts";
import { startedMails } from "./started-mails.ts";

let server: TestServer;
let signing: Signing;
let others: string[];

/** A clerk's project, in which three of the commune's places are her account's; the mayor has signed for one by his own mailbox. */
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  const { db } = server.deps;
  server.setNow(new Date("2026-11-26T09:00:00.000Z"));
  await sql`update application set created_at = '2026-11-01T09:00:00Z'`.execute(db);
  await sendToSign(server, signing, ["bulletin", "accord"]);
  await signAll(server, signing.participant.email);
  await sendToSign(server, signing, ["salesContract"]);
  await sql`update document set status = case kind when 'salesContract' then 'IGNORED' else 'DONE' end`.execute(
    db,
  );
  const ofClerk = { account_id: signing.owner.id, prm: "09111642617347" };
  await db.updateTable("consumption_point").set(ofClerk).execute();
  await setStatus(server, signing.application.id, "SIGNED");
  others = [];
  for (const name of ["L’école", "La salle des fêtes"]) {
    const consumptionPointId = await consumptionPointRow(db, signing.owner.id, { name });
    const { projectId } = signing;
    others.push(await applicationRow(db, { projectId, consumptionPointId, status: "SIGNED" }));
  }
  await server.forgetMails();
});

const start = (applicationIds: string[]) =>
  signing.owner.call(applicationCalls.moveApplications, {
    params: { id: signing.projectId },
    body: { applicationIds, step: { status: "EXPLOITATION", startsOn: "2027-01-30", confirmLeftOut: true } },
  });
async function mailsTo(email: string) {
  await server.settle();
  return server.mails
    .filter(({ to }) => to === email)
    .map(({ subject, text }) => `${subject}\n${text}`.replaceAll(/[\u00a0\u202f]/gu, " "));
}

it("the owner of places that begin to share in one go reads them in one mail, with the day that was confirmed", async () => {
  const { results } = await start([signing.application.id, ...others]);
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true]);
  const [mail = "", ...more] = await mailsTo(signing.owner.email);
  expect(more).toEqual([]);
  expect(mail).toContain("le partage commence pour 3 lieux");
  expect(mail).toContain("« L’école »");
  expect(mail).toContain("« La salle des fêtes »");
  expect(mail.match(/30 janvier 2027/gu)).toHaveLength(1);
});

it("who signed for one of them by his own mailbox reads of that one, and nobody of one that he did not sign for", async () => {
  await start([signing.application.id, ...others]);
  const [mail = "", ...more] = await mailsTo(signing.participant.email);
  expect(more).toEqual([]);
  expect(mail).toContain("Vous avez signé pour ce lieu");
  expect(mail).toContain("30 janvier 2027");
  expect(mail).not.toContain("La salle des fêtes");
});

it("what begins another day has a mail of its own", async () => {
  await start(others.slice(0, 1));
  server.setNow(new Date("2026-11-27T09:00:00.000Z"));
  await start(others.slice(1));
  const mails = await mailsTo(signing.owner.email);
  expect(mails.map((mail) => mail.includes("pour « L’école »"))).toEqual([true, false]);
  expect(mails).toHaveLength(2);
});

it.each([0, 1, 2])(
  "the others are told once where the last of them leaves after %i of their mails were due",
  async (due) => {
    const all = [signing.application.id, ...others];
    const [last = ""] = all.slice(-1);
    await start(all);
    const mailsOf = async (ids: string[]) =>
      (await Promise.all(ids.map((id) => startedMails(server.deps, { applicationId: id }, id)))).flat();
    const before = await mailsOf(all.slice(0, due));
    await setStatus(server, last, "REJECTED");
    const told = [...before, ...(await mailsOf(all.slice(due)))].filter(
      ({ to }) => to === signing.owner.email,
    );
    expect(told.map(({ subject }) => subject)).toEqual([expect.stringContaining("pour 2\u00a0lieux")]);
    expect(told[0]?.text).not.toContain("« La salle des fêtes »");
  },
);
