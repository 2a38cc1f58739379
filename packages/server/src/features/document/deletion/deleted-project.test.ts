import { accountCalls, signInCalls } from "@mec/api/account";
import { documentCalls } from "@mec/api/document";
import { projectCalls } from "@mec/api/project";
import { signedPaperCalls } from "@mec/api/signature";
import { beforeEach, describe, expect, it } from "vitest";
import { setStatus } from "../../../../test/application-fixtures.ts";
import { strongPassword, type TestServer } from "../../../../test/harness.ts";
import { applicationRow, consumptionPointRow } from "../../../../test/rows.ts";
import { type Signing, sendToSign, signAll, startSigning } from "../../../../test/signature-fixtures.ts";
import { findCommitments } from "./commitments.ts";

let server: TestServer;
let signing: Signing;
beforeEach(async () => {
  ({ server, signing } = await startSigning());
  server.setNow(new Date("2026-11-30T09:00:00.000Z"));
  await sendToSign(server, signing, ["bulletin", "accord", "salesContract"]);
  for (const email of [signing.participant.email, signing.pmoEmail, signing.producer.email])
    await signAll(server, email);
  await setStatus(server, signing.application.id, "SIGNED");
  await server.forgetMails();
});

const deleteProject = () => signing.owner.send("DELETE", `/api/project/${signing.projectId}`);
const deleteOwner = async () => {
  await signing.owner.call(signInCalls.confirmIdentity, { body: { password: strongPassword } });
  await signing.owner.call(accountCalls.deleteUser, {});
  await server.settle();
};
const mailsTo = (email: string) => server.mails.filter(({ to }) => to === email);
const told = (email: string): string =>
  mailsTo(email)
    .map(({ subject, text }) => `${subject}\n${text}`)
    .join("\n")
    .replaceAll(/[\u00a0\u202f]/gu, " ");

describe("a project whose participants are bound by what all have signed", () => {
  it("is not deleted, and its owner reads what ends it first", async () => {
    const refused = await deleteProject();
    expect(refused.json()).toMatchObject({ statusCode: 409, message: "SIGNED_PAPERS_BIND" });
    expect(refused.body).toContain("demande");
    const { mayBeDeleted } = await signing.owner.call(projectCalls.getProject, {
      params: { id: signing.projectId },
      query: {},
    });
    expect(mayBeDeleted).toBe(false);
    await server.settle();
    expect(told(signing.holder.email)).toBe("");
  });

  it("is deleted once they have left", async () => {
    await signing.holder.send("POST", `/api/application/${signing.application.id}/retraction`);
    expect((await deleteProject()).statusCode).toBe(204);
  });

  it("binds nobody by what only some have signed", async () => {
    await server.deps.db.updateTable("document").set({ superseded_at: server.deps.now() }).execute();
    await sendToSign(server, signing, ["bulletin", "salesContract"]);
    expect((await deleteProject()).statusCode).toBe(204);
  });
});

describe("an owner who deletes his account, and with it a project whose participants are bound", () => {
  it("reads before how many of them are, in which project", async () => {
    const { projects } = await signing.owner.call(documentCalls.listCommitments, {});
    expect(projects).toEqual([{ projectName: "Soleil de Rennes", people: 1 }]);
  });

  it("reads it again in the mail of the deletion", async () => {
    await deleteOwner();
    expect(told(signing.owner.email)).toContain("« Soleil de Rennes »");
    expect(told(signing.owner.email)).toContain("1 participant");
  });

  it("leaves a buyer with what he signed, until when he may retract, and to whom he writes it", async () => {
    await deleteOwner();
    const mail = told(signing.holder.email);
    expect(mailsTo(signing.holder.email)).toHaveLength(1);
    expect(mail).toContain("« Soleil de Rennes »");
    expect(mail).toContain("bulletin d’adhésion, accord de participation et contrat de vente");
    expect(mail).toContain("jusqu’au 14 décembre 2026 inclus");
    expect(mail).toMatch(/Paule Roche, .*\d{5} .*, \S+@/u);
    expect(mail).toMatch(/l’association «.*», .*\d{5} /u);
    expect(mail).not.toContain("sans rien à faire");
    expect(mail).not.toContain("Quitter ici");
    expect(mail).toContain("#papiers-signes");
  });

  it("leaves them their papers to read", async () => {
    await deleteOwner();
    const { items } = await signing.holder.call(signedPaperCalls.listSignedPapers, {});
    expect(items.map(({ kind }) => kind).toSorted()).toEqual(["accord", "bulletin", "salesContract"]);
  });

  it("tells a producer of the project by how many contracts he sells", async () => {
    const { db } = server.deps;
    const { projectId, productionPointId } = signing;
    await applicationRow(db, { projectId, productionPointId, status: "SIGNED" });
    await deleteOwner();
    const mail = told(signing.producer.email);
    expect(mail).toContain("1 contrat de vente à un acheteur, pour « Toit d’en face »");
    expect(mail).toContain("tient toujours");
  });

  it("writes to who has signed nothing with all that the project is gone, and no more", async () => {
    const other = await server.signedUp();
    const consumptionPointId = await consumptionPointRow(server.deps.db, other.id, { name: "La grange" });
    await applicationRow(server.deps.db, {
      projectId: signing.projectId,
      consumptionPointId,
      authorId: other.id,
      status: "APPLICATION",
    });
    await server.forgetMails();
    await deleteOwner();
    expect(mailsTo(other.email).map(({ subject }) => subject)).toEqual([
      expect.stringContaining("n’existe plus"),
    ]);
  });
});

it("an owner whose participants are bound by nothing is told of no project", async () => {
  const other = await server.signedUp();
  expect(await other.call(documentCalls.listCommitments, {})).toEqual({ commitments: [] });
});

it("reads what binds in a project in as many queries for three places as for one", async () => {
  const { db, now } = server.deps;
  const count = async () => {
    let queries = 0;
    const counted = db.withPlugin({
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await findCommitments(counted, { ownerId: signing.owner.id }, now());
    return queries;
  };
  const ofOne = await count();
  for (const name of ["Atelier", "Grange"])
    await applicationRow(db, {
      projectId: signing.projectId,
      consumptionPointId: await consumptionPointRow(db, signing.holder.id, { name }),
      status: "SIGNED",
    });
  expect(await count()).toBe(ofOne);
});

it("writes to who is bound that what waits of his other place has ended with the project, beside what binds him", async () => {
  const { holder, projectId } = signing;
  const consumptionPointId = await consumptionPointRow(server.deps.db, holder.id, { name: "La grange" });
  await applicationRow(server.deps.db, {
    ...{ projectId, consumptionPointId, authorId: holder.id },
    status: "APPLICATION",
  });
  await server.forgetMails();
  await deleteOwner();
  const subjects = mailsTo(holder.email).map(({ subject }) => subject);
  expect(subjects).toHaveLength(2);
  expect(subjects.filter((subject) => subject.includes("tient toujours"))).toHaveLength(1);
  expect(told(holder.email)).toContain("s’arrête donc là, pour « La grange ».");
});
