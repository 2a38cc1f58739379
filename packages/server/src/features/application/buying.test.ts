import { documentCalls } from "@mec/api/document";
import { essentialLabels, splitEssentials } from "@mec/domain/signature";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { move, setStatus } from "../../../test/application-fixtures.ts";
import { consumptionSite } from "../../../test/document-samples.ts";
import type { TestServer } from "../../../test/harness.ts";
import { type Signing, sendToSign, signAll, startSigning } from "../../../test/signature-fixtures.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  // The number that his documents name.
  await server.deps.db
    .updateTable("consumption_point")
    .set({ prm: consumptionSite.prm })
    .where("id", "=", signing.application.consumerId ?? "")
    .execute();
});

async function sign({ byAll = true } = {}) {
  await sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);
  const signers = [signing.participant.email, signing.pmoEmail, ...(byAll ? [signing.producer.email] : [])];
  for (const email of signers) await signAll(server, email);
}

/** Puts the place in operation. @returns the mail that tells its holder */
async function start(): Promise<string> {
  await setStatus(server, signing.application.id, "SIGNED");
  await server.forgetMails();
  expect(
    (await move(signing.owner, signing.application.id, { status: "EXPLOITATION", confirmLeftOut: true }))
      .statusCode,
  ).toBe(201);
  await server.settle();
  const mail = server.mails.find(({ subject }) => subject.includes("commence"));
  return mail?.text.replaceAll("\u00a0", " ") ?? "";
}

async function read() {
  const params = { id: signing.application.consumerId ?? "" };
  const { essentials } = await signing.holder.call(documentCalls.getConsumerCommitment, { params });
  return essentials;
}

const subjects = ["price", "length", "notice", "fee", "billing", "leaving"];

describe("what one commits oneself to reads the same, with each seller's price,", () => {
  it("while his documents are to sign, once he has signed, once all have, and in operation", async () => {
    await sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);
    const toSign = await read();
    expect(toSign.map(({ subject }) => subject)).toEqual(subjects);
    await signAll(server, signing.participant.email);
    expect(await read()).toEqual(toSign);
    for (const email of [signing.pmoEmail, signing.producer.email]) await signAll(server, email);
    await setStatus(server, signing.application.id, "SIGNED");
    expect(await read()).toEqual(toSign);
    await move(signing.owner, signing.application.id, { status: "EXPLOITATION", confirmLeftOut: true });
    // Whoever shares was admitted: what falls due early is told no more.
    const admitted = toSign.map((line) => ({ ...line, text: line.text.replace(/ Admis avant le .*$/u, "") }));
    expect(admitted).not.toEqual(toSign);
    expect(await read()).toEqual(admitted);
  });
});

describe("who takes part reads, on his page and in the mail of the start,", () => {
  it("at which price he buys, who bills him, how and by when, as his contract says", async () => {
    await sign();
    const mail = await start();
    const lines = await read();
    expect(lines.map(({ subject }) => subject)).toEqual(subjects);
    const textOf = (of: string) =>
      lines.find(({ subject }) => subject === of)?.text.replaceAll("\u00a0", " ") ?? "";
    const [price, billing] = [textOf("price"), textOf("billing")];
    expect(price).toMatch(/^15 c€\/kWh TTC/u);
    expect(billing).toContain("chaque trimestre, par prélèvement SEPA, à payer sous 30 jours");
    expect(billing).toContain("une facture de plus");
    // The mail leaves to the page what may never come, a new tax or late payment.
    const essentials = splitEssentials(lines).lines.filter(({ subject }) =>
      ["price", "billing"].includes(subject),
    );
    expect(essentials).toHaveLength(2);
    for (const { subject, text } of essentials)
      expect(mail).toContain(`${essentialLabels[subject]} : ${text.replaceAll("\u00a0", " ")}`);
    expect(price).toContain("toute taxe créée");
    expect(mail).not.toContain("toute taxe créée");
    expect(mail).not.toContain("Le préavis : ");
  });

  it("nothing of a price that is not in a contract which all have signed here", async () => {
    await sign({ byAll: false });
    await setStatus(server, signing.application.id, "EXPLOITATION");
    expect(await read()).toEqual([]);
  });

  it("nothing of a contract that was settled outside of the platform", async () => {
    await sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);
    await server.deps.db.updateTable("document").set({ status: "IGNORED" }).execute();
    expect(await start()).not.toContain("c€");
    expect(await read()).toEqual([]);
  });

  it("nothing of who has left the project, and sells no more", async () => {
    await sign();
    await start();
    expect(await read()).toHaveLength(subjects.length);
    await sql`update production_point set project_id = null where id = ${signing.productionPointId}`.execute(
      server.deps.db,
    );
    expect(await read()).toEqual([]);
  });
});
