import { beforeEach, expect, it } from "vitest";
import type { TestServer } from "../../../../test/harness.ts";
import { applicationRow, consumptionPointRow } from "../../../../test/rows.ts";
import {
  confirmAs,
  emit,
  prepare,
  type Signing,
  sendToSign,
  signerAt,
  startSigning,
} from "../../../../test/signature-fixtures.ts";

const mayor = "maire@commune.exemple";
let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
});

const send = (email: string) =>
  sendToSign(server, { ...signing, participant: { ...signing.participant, email } }, ["bulletin"]);
const mailsTo = (email: string) => server.mails.filter(({ to }) => to === email);

it("who named somebody else to sign is told that the papers have left, to whom, and what if he does not answer", async () => {
  await send(mayor);
  expect(mailsTo(mayor)).toHaveLength(1);
  const [told, ...others] = mailsTo(signing.holder.email);
  expect(others).toEqual([]);
  expect(told?.subject).toMatch(/^Les documents de «\s.*\s» sont chez Hugo Petit$/u);
  // What is typed becomes no link in a mail.
  expect(told?.text.replaceAll("\u200b", "")).toContain(`sont partis à Hugo Petit, à l’adresse ${mayor}.`);
  expect(told?.text).toContain("Vous n’avez rien à signer");
  expect(told?.text).toContain("Pas de réponse\u202f?");
  expect(told?.text).toContain("puis demandez au porteur du projet de renvoyer les documents.");
  expect(told?.text).toContain(`/consumer/${signing.application.consumerId}/application`);
  // The link to sign is the signer's alone.
  expect(told?.text).not.toContain("/signature/");
});

it("who named somebody else for two places reads which, and is led to both", async () => {
  const consumerId = await consumptionPointRow(server.deps.db, signing.holder.id, { name: "Atelier" });
  const { projectId } = signing;
  await applicationRow(server.deps.db, { projectId, consumptionPointId: consumerId, status: "SIGNATURE" });
  const participant = { ...signing.participant, email: mayor };
  const first = { ...signing, participant };
  const second = { ...first, placeName: "Atelier", application: { ...signing.application, consumerId } };
  // Both leave in one go; those of the first are with their signer before the other's.
  const ids = [await prepare(server, first, ["bulletin"]), await prepare(server, second, ["bulletin"])];
  for (const documentIds of ids) await emit(server, { type: "signature-wanted", documentIds });
  const [mail, ...more] = mailsTo(signing.holder.email);
  expect(more).toEqual([]);
  const text = (mail?.text ?? "").replaceAll("\u200b", "").replaceAll("\u00a0", " ");
  expect(text).toContain(
    "à signer pour « Atelier » et « Maison de l’Œillet », dans « Soleil de Rennes », sont partis à Hugo Petit",
  );
  expect(text).toContain("/user-portfolio");
});

it("who signs himself has one mail", async () => {
  await send(signing.holder.email);
  expect(mailsTo(signing.holder.email).map(({ subject }) => subject)).toEqual([
    expect.stringContaining("1\u00a0document à signer"),
  ]);
});

it("who named another has him written to once more, before his address is confirmed and after", async () => {
  await send(mayor);
  const again = () =>
    signing.holder.send("POST", `/api/consumption-point/${signing.application.consumerId}/signature/address`);
  const start = Date.now();
  const later = (hours: number) => server.setNow(new Date(start + hours * 3_600_000));
  later(1);
  expect((await again()).statusCode).toBe(204);
  await server.settle();
  expect(mailsTo(mayor).at(-1)?.subject).toBe(
    "Des documents attendent votre signature\u00a0: confirmez votre adresse",
  );
  await confirmAs(signerAt(server, mayor));
  later(2);
  expect((await again()).statusCode).toBe(204);
  await server.settle();
  expect(mailsTo(mayor).at(-1)?.subject).toMatch(/^Rappel/u);
  // The first mail told the holder: a reminder that he asked for tells him nothing new.
  expect(mailsTo(signing.holder.email)).toHaveLength(1);
});

it("who bears the project himself is told that he sends them again, another to ask him", async () => {
  const { holder, projectId } = signing;
  await server.deps.db
    .updateTable("project")
    .set({ account_id: holder.id })
    .where("id", "=", projectId)
    .execute();
  await send(mayor);
  const own = mailsTo(holder.email).find(({ subject }) => subject.includes("sont chez"));
  expect(own?.text).toContain("puis renvoyez les documents depuis votre projet.");
  expect(own?.text).not.toContain("demandez au porteur");
});
