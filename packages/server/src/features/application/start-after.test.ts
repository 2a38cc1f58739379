import { applicationCalls } from "@mec/api/application";
import { documentCalls } from "@mec/api/document";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { move } from "../../../test/application-fixtures.ts";
import { consumptionSite } from "../../../test/document-samples.ts";
import type { TestServer } from "../../../test/harness.ts";
import { columnOf, linesOf } from "../../../test/read-annexe.ts";
import {
  askCode,
  openAll,
  type Signing,
  sendSignature,
  sendToSign,
  signAll,
  signerAt,
  startSigning,
} from "../../../test/signature-fixtures.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  server.setNow(new Date("2026-11-29T09:00:00.000Z"));
  // The number that his documents name.
  await server.deps.db
    .updateTable("consumption_point")
    .set({ prm: consumptionSite.prm })
    .where("id", "=", signing.application.consumerId ?? "")
    .execute();
  await sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);
});

const plain = (text = "") => text.replaceAll(/[\u00a0\u202f]/gu, " ");
const mailTo = (to: string, subject: string) =>
  plain(server.mails.findLast((one) => one.to === to && one.subject.includes(subject))?.text);

/** All sign; who buys asks to be supplied at once, or does not. */
async function sign({ asksEarlySupply = false } = {}) {
  const signer = signerAt(server, signing.participant.email);
  const { name } = await openAll(signer);
  await sendSignature(signer, await askCode(server, signer), { name, asksEarlySupply });
  await server.settle();
  await signAll(server, signing.pmoEmail);
  await signAll(server, signing.producer.email);
  await server.settle();
}

const start = (more: object = {}) =>
  move(signing.owner, signing.application.id, { status: "EXPLOITATION", ...more });
const ownDocuments = () =>
  signing.holder.call(documentCalls.getConsumerDocuments, {
    params: { id: signing.application.consumerId ?? "" },
  });

describe("who did not ask to be supplied before his days to retract end", () => {
  beforeEach(() => sign());

  it("is put in operation before only by an owner who says that he leaves him out until then", async () => {
    const refused = await start();
    expect([refused.statusCode, refused.json().message]).toEqual([409, "SUPPLY_TOO_EARLY"]);
    expect(plain(refused.body)).toContain("commence le 15 décembre 2026");
    expect((await start({ confirmLeftOut: true })).statusCode).toBe(201);
  });

  it("reads his day, and that he owes nothing of before, in the mail of the start and with his documents", async () => {
    await start({ confirmLeftOut: true });
    await server.settle();
    const mail = mailTo(signing.holder.email, "commence");
    expect(mail).toContain("L’électricité locale commence pour vous le 15 décembre 2026");
    expect(mail).toContain(
      "Vous n’avez rien à payer de ce qui vous serait fourni avant : si on vous le facture, écrivez au porteur du projet.",
    );
    expect(mail).not.toContain("désormais");
    expect(await ownDocuments()).toMatchObject({ suppliedFrom: "2026-12-15" });
  });

  it("enters the operation on that day in the annex that the grid operator is sent", async () => {
    await start({ confirmLeftOut: true });
    const { owner, projectId } = signing;
    const lines = await linesOf({ owner, projectId });
    expect(columnOf(lines, "Consommateurs", "Date d’entrée")).toEqual(["15/12/2026"]);
  });

  it("starts like any other from that day on", async () => {
    server.setNow(new Date("2026-12-14T23:30:00.000Z"));
    expect((await start()).statusCode).toBe(201);
    await server.settle();
    expect(mailTo(signing.holder.email, "commence")).toContain("Vous consommez désormais");
    expect((await ownDocuments())?.suppliedFrom).toBeUndefined();
  });
});

it("who asked for it starts at once", async () => {
  await sign({ asksEarlySupply: true });
  expect((await start()).statusCode).toBe(201);
  expect((await ownDocuments())?.suppliedFrom).toBeUndefined();
});

it("who shared before he signed anew, for another meter, is supplied already", async () => {
  await sign();
  server.setNow(new Date("2026-12-16T09:00:00.000Z"));
  expect((await start()).statusCode).toBe(201);
  // As of an accord that was signed anew days later.
  await sql`update signature_signer set signed_at = '2026-12-19T09:00:00Z' where request_id in (
    select r.id from signature_request r join document d on d.id = r.document_id where d.kind = 'accord')`.execute(
    server.deps.db,
  );
  server.setNow(new Date("2026-12-20T09:00:00.000Z"));
  expect((await ownDocuments())?.suppliedFrom).toBeUndefined();
});

describe("the mails of a signature", () => {
  it("name the last day to retract with how it is counted, and the first day of supply", async () => {
    await sign();
    const copies = mailTo(signing.participant.email, "document signé");
    expect(copies).toContain("jusqu’au 14 décembre 2026 inclus");
    expect(copies).toContain("14 jours comptés à partir du lendemain de la dernière signature");
    expect(copies).toContain("elle commence au plus tôt le 15 décembre 2026");
  });

  it("ask for it with the price, and what is counted in its sum", async () => {
    const asked = mailTo(signing.participant.email, "documents à signer");
    expect(asked).toMatch(/Le prix, pour « [^»]+ » : [\d,]+ c€\/kWh TTC\./u);
    expect(asked).toMatch(/La cotisation.* compté/u);
  });

  it("say no two weeks of what begins later", async () => {
    await sign();
    const mail = mailTo(signing.holder.email, "Tout est signé");
    expect(mail).toContain("L’électricité locale commence pour vous le 15 décembre 2026 au plus tôt");
    expect(mail).not.toContain("deux semaines");
  });
});

describe("the day that the grid operator confirmed for a start", () => {
  beforeEach(() => sign({ asksEarlySupply: true }));
  const application = () =>
    signing.holder.call(applicationCalls.getApplication, {
      params: { id: signing.application.consumerId ?? "" },
    });

  it("is told to who starts, kept with the step, and dates the entry in the annex", async () => {
    expect((await start({ startsOn: "2026-12-20" })).statusCode).toBe(201);
    await server.settle();
    const mail = mailTo(signing.holder.email, "commence");
    expect(mail).toContain(
      "L’électricité locale commence pour vous le 20 décembre 2026, jour que le gestionnaire de réseau a confirmé.",
    );
    expect(mail).not.toMatch(/désormais|maintenant/u);
    expect((await application())?.progress[0]).toMatchObject({
      status: "EXPLOITATION",
      startsOn: "2026-12-20",
    });
    const { owner, projectId } = signing;
    const lines = await linesOf({ owner, projectId });
    expect(columnOf(lines, "Consommateurs", "Date d’entrée")).toEqual(["20/12/2026"]);
  });

  it("is none of before the last signature", async () => {
    const refused = await start({ startsOn: "2026-11-28" });
    expect([refused.statusCode, refused.json().message]).toEqual([400, "START_DAY_INVALID"]);
    expect(plain(refused.body)).toContain("signé le 29 novembre 2026");
  });
});

it("who has days to retract is not left out of a start that comes after them", async () => {
  await sign();
  const refused = await start({ startsOn: "2026-12-14" });
  expect(refused.json().message).toBe("SUPPLY_TOO_EARLY");
  expect((await start({ startsOn: "2026-12-15" })).statusCode).toBe(201);
});

it("who is said to have started before his days to retract ended reads their day still, and owes nothing of before", async () => {
  await sign();
  server.setNow(new Date("2026-12-18T09:00:00.000Z"));
  expect((await start({ startsOn: "2026-12-01" })).json().message).toBe("SUPPLY_TOO_EARLY");
  expect((await start({ startsOn: "2026-12-01", confirmLeftOut: true })).statusCode).toBe(201);
  await server.settle();
  const mail = mailTo(signing.holder.email, "commence");
  expect(mail).toContain("Vous consommez de l’électricité locale depuis le 15 décembre 2026");
  expect(mail).toContain("Vous n’avez rien à payer de ce qui vous a été fourni avant");
  expect(await ownDocuments()).toMatchObject({ suppliedFrom: "2026-12-15" });
});
