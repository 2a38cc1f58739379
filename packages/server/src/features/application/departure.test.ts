import { applicationCalls } from "@mec/api/application";
import { auditCalls } from "@mec/api/audit";
import { documentCalls } from "@mec/api/document";
import { pointCalls } from "@mec/api/point";
import { retractInstead } from "@mec/domain/application";
import { asConsumer } from "@mec/domain/point";
import { sql } from "kysely";
import { beforeEach, expect, it } from "vitest";
import type { TestServer } from "../../../test/harness.ts";
import {
  readSession,
  type Signer,
  type Signing,
  sendToSign,
  signAll,
  signerAt,
  startSigning,
} from "../../../test/signature-fixtures.ts";

let server: TestServer;
let signing: Signing;
let signer: Signer;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  server.setNow(new Date("2026-11-26T09:00:00.000Z"));
  await sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);
  await signAll(server, signing.participant.email);
  await signAll(server, signing.pmoEmail);
  await signAll(server, signing.producer.email);
  await sql`update document set data = jsonb_set(data, '{terms,noticeMonths}', '2')
    where kind = 'salesContract'`.execute(server.deps.db);
  await sql`update application set created_at = '2026-11-01T09:00:00Z'`.execute(server.deps.db);
  signer = signerAt(server, signing.participant.email);
  server.mails.length = 0;
});

const params = () => ({ id: signing.application.id });
const ask = (leavingOn: string, why: { movesOut?: true } = {}) =>
  signing.holder.call(applicationCalls.requestDeparture, {
    params: params(),
    body: { leavingOn, reason: "", ...why },
  });
const stay = () => signing.holder.send("DELETE", `/api/application/${signing.application.id}/departure`);
const settle = () =>
  signing.owner.send("POST", `/api/application/${signing.application.id}/departure/settlement`);
const read = () =>
  signing.holder.call(applicationCalls.getApplication, {
    params: { id: signing.application.consumerId ?? "" },
  });
/** To him and to the owner: what his seller reads is told in buyer-leaving-mail.test.ts. */
const told = async () => {
  await server.settle();
  const mails = server.mails
    .filter(({ to }) => to !== signing.producer.email)
    .map(({ subject, text }) => ({ subject, text }));
  server.mails.length = 0;
  return mails;
};

it("who leaves reads the notice of his own signed contract before he asks, and its end beside the day that he wished", async () => {
  const leaving = await signing.holder.call(documentCalls.getConsumerLeaving, {
    params: { id: signing.application.consumerId ?? "" },
  });
  expect(leaving.noticeMonths).toBe(2);
  expect(await ask("2026-11-30")).toMatchObject({ leavingOn: "2026-11-30", noticeEndsOn: "2027-01-26" });
  expect((await read())?.departure?.noticeEndsOn).toBe("2027-01-26");
  const mails = await told();
  expect(mails).toHaveLength(2);
  for (const { text } of mails) {
    expect(text).toContain("au plus tard le 26 janvier 2027");
    // The request is not the notice.
    expect(text).toMatch(
      /à écrire au producteur\. S’il est écrit le jour de (votre|sa) demande, le contrat/u,
    );
    // His contract takes effect as he begins to share, which is later.
    expect(text).toMatch(/s’il commence après cette date, rien ne (vous|lui) est vendu/u);
  }
});

it("the day of a move ends the contract without notice, as it says itself: he, the owner and the seller read so", async () => {
  expect(await ask("2026-12-20", { movesOut: true })).toMatchObject({ movesOut: true });
  await server.settle();
  expect(server.mails).toHaveLength(3);
  for (const { text } of server.mails) {
    expect(text).toContain("le 20 décembre 2026");
    expect(text).toMatch(/prend fin ce jour-là, sans préavis ni indemnité/u);
    expect(text).not.toContain("janvier 2027");
  }
  expect((await read())?.departure).toMatchObject({ movesOut: true, leavingOn: "2026-12-20" });
  server.mails.length = 0;
  await ask("2026-12-20");
  expect((await read())?.departure?.movesOut).toBeUndefined();
  for (const { text } of await told()) expect(text).toContain("au plus tard le 26 janvier 2027");
});

it("a move says nothing of a contract that was not signed here", async () => {
  await sql`update document set superseded_at = now() where kind = 'salesContract'`.execute(server.deps.db);
  expect((await ask("2026-12-20", { movesOut: true })).movesOut).toBeUndefined();
  for (const { text } of await told()) expect(text).not.toContain("contrat de vente");
});

it("a day that the notice allows is told as such, and a correction begins no other notice", async () => {
  await ask("2026-11-30");
  await told();
  server.setNow(new Date("2026-12-20T09:00:00.000Z"));
  expect(await ask("2027-02-01")).toMatchObject({ noticeEndsOn: "2027-01-26" });
  for (const { text } of await told()) {
    expect(text).toContain("cette date le respecte");
    expect(text).not.toContain("au plus tard le");
  }
});

it("who stays after all withdraws his request: both are told once, his journal says it, and nothing is left to settle", async () => {
  await ask("2026-11-30");
  await told();
  expect((await stay()).statusCode).toBe(204);
  expect((await stay()).statusCode).toBe(204);
  expect((await read())?.departure).toBeUndefined();
  const subjects = (await told()).map(({ subject }) => subject);
  expect(subjects).toHaveLength(2);
  expect(subjects.join()).toMatch(/reste finalement/u);
  expect(subjects.join()).toMatch(/Vous restez dans/u);
  const { items } = await signing.holder.call(auditCalls.listOwnAudit, { query: { page: 1, pageSize: 10 } });
  expect(items.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(["departure-withdrawn", "departure-asked"]),
  );
  expect((await settle()).json().message).toBe("INVALID_TRANSITION");
});

it("a settled departure is withdrawn no more, and is its holder's alone to withdraw", async () => {
  await ask("2026-11-30");
  const byOwner = await signing.owner.send("DELETE", `/api/application/${signing.application.id}/departure`);
  expect(byOwner.statusCode).toBe(404);
  expect((await settle()).statusCode).toBe(204);
  expect((await stay()).json()).toMatchObject({ statusCode: 409, message: "INVALID_TRANSITION" });
});

/** Asks to leave and has it settled, a day later. */
async function leave() {
  await ask("2026-11-30");
  await told();
  server.setNow(new Date("2026-11-27T09:00:00.000Z"));
  expect((await settle()).statusCode).toBe(204);
}
const point = () =>
  signing.holder.call(pointCalls.getConsumptionPoint, {
    params: { id: signing.application.consumerId ?? "" },
  });

it("who has left reads in his place which project, since when, what all had signed and what he still owes, as in its mail", async () => {
  await leave();
  const [mail] = await told();
  for (const words of [
    "depuis le 27 novembre 2026",
    "est due si le bureau vous a admis (son silence peut y suffire)\u00a0: 20,00",
    "au plus tard le 26 janvier 2027",
    "avant le 30 novembre 2026 que vous aviez demandé",
    "Si vous ne l’aviez pas accepté, écrivez-le au porteur",
    // Nothing was shared yet, and what the grid operator does is not known here.
    "Le partage n’avait pas commencé pour ce lieu",
  ])
    expect(mail?.text).toContain(words);
  const { left, applicationProgress } = await point();
  expect(applicationProgress).toBeNull();
  expect(left).toMatchObject({
    projectId: signing.projectId,
    leftAt: "2026-11-27T09:00:00.000Z",
    signed: ["bulletin", "accord", "salesContract"],
    due: expect.stringContaining("si le bureau vous a admis"),
  });
  expect(left?.progress.map(({ status }) => status)).toContain("SIGNED");
  const [place] = await signing.holder.call(pointCalls.listMyConsumptionPoints, {});
  expect(place?.left?.projectId).toBe(signing.projectId);
});

it("an older refusal elsewhere does not come back to who has taken part since and left", async () => {
  await sql`insert into application (project_id, consumption_point_id, is_from_project_owner, status, created_at)
    select project_id, consumption_point_id, false, 'REJECTED', created_at - interval '1 month' from application`.execute(
    server.deps.db,
  );
  await leave();
  const { left, applicationProgress } = await point();
  expect(applicationProgress).toBeNull();
  expect(left).toBeDefined();
});

it("what a place has left is read by its holder until he applies again", async () => {
  await leave();
  await signing.holder.call(applicationCalls.apply, {
    body: {
      projectId: signing.projectId,
      isFromProjectOwner: false,
      participant: asConsumer(signing.application.consumerId ?? ""),
      emailObject: "",
    },
  });
  const own = await point();
  expect(own.left).toBeUndefined();
  expect(own.applicationProgress).not.toBeNull();
});

it("who shared is not told that his meter is out, which the grid operator decides, and owes the fee of the year", async () => {
  await sql`update application set status = 'EXPLOITATION'`.execute(server.deps.db);
  await sql`insert into application_progress (application_id, status, acted_as, starts_on, created_at)
    select id, 'EXPLOITATION', 'owner', '2026-11-10', now() + interval '1 minute' from application`.execute(
    server.deps.db,
  );
  await leave();
  const [mail] = await told();
  expect(mail?.subject).toContain("est acté");
  expect(mail?.text).toContain(
    "Jusqu’au jour que celui-ci retient, vous recevez votre part d’électricité locale",
  );
  expect(mail?.text).not.toContain("désormais");
  expect(mail?.text).toContain("reste due");
  const { left } = await point();
  expect(left?.due).toContain("reste due");
});

it("who leaves reads whom to write to, and finds each letter ready", async () => {
  const read = () =>
    signing.holder.call(documentCalls.getConsumerLeaving, {
      params: { id: signing.application.consumerId ?? "" },
    });
  const { letters, terms } = await read();
  expect(letters?.map(({ email }) => email)).toHaveLength(2);
  expect(letters?.[0]?.text).toContain("il prend fin le 26 janvier 2027 au plus tard");
  const written = terms.find(({ label }) => label === "L’écrit")?.text;
  for (const { to } of letters ?? []) expect(written).toContain(to);
  await ask("2026-12-20", { movesOut: true });
  expect((await read()).letters?.[0]?.text).toContain("Je quitte les lieux le 20 décembre 2026");
  for (const { subject, text } of await told())
    if (subject.includes("Votre demande")) expect(text).toContain(letters?.[0]?.to);
});

it("who has left reads in his letters the end of the notice that he gave, and no later one", async () => {
  const params = { id: signing.application.consumerId ?? "" };
  const letters = async () =>
    (await signing.holder.call(documentCalls.getConsumerLeaving, { params })).letters;
  await leave();
  server.setNow(new Date("2026-12-20T09:00:00.000Z"));
  expect((await letters())?.[0]?.text).toContain("il prend fin le 26 janvier 2027 au plus tard");
});

it("as long as he may retract, the page and the mail of his request advise it, and the page says in one line what leaving takes", async () => {
  const params = { id: signing.application.consumerId ?? "" };
  const { inShort, letters, retractUntil } = await signing.holder.call(documentCalls.getConsumerLeaving, {
    params,
  });
  const advice = retractInstead(retractUntil ?? expect.fail());
  expect(inShort).toContain(advice);
  expect(inShort).toContain(`${letters?.length}\u00a0lettres à envoyer`);
  expect(inShort).toContain("2\u00a0mois de préavis");
  await ask("2026-12-20");
  const mail = (await told()).find(({ subject }) => subject.includes("Votre demande"));
  expect(mail?.text).toContain(advice);
  expect(mail?.text).not.toContain("Pour partir");
});

it("the signing link of who has left says since when, and what he still owes", async () => {
  await leave();
  await server.settle();
  const session = await readSession(signer);
  expect(session.leftAt).toBeDefined();
  expect(session.left).toEqual([
    {
      name: expect.any(String),
      leftAt: session.leftAt,
      due: expect.stringContaining("si le bureau vous a admis"),
    },
  ]);
  expect(session.payment).toBeUndefined();
});

it("who asks to leave by two taps writes once to his owner, to himself and to who sells to him", async () => {
  await Promise.all([ask("2026-12-20"), ask("2026-12-20")]);
  await server.settle();
  const [owner, holder] = [signing.owner.email, signing.holder.email];
  for (const who of [owner, holder, signing.producer.email])
    expect(
      server.mails.filter(({ to }) => to === who),
      who,
    ).toHaveLength(1);
});
