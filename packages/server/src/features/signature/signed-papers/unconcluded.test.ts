import { signedPaperCalls } from "@mec/api/signature";
import { evidenceLabels } from "@mec/domain/signature";
import { unzipSync } from "fflate";
import { beforeEach, describe, expect, it } from "vitest";
import type { TestServer } from "../../../../test/harness.ts";
import { folded, ownText, readPdf } from "../../../../test/read-pdf.ts";
import { type Signing, sendToSign, signAll, startSigning } from "../../../../test/signature-fixtures.ts";
import { verifySeal } from "../../../seal/index.ts";

let server: TestServer;
let signing: Signing;
const signedAt = new Date("2026-11-26T09:00:00.000Z");
const retractedAt = new Date("2026-11-27T09:00:00.000Z");

beforeEach(async () => {
  ({ server, signing } = await startSigning());
  server.setNow(signedAt);
  await sendToSign(server, signing, ["bulletin", "accord"]);
  await signAll(server, signing.participant.email);
});

async function retract() {
  server.setNow(retractedAt);
  const path = `/api/application/${signing.application.id}/retraction`;
  expect((await signing.holder.send("POST", path)).statusCode).toBe(201);
  await server.settle();
}
const list = (who = signing.holder) => who.call(signedPaperCalls.listSignedPapers, { query: {} });
const fileOf = (id: string | undefined, who = signing.holder) =>
  who.send("GET", `/api/user/signed-paper/${id}/file`);
const archive = (who = signing.holder) => who.send("GET", "/api/user/signed-paper/archive");

it("lets who signed take what another has still to sign, and after his retraction too, as what it is", async () => {
  const [waiting] = (await list()).unconcluded ?? [];
  expect(waiting).toMatchObject({ kind: "accord", state: "awaited", retractedAt: null });
  expect((await fileOf(waiting?.id)).headers["content-disposition"]).not.toContain("retracte");
  await retract();
  const { unconcluded = [] } = await list();
  expect(unconcluded).toMatchObject([
    {
      kind: "accord",
      state: "retracted",
      signedAt: signedAt.toISOString(),
      retractedAt: retractedAt.toISOString(),
    },
  ]);
  const file = await fileOf(unconcluded[0]?.id);
  expect([file.statusCode, file.headers["content-type"]]).toEqual([200, "application/pdf"]);
  // Only the copy that all have signed is called signed.
  expect(file.headers["content-disposition"]).toMatch(/accord-retracte\.pdf$/);
});

/** What the file says, on its pages and in their tables. */
const wordsIn = async (id: string | undefined, who = signing.holder) =>
  folded(ownText(readPdf((await fileOf(id, who)).rawPayload)));

it("shows his signature with its moment and its evidence, and that the others have not signed", async () => {
  const [waiting] = (await list()).unconcluded ?? [];
  const text = await wordsIn(waiting?.id);
  for (const words of [
    "Signé par voie électronique le 26 novembre 2026 à 10:00, heure de Paris",
    "Pas encore signé.",
    "Preuve de votre signature, non conclue",
    "Les autres signatures sont attendues.",
    "Consentement que vous avez donné",
    signing.participant.email,
  ])
    expect(text).toContain(folded(words));
  expect(text).not.toContain("Signature:");
  // Nobody else's acts, and no seal: it would say that it binds.
  const [, proof] = text.split(folded("Preuve de votre signature, non conclue"));
  expect(proof).not.toContain(folded(signing.pmoEmail));
  expect(verifySeal((await fileOf(waiting?.id)).rawPayload).sealed).toBe(false);
});

it("says in the copy that it was retracted, in the archive too", async () => {
  await retract();
  const files = unzipSync(new Uint8Array((await archive()).rawPayload));
  const text = folded(ownText(readPdf(files["Soleil de Rennes/accord-retracte.pdf"] ?? new Uint8Array())));
  expect(text).toContain(folded("Son participant s’est rétracté le 2026-11-27 09:00:00 UTC."));
  expect(text).toContain(folded("Signé par voie électronique le 26 novembre 2026"));
  expect(text).toContain(folded("Non signé."));
});

it("goes with its place, which its holder is told, and nobody else", async () => {
  const { consumerId: pointId = "" } = signing.application;
  expect((await list()).unconcluded).toMatchObject([{ consumptionPointId: pointId }]);
  const stranger = await server.signedUp();
  await server.deps.db
    .updateTable("consumption_point")
    .set({ account_id: stranger.id })
    .where("id", "=", pointId)
    .execute();
  expect((await list()).unconcluded).toMatchObject([{ consumptionPointId: null }]);
});

it("hides it from who did not sign it, and from strangers", async () => {
  const [document] = (await list()).unconcluded ?? [];
  await retract();
  const stranger = await server.signedUp();
  for (const who of [signing.owner, stranger]) {
    expect((await list(who)).unconcluded).toBeUndefined();
    expect((await fileOf(document?.id, who)).statusCode).toBe(404);
  }
});

it("tells what ended otherwise before all had signed", async () => {
  await server.deps.db
    .updateTable("document")
    .set({ superseded_at: signedAt })
    .where("kind", "=", "accord")
    .execute();
  expect((await list()).unconcluded).toMatchObject([{ kind: "accord", state: "ended", retractedAt: null }]);
});

it("gives all of his documents at once, and nobody else's", async () => {
  await retract();
  const answer = await archive();
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "application/zip"]);
  const names = Object.keys(unzipSync(new Uint8Array(answer.rawPayload))).toSorted();
  expect(names).toEqual([
    "Soleil de Rennes/accord-retracte.pdf",
    "Soleil de Rennes/bulletin-signe-retracte.pdf",
  ]);
  const none = await archive(await server.signedUp());
  expect(none.json()).toMatchObject({ statusCode: 409, message: "NO_DOCUMENT" });
});

describe("who named another that signed", () => {
  const marie = "marie@ailleurs.fr";
  let id: string;
  beforeEach(async () => {
    const participant = { ...signing.participant, firstName: "Marie", name: "Autre", email: marie };
    await sendToSign(server, { ...signing, participant }, ["salesContract"]);
    await signAll(server, marie);
    id = (await list()).unconcluded?.find(({ kind }) => kind === "salesContract")?.id ?? "";
  });

  it("reads in his list and in his copy who signed, not that he did, and nothing of where the other did it", async () => {
    const { unconcluded = [] } = await list();
    expect(unconcluded.find((document) => document.id === id)).toMatchObject({ signedBy: "Marie Autre" });
    expect(unconcluded.find(({ kind }) => kind === "accord")).toMatchObject({ signedBy: null });
    const text = await wordsIn(id);
    expect(text).toContain(folded("Marie Autre a signé ce document."));
    expect(text).toContain(folded("Signé par voie électronique le 26 novembre 2026"));
    for (const words of [
      "Consentement que vous avez donné",
      "voici ce que vous avez fait",
      "votre signature",
    ])
      expect(text).not.toContain(folded(words));
    expect(text).not.toContain("127.0.0.1");
  });

  /** What her copy says, by the link mailed to her. */
  async function mailedCopy(): Promise<string> {
    const visitor = server.visitor();
    await visitor.call(signedPaperCalls.askSignedPapers, { body: { email: marie } });
    await server.settle();
    const mail = server.mails.findLast(({ to, subject }) => to === marie && subject === "Vos papiers signés");
    const [, token = ""] = mail?.text.match(/\/([\w-]{43})/) ?? [];
    const query = {};
    const { unconcluded } = await visitor.call(signedPaperCalls.listMailedPapers, {
      params: { token },
      query,
    });
    expect(unconcluded).toMatchObject([{ id, signedBy: null }]);
    const file = await visitor.send("GET", `/api/signed-paper/${token}/file?documentId=${id}`);
    return folded(ownText(readPdf(file.rawPayload)));
  }

  it("leaves the evidence to her", async () => {
    const text = await mailedCopy();
    expect(text).toContain(folded("Consentement que vous avez donné"));
    expect(text).toContain("127.0.0.1");
  });

  it("retracts in his own name: her copy says that he did, and not from where", async () => {
    await retract();
    const hers = await mailedCopy();
    expect(hers).toContain(folded("Son participant s’est rétracté le 2026-11-27 09:00:00 UTC."));
    expect(hers).not.toContain(folded(evidenceLabels.retracted));
    const [own] = (await list()).unconcluded?.filter(({ kind }) => kind === "accord") ?? [];
    expect(await wordsIn(own?.id)).toContain(folded(evidenceLabels.retracted));
  });
});

it("says of nobody whose mailbox is not proven that he signed himself", async () => {
  const [document] = (await list()).unconcluded ?? [];
  await server.deps.db
    .updateTable("account")
    .set({ email_verified_at: null })
    .where("id", "=", signing.holder.id)
    .execute();
  expect((await list()).unconcluded).toMatchObject([{ signedBy: "Hugo Petit" }]);
  expect(await wordsIn(document?.id)).not.toContain("127.0.0.1");
});
