import { applicationCalls } from "@mec/api/application";
import { documentCalls } from "@mec/api/document";
import { asConsumer } from "@mec/domain/point";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { dayToCome } from "../../../test/days-to-come.ts";
import { applicationRow, consumptionPointRow } from "../../../test/rows.ts";
import {
  readSession,
  sendToSign,
  signAll,
  signerAt,
  startSigning,
} from "../../../test/signature-fixtures.ts";
import { findPayment } from "../application/index.ts";

it("who signed his bulletin reads what is due now and how it is paid: after signing, on his page and in the mail once all is signed", async () => {
  const { server, signing } = await startSigning();
  const id = signing.application.consumerId ?? "";
  const onPage = async () =>
    (await signing.holder.call(documentCalls.getConsumerDocuments, { params: { id } }))?.payment;
  await sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);
  const signer = signerAt(server, signing.participant.email);
  const shown = async () => (await readSession(signer)).payment;
  const isNew = async () => (await readSession(signer)).isPaymentNew;
  expect(await onPage()).toBeNull();
  expect(await shown()).toBeUndefined();

  await signAll(server, signing.participant.email);
  const due = {
    due: expect.stringMatching(
      /^Votre adhésion est à régler à votre admission\s: 32,50\s€ \(cotisation de l’année et droit d’entrée\) à l’association/u,
    ),
    reminder: expect.stringMatching(/^À régler à votre admission, si ce n’est déjà fait\s: 32,50\s€/u),
    yearly: expect.stringMatching(/^Cotisation\s: \d+,\d\d\s€ par an à l’association/u),
    means: [
      expect.stringContaining("IBAN"),
      expect.stringMatching(/chèque à l’ordre de «.*à envoyer à son siège\s: \S/u),
    ],
    iban: expect.stringMatching(/^FR\d/u),
    cheque: { order: expect.stringMatching(/\S/u), address: expect.stringMatching(/\S/u) },
  };
  expect(await onPage()).toEqual(due);
  expect(await shown()).toEqual(due);
  expect(await isNew()).toBe(true);

  await signAll(server, signing.pmoEmail);
  await signAll(server, signing.producer.email);
  await server.settle();
  const mail = server.mails.find(({ subject }) => subject.startsWith("Tout est signé pour"));
  // It was asked for once, where the bulletin was signed.
  expect(mail?.text).toContain("À régler à votre admission, si ce n’est déjà fait");
  // A project that starts in a later year than the bulletin's: what is paid now is paid before anything is shared.
  await sql`update project set stage = 'recruiting', expected_start = '2099-07' where id = ${signing.application.projectId}`.execute(
    server.deps.db,
  );
  for (const payment of [await onPage(), await shown()]) {
    expect(payment?.note).toMatch(/due dès l’adhésion.*ne commence qu’en juillet 2099\./u);
  }
  // From that month on nothing is announced any more, though nobody has said that the project shares.
  const note = async (day: string) => {
    const participant = asConsumer(signing.application.consumerId ?? "");
    const now = new Date(`${day}T10:00:00Z`);
    return (await findPayment(server.deps.db, { projectId: signing.projectId, participant, now }))?.note;
  };
  expect(await note("2099-06-30")).toContain("juillet 2099");
  expect(await note("2099-07-01")).toBeUndefined();
  // Nothing of it to who sells or signs for the legal body.
  expect((await readSession(signerAt(server, signing.producer.email))).payment).toBeUndefined();

  // Who asks to leave settles it with the association: his link asks him to pay nothing more, and promises no start.
  await signing.holder.call(applicationCalls.requestDeparture, {
    params: { id: signing.application.id },
    body: { leavingOn: dayToCome, reason: "" },
  });
  const leaving = await readSession(signer);
  expect(leaving.payment).toBeUndefined();
  expect(leaving.isLeaving).toBe(true);
});

it("who signs another document later is not asked again as if he had not paid", async () => {
  const { server, signing } = await startSigning();
  await sendToSign(server, signing, ["bulletin"]);
  const signer = signerAt(server, signing.participant.email);
  await signAll(server, signing.participant.email);
  expect((await readSession(signer)).isPaymentNew).toBe(true);
  server.setNow(new Date(server.deps.now().getTime() + 60_000));
  await sendToSign(server, signing, ["accord"]);
  await signAll(server, signing.participant.email);
  const { payment, isPaymentNew } = await readSession(signer);
  expect(payment?.reminder).toContain("si ce n’est déjà fait");
  expect(isPaymentNew).toBe(false);
});

it("says of one place whose holder has another in the project that the sum is of this one", async () => {
  const { server, signing } = await startSigning();
  const { db } = server.deps;
  const id = signing.application.consumerId ?? "";
  await sendToSign(server, signing, ["bulletin"]);
  await signAll(server, signing.participant.email);
  const reminder = async () =>
    (await signing.holder.call(documentCalls.getConsumerDocuments, { params: { id } }))?.payment?.reminder;
  expect(await reminder()).not.toContain("pour ce lieu");
  const { account_id } = await db
    .selectFrom("consumption_point")
    .select("account_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await applicationRow(db, {
    projectId: signing.projectId,
    consumptionPointId: await consumptionPointRow(db, account_id),
    status: "SIGNATURE",
  });
  expect(await reminder()).toContain("(cotisation de l’année et droit d’entrée, pour ce lieu)");
});
