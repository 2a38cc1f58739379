import { applicationCalls } from "@mec/api/application";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { move, setStatus } from "../../../test/application-fixtures.ts";
import type { TestServer } from "../../../test/harness.ts";
import { type Signing, sendToSign, signAll, startSigning } from "../../../test/signature-fixtures.ts";
import { findBoundPlaces } from "../document/deletion/reads.ts";
import { endDepartures } from "./end-departures.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  server.setNow(new Date("2026-11-30T09:00:00.000Z"));
  await sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);
  for (const email of [signing.participant.email, signing.pmoEmail, signing.producer.email])
    await signAll(server, email);
  await sql`update document set data = jsonb_set(data, '{terms,noticeMonths}', '2')
    where kind = 'salesContract'`.execute(server.deps.db);
  await setStatus(server, signing.application.id, "SIGNED");
  await server.settle();
  await server.forgetMails();
});

const params = () => ({ id: signing.application.id });
const notice = (reason = "Le projet ne se fera pas.") =>
  signing.owner.call(applicationCalls.giveNotice, { params: params(), body: { reason } });
const send = (method: "POST" | "PUT" | "DELETE", path: string, body?: object) =>
  signing.owner.send(method, `/api/application/${signing.application.id}${path}`, body);
const deleteProject = () => signing.owner.send("DELETE", `/api/project/${signing.projectId}`);
const mailsTo = (email: string) =>
  server.mails
    .filter(({ to }) => to === email)
    .map(({ subject, text }) => `${subject}\n${text}`.replaceAll(/[\u00a0\u202f]/gu, " "));

describe("an owner ends the participation of who has signed all and asks for nothing", () => {
  it("by a notice that runs as long as the contract asks, after which he leaves by himself and binds nobody", async () => {
    expect(await notice()).toMatchObject({ settledFor: "2027-01-30", isOwners: true });
    expect((await deleteProject()).statusCode).toBe(409);
    server.setNow(new Date("2027-01-30T09:00:00.000Z"));
    await endDepartures(server.deps);
    expect(await findBoundPlaces(server.deps.db, { projectId: signing.projectId })).toEqual([]);
  });

  it("leaves a month to whom no contract says a notice", async () => {
    await sql`update document set data = jsonb_set(data, '{terms,noticeMonths}', 'null')
      where kind = 'salesContract'`.execute(server.deps.db);
    expect(await notice()).toMatchObject({ settledFor: "2026-12-30" });
  });

  it("tells him in writing when it ends and why, and who sells to him", async () => {
    await notice();
    await server.settle();
    const [mail, ...others] = mailsTo(signing.holder.email);
    expect(others).toEqual([]);
    expect(mail).toContain("prend fin le 30 janvier 2027");
    expect(mail).toContain("Le projet ne se fera pas.");
    expect(mail).toContain("rien à payer");
    expect(mailsTo(signing.producer.email)[0]).toContain("le 30 janvier 2027");
    expect(mailsTo(signing.producer.email)[0]).not.toContain("cette personne vous l’écrit");
  });

  it("tells who signed for the place by another mailbox the day on which it is given, and that it is given up", async () => {
    await sql`update account set email = 'agent@mairie.fr' where id = ${signing.holder.id}`.execute(
      server.deps.db,
    );
    await notice();
    await server.settle();
    const [mail, ...others] = mailsTo(signing.participant.email);
    expect(others).toEqual([]);
    expect(mail).toContain("pour lequel vous avez signé : elle prend fin le 30 janvier 2027");
    // The reason is said to who leaves.
    expect(mail).not.toContain("Le projet ne se fera pas.");
    expect(mailsTo("agent@mairie.fr")[0]).toContain("Le projet ne se fera pas.");
    await server.forgetMails();
    expect((await send("DELETE", "/departure/settlement")).statusCode).toBe(204);
    await server.settle();
    expect(mailsTo(signing.participant.email)[0]).toContain("ce qui est signé tient, comme avant");
  });

  it("neither brings that day forward nor puts it off, and may give it up", async () => {
    await notice();
    expect((await send("POST", "/departure/settlement")).statusCode).toBe(409);
    expect((await send("PUT", "/departure/settlement", { day: "2026-12-10" })).statusCode).toBe(409);
    await server.settle();
    await server.forgetMails();
    expect((await send("DELETE", "/departure/settlement")).statusCode).toBe(204);
    await server.settle();
    expect(mailsTo(signing.holder.email)[0]).toContain("comme avant");
    const point = { id: signing.application.consumerId ?? "" };
    const read = await signing.holder.call(applicationCalls.getApplication, { params: point });
    expect(read?.departure).toBeUndefined();
  });

  it("is told of nothing that is given up at once, and of the rest so often a day", async () => {
    const giveUp = () => send("DELETE", "/departure/settlement");
    for (let each = 0; each < 5; each += 1) {
      await notice();
      expect((await giveUp()).statusCode).toBe(204);
    }
    await notice();
    await giveUp();
    await server.settle();
    expect(server.mails).toEqual([]);
    for (let each = 0; each < 4; each += 1) {
      await notice();
      await server.settle();
      await giveUp();
      await server.settle();
    }
    expect(mailsTo(signing.holder.email)).toHaveLength(3);
    expect(mailsTo(signing.producer.email)).toHaveLength(3);
  });

  it("is not withdrawn by who leaves, who may still retract", async () => {
    await notice();
    const path = `/api/application/${signing.application.id}`;
    const stays = await signing.holder.send("DELETE", `${path}/departure`);
    expect(stays.statusCode).toBe(409);
    expect(stays.body).toContain("met fin à votre participation");
    expect((await signing.holder.send("POST", `${path}/retraction`)).statusCode).toBeLessThan(300);
  });

  it("during which he does not begin to share, whatever day is told, one by one or many at once", async () => {
    await notice();
    for (const startsOn of [undefined, "2026-12-15", "2027-02-15"]) {
      const step = { status: "EXPLOITATION", confirmLeftOut: true, ...(startsOn && { startsOn }) } as const;
      const refused = await move(signing.owner, signing.application.id, step);
      expect([refused.statusCode, refused.body]).toEqual([409, expect.stringContaining("préavis court")]);
      const many = { applicationIds: [signing.application.id], step };
      const { results } = await signing.owner.call(applicationCalls.moveApplications, {
        params: { id: signing.projectId },
        body: many,
      });
      expect(results).toMatchObject([{ ok: false, code: "INVALID_TRANSITION" }]);
    }
    expect((await send("DELETE", "/departure/settlement")).statusCode).toBe(204);
    const step = { status: "EXPLOITATION", startsOn: "2026-12-15" } as const;
    expect((await move(signing.owner, signing.application.id, step)).body).not.toContain("préavis");
  });

  it("once: a second notice changes nothing", async () => {
    await notice();
    expect((await send("POST", "/departure/notice", { reason: "" })).statusCode).toBe(409);
  });

  it("neither before he has signed all, nor once he shares", async () => {
    for (const status of ["SIGNATURE", "EXPLOITATION"] as const) {
      await setStatus(server, signing.application.id, status);
      expect((await send("POST", "/departure/notice", { reason: "" })).statusCode).toBe(409);
    }
  });

  it("and reads of it where the project is not deleted", async () => {
    const refused = await deleteProject();
    expect(refused.body).toContain("Mettre fin à sa participation");
  });

  it("and nobody else: it is no act of the holder's", async () => {
    const path = `/api/application/${signing.application.id}/departure/notice`;
    expect((await signing.holder.send("POST", path, { reason: "" })).statusCode).toBe(404);
    expect(
      (await move(signing.owner, signing.application.id, { status: "REJECTED", message: "Non." })).statusCode,
    ).toBe(409);
  });
});
