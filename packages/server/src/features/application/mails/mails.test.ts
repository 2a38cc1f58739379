import { applicationCalls } from "@mec/api/application";
import { overviewCalls } from "@mec/api/overview";
import { pointCalls } from "@mec/api/point";
import { signatoryCalls } from "@mec/api/signatory";
import {
  type ApplicationStatus,
  applicationStatuses,
  mayAskToLeave,
  ownerTabs,
} from "@mec/domain/application";
import { emptySalesTerms } from "@mec/domain/document";
import { dayInParis, formatDate } from "@mec/domain/shared";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import {
  aProductionPoint,
  applyTo,
  aServedScene,
  aSignatory,
  move,
  type Scene,
  type Step,
  setStatus,
} from "../../../../test/application-fixtures.ts";
import { dayToCome } from "../../../../test/days-to-come.ts";
import type { TestServer, Visitor } from "../../../../test/harness.ts";
import { daily } from "../../../app/daily.ts";
import { inTransaction } from "../../../db/transaction.ts";

let server: TestServer;
let scene: Scene;

beforeEach(async () => {
  ({ server, scene } = await aServedScene());
});

/** The only mail that a step sends to the other side; who withdraws has one of his own. */
async function mailOf(actor: "owner" | "holder", from: ApplicationStatus, step: Step) {
  await setStatus(server, scene.application.id, from);
  const answer = await move(scene[actor], scene.application.id, step);
  expect(answer.statusCode, answer.body).toBe(201);
  await server.settle();
  const others = server.mails.filter(({ subject }) => !subject.endsWith("est retirée"));
  expect(others).toHaveLength(1);
  const mail = others[0];
  if (!mail) throw new Error("no mail");
  return mail;
}

describe("what the holder reads", () => {
  const page = () => `/consumer/${scene.application.consumerId}/application`;

  it("a price, with taxes for a household, and what comes next", async () => {
    const mail = await mailOf("owner", "APPLICATION", {
      status: "PROPOSAL",
      price: 0.1,
      message: "Pour dix ans.",
    });
    expect(mail.to).toBe(scene.holder.email);
    expect(mail.subject).toBe("Un prix vous est proposé pour «\u00a0Soleil de Rennes\u00a0»");
    expect(mail.text).toContain("12\u00a0c€/kWh\u00a0TTC");
    expect(mail.text).toContain("Pour dix ans.");
    expect(mail.text).toContain("C’est à vous de répondre");
    expect(mail.text).toContain(page());
    expect(mail.html).toContain(page());
  });

  it("until when the price may be accepted", async () => {
    const until = dayInParis(new Date(Date.now() + 20 * 86_400_000));
    const mail = await mailOf("owner", "APPLICATION", { status: "PROPOSAL", price: 0.1, priceUntil: until });
    expect(mail.text).toContain(`jusqu’au ${formatDate(until)} inclus`);
  });

  it("a price without taxes for a professional", async () => {
    const shop = await server.signedUp();
    const { id } = await applyTo(shop, scene.projectId, { consumerType: "professional" });
    await server.forgetMails();
    await move(scene.owner, id, { status: "PROPOSAL", price: 0.1 });
    await server.settle();
    expect(server.mails[0]?.text).toContain("10\u00a0c€/kWh\u00a0HT");
    expect(server.mails[0]?.text).not.toContain("TTC");
  });

  it("a price with taxes too for a business that reclaims none, in the sentence that asks it", async () => {
    const school = await server.signedUp();
    const { id } = await applyTo(school, scene.projectId, {
      consumerType: "professional",
      reclaimsVat: false,
    });
    await server.forgetMails();
    await move(scene.owner, id, { status: "PROPOSAL", price: 0.108 });
    await server.settle();
    expect(server.mails[0]?.text).toContain(
      "à 12,96\u00a0c€/kWh\u00a0TTC, soit 10,8\u00a0c€/kWh\u00a0HT, pour",
    );
    expect(server.mails[0]?.text).not.toContain("remplace");
    // A price that is corrected says which one it takes the place of.
    await server.forgetMails();
    await move(scene.owner, id, { status: "PROPOSAL", price: 0.09 });
    await server.settle();
    expect(server.mails[0]?.text).toContain("Ce prix remplace celui de 12,96\u00a0c€/kWh\u00a0TTC");
  });

  it("a single price where the producer charges no VAT, as on the page", async () => {
    await server.deps.db
      .insertInto("sales_terms")
      .values({
        project_id: scene.projectId,
        consumption_point_id: null,
        terms: JSON.stringify({ ...emptySalesTerms, vatRegime: "franchise" }),
        updated_at: new Date(),
      })
      .execute();
    const mail = await mailOf("owner", "APPLICATION", { status: "PROPOSAL", price: 0.208333 });
    expect(mail.text).toContain("20,83\u00a0c€/kWh, sans\u00a0TVA à ajouter");
    expect(mail.text).not.toContain("TTC");
  });

  it.each([
    ["APPLICATION", { status: "SIGNATURE" }, "est acceptée"],
    ["APPLICATION", { status: "REJECTED", message: "Trop loin <b>du</b> poste." }, "n’est pas retenue"],
    ["SIGNED", { status: "EXPLOITATION" }, "commence"],
  ] as const)("from %s, %j", async (from, step, words) => {
    const mail = await mailOf("owner", from, step);
    expect(mail.to).toBe(scene.holder.email);
    expect(mail.subject).toContain(words);
    if (step.status !== "REJECTED") return;
    expect(mail.text).toContain(step.message);
    expect(mail.html).toContain("&lt;b&gt;du&lt;/b&gt;");
  });
});

it("who is accepted reads what his documents still wait for, and nothing of it once it is there", async () => {
  const accepted = async (id: string) => {
    await server.forgetMails();
    await move(scene.owner, id, { status: "SIGNATURE" });
    await server.settle();
    return server.mails.find(({ subject }) => subject.includes("est acceptée"))?.text;
  };
  const first = await server.signedUp();
  const { id } = await applyTo(first, scene.projectId);
  expect(await accepted(id)).toContain("il vous reste à dire qui signera et à donner le numéro");

  const second = await server.signedUp();
  const known = await applyTo(second, scene.projectId, { prm: "30001234567899", sge: true });
  const params = { id: known.consumerId ?? "" };
  await second.call(signatoryCalls.saveConsumptionSignatory, { params, body: aSignatory });
  expect(await accepted(known.id)).toContain("Vous n’avez rien à faire d’ici là");
});

describe("what the owner reads", () => {
  it.each([
    ["PROPOSAL", { status: "SIGNATURE" }, "Hugo Petit accepte votre prix", "pre-integrated"],
    ["PROPOSAL", { status: "REJECTED", message: "Trop cher." }, "Hugo Petit refuse votre prix", "refused"],
    ["APPLICATION", { status: "REJECTED" }, "Hugo Petit retire sa candidature", "refused"],
    ["SIGNATURE", { status: "REJECTED" }, "Hugo Petit retire sa candidature", "refused"],
  ] as const)("from %s, %j", async (from, step, words, tab) => {
    const mail = await mailOf("holder", from, step);
    expect(mail.to).toBe(scene.owner.email);
    expect(mail.subject).toBe(`«\u00a0Soleil de Rennes\u00a0»\u00a0: ${words}`);
    expect(mail.text).toContain(`/project-owner/${scene.projectId}/my-consumers/${tab}`);
  });
});

it("a producer's mails lead to the producers' pages", async () => {
  const producer = await server.signedUp();
  const { id: productionPointId } = await producer.call(pointCalls.createProductionPoint, {
    body: aProductionPoint(),
  });
  const answer = await producer.send("POST", "/api/application", {
    projectId: scene.projectId,
    productionPointId,
    isFromProjectOwner: false,
  });
  await move(scene.owner, answer.json().id, { status: "PROPOSAL", price: 0.08 });
  await server.settle();
  const created = server.mails.find(({ subject }) => subject.startsWith("Nouvelle proposition"));
  const proposed = server.mails.find(({ subject }) => subject.startsWith("Un prix"));
  expect(created?.text).toMatch(/, de \d+\u00a0kWc, qui produit 30\u00a0MWh par an/u);
  expect(created?.text).toMatch(/Prix demandé\u00a0: .*c€\/kWh\u00a0HT, soit .*c€\/kWh\u00a0TTC\./u);
  expect(created?.text).toContain(`/project-owner/${scene.projectId}/my-producer`);
  expect(proposed?.text).toMatch(/à 8\u00a0c€\/kWh\u00a0HT, soit 9,6\u00a0c€\/kWh\u00a0TTC, pour .*kWc\./u);
});

it("a producer reads a price in his own VAT, whatever his project’s is", async () => {
  await sql`update project set vat_regime = 'franchise'`.execute(server.deps.db);
  const producer = await server.signedUp();
  const told = async (vatRegime: "standard" | "franchise") => {
    const body = aProductionPoint({ vatRegime });
    const { id: productionPointId } = await producer.call(pointCalls.createProductionPoint, { body });
    const given = { projectId: scene.projectId, productionPointId, isFromProjectOwner: false };
    const { id } = (await producer.send("POST", "/api/application", given)).json();
    await server.forgetMails();
    await move(scene.owner, id, { status: "PROPOSAL", price: 0.08 });
    await server.settle();
    return server.mails[0]?.text;
  };
  expect(await told("standard")).toContain("8\u00a0c€/kWh\u00a0HT");
  expect(await told("franchise")).toContain("8\u00a0c€/kWh, sans\u00a0TVA,");
});

it("a producer reads of his proposal, which is no consumer’s candidature, and so does the owner", async () => {
  const producer = await server.signedUp();
  const { id: productionPointId } = await producer.call(pointCalls.createProductionPoint, {
    body: aProductionPoint(),
  });
  const offer = async (step: Step, by: Visitor) => {
    const answer = await producer.send("POST", "/api/application", {
      projectId: scene.projectId,
      productionPointId,
      isFromProjectOwner: false,
    });
    await move(by, answer.json().id, step);
    await server.settle();
  };
  await offer({ status: "REJECTED", message: "Trop loin." }, scene.owner);
  await offer({ status: "REJECTED" }, producer);
  await offer({ status: "SIGNATURE" }, scene.owner);
  const subjects = server.mails.map(({ subject }) => subject).join("\n");
  for (const words of ["est envoyée", "n’est pas retenue", "est acceptée"]) {
    expect(subjects).toMatch(new RegExp(`^Votre proposition pour .* ${words}$`, "m"));
  }
  expect(subjects).toContain("retire sa proposition");
  for (const { text } of server.mails) expect(text).not.toMatch(/candidat|votre lieu|mes consommateurs/i);
});

it("a producer who is accepted is asked for who signs and for his meter at once; of panels to come, he reads what comes first", async () => {
  const producer = await server.signedUp();
  const acceptedWith = async (operational: ReturnType<typeof aProductionPoint>["operational"]) => {
    const { id: productionPointId } = await producer.call(pointCalls.createProductionPoint, {
      body: { ...aProductionPoint(), operational },
    });
    const answer = await producer.send("POST", "/api/application", {
      projectId: scene.projectId,
      productionPointId,
      isFromProjectOwner: false,
    });
    await move(scene.owner, answer.json().id, { status: "SIGNATURE" });
    await server.settle();
    return server.mails.findLast(({ subject }) => subject.endsWith("est acceptée"))?.text;
  };
  const none = { isOperational: false, prm: "", sge: false, raccordementId: "" };
  expect(await acceptedWith(none)).toContain("à dire qui signera et à donner le numéro du compteur (PDL)");
  await sql`insert into sales_terms (project_id, terms, updated_at)
    values (${scene.projectId}, '{"vatRegime": "standard"}', now())`.execute(server.deps.db);
  expect(await acceptedWith(none)).toContain("(PDL) et à dire, avec votre prix, si vous facturez la TVA");
  const planned = (await acceptedWith({ ...none, isPlanned: true })) ?? "";
  const steps = [
    "Dire qui signe, dès maintenant\u00a0: le bulletin d’adhésion",
    "Poser et raccorder les panneaux",
    "Donner le numéro du compteur",
    "Signer votre accord",
  ];
  const places = steps.map((step) => planned.indexOf(step));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(planned).not.toContain("deux minutes suffisent");
});

it("a departure is told to the owner, and kept by who asked; its settlement to the participant", async () => {
  const url = `/api/application/${scene.application.id}/departure`;
  await setStatus(server, scene.application.id, "EXPLOITATION");
  await scene.holder.send("POST", url, { leavingOn: dayToCome, reason: "Je déménage." });
  await scene.owner.send("POST", `${url}/settlement`);
  await server.settle();
  const asked = server.mails.find(({ to }) => to === scene.owner.email);
  const [kept, settled] = server.mails.filter(({ to }) => to === scene.holder.email);
  for (const mail of [asked, kept]) {
    expect(mail?.text).toContain(`le ${formatDate(dayToCome)}`);
    expect(mail?.text).toContain("Je déménage.");
  }
  // The notice that a contract wants in writing is dated in his own mailbox.
  expect(kept?.text).toContain(`Vous avez demandé, le ${formatDate(server.deps.now())}`);
  expect(settled?.subject).toContain("est acté");
});

it.each(applicationStatuses.filter(mayAskToLeave))(
  "who asks to leave at %s is found behind the button of his owner's mail, and counted there on the home",
  async (status) => {
    const { holder, owner, projectId, application } = scene;
    await setStatus(server, application.id, status);
    await holder.call(applicationCalls.requestDeparture, {
      params: { id: application.id },
      body: { leavingOn: dayToCome, reason: "" },
    });
    await server.settle();
    const link = server.mails
      .find(({ to }) => to === owner.email)
      ?.text.match(/my-consumers\/([a-z-]+)/)?.[1];
    const tab = ownerTabs.find((known) => known === link);
    const listed = await owner.call(applicationCalls.listApplicants, {
      params: { id: projectId },
      query: { tab },
    });
    expect(listed).toMatchObject([{ id: application.id, departure: { leavingOn: dayToCome } }]);
    const { toDo } = await owner.call(overviewCalls.getOverview, { params: { id: projectId } });
    const kinds = toDo.map(({ kind }) => kind);
    expect(kinds).toContain(status === "SIGNED" ? "settle-early-departures" : "settle-departures");
    expect(kinds).not.toContain("start-sharing");
  },
);

it("a departure without a reason is told without one", async () => {
  await setStatus(server, scene.application.id, "EXPLOITATION");
  await scene.holder.send("POST", `/api/application/${scene.application.id}/departure`, {
    leavingOn: dayToCome,
    reason: "",
  });
  await server.settle();
  expect(server.mails).toHaveLength(2);
  for (const { text } of server.mails) {
    expect(text).toContain(`le ${formatDate(dayToCome)}`);
    expect(text).not.toContain("raison");
  }
});

it("once all is signed, the month that the project announces is said in place of the usual weeks", async () => {
  const told = async (expectedStart: string | null) => {
    await server.deps.db
      .updateTable("project")
      .set({ expected_start: expectedStart })
      .where("id", "=", scene.projectId)
      .execute();
    server.mails.length = 0;
    await setStatus(server, scene.application.id, "SIGNED");
    await server.deps.db.updateTable("application").set({ signed_told_at: null }).execute();
    await inTransaction(server.deps.db, (tx) =>
      server.deps.queue.emit(tx, {
        type: "application-moved",
        applicationId: scene.application.id,
        from: "SIGNATURE",
        to: "SIGNED",
        by: "system",
      }),
    );
    await server.settle();
    return server.mails.find(({ to }) => to === scene.holder.email)?.text;
  };
  expect(await told(null)).toContain("dans deux semaines environ");
  const later = await told("2199-07");
  expect(later).toContain("doit démarrer en juillet 2199");
  expect(later).not.toContain("deux semaines");
});

it("nobody is written to about an application that is gone", async () => {
  await move(scene.owner, scene.application.id, { status: "SIGNATURE" });
  await server.deps.db.deleteFrom("application").execute();
  await server.settle();
  expect(server.mails).toEqual([]);
});

it("a consent about to end is told once, with where to renew it", async () => {
  const { consumerId } = await applyTo(scene.holder, scene.projectId, {
    prm: "30001234567890",
    sge: true,
  });
  await server.forgetMails();
  server.setNow(new Date(Date.now() + 340 * 86_400_000));
  await daily(server.deps);
  await daily(server.deps);
  await server.settle();
  expect(server.mails).toHaveLength(1);
  expect(server.mails[0]?.to).toBe(scene.holder.email);
  expect(server.mails[0]?.text).toContain(`/consumer/${consumerId}/my-profile`);
});

describe("a price whose last day is near", () => {
  const dayMs = 86_400_000;
  const inDays = (count: number) => new Date(Date.now() + count * dayMs);
  const dayIn = (count: number) => dayInParis(inDays(count));
  const onDays = async (...days: number[]) => {
    for (const day of days) {
      server.setNow(inDays(day));
      await daily(server.deps);
      await server.settle();
    }
  };
  const reminders = () => server.mails.filter(({ subject }) => subject.startsWith("Votre réponse"));

  it("is recalled to its holder once, and to nobody who has answered", async () => {
    const until = dayIn(10);
    await mailOf("owner", "APPLICATION", { status: "PROPOSAL", price: 0.1, priceUntil: until });
    await onDays(1, 6);
    expect(reminders()).toEqual([]);
    await onDays(8, 8, 9, 12);
    expect(reminders()).toHaveLength(1);
    expect(reminders()[0]).toMatchObject({ to: scene.holder.email });
    expect(reminders()[0]?.text).toContain(`jusqu’au ${formatDate(until)} inclus`);
    expect(reminders()[0]?.text).toContain(`/consumer/${scene.application.consumerId}/application`);
  });

  it("is not recalled once answered, nor when it has no last day", async () => {
    await mailOf("owner", "APPLICATION", { status: "PROPOSAL", price: 0.1 });
    await onDays(3);
    await move(scene.owner, scene.application.id, { status: "PROPOSAL", price: 0.1, priceUntil: dayIn(12) });
    await move(scene.holder, scene.application.id, { status: "SIGNATURE" });
    await onDays(10, 11);
    expect(reminders()).toEqual([]);
  });
});
