import { applicationCalls } from "@mec/api/application";
import { proposalCalls } from "@mec/api/study";
import { addDays, dayInParis } from "@mec/domain/shared";
import { exemptionCases, gainVerdictText, laterCases, mayCost } from "@mec/domain/study";
import { beforeEach, describe, expect, it } from "vitest";
import { aCandidate, type Candidate } from "../../../../test/candidate-fixtures.ts";
import { applicationRow, consumptionPointRow } from "../../../../test/rows.ts";

let candidate: Candidate;
beforeEach(async () => {
  candidate = await aCandidate();
});

const plain = (text = "") => text.replaceAll(/[\u00a0\u202f]/gu, " ");
const mails = () => candidate.server.mails.filter(({ subject }) => /prix/u.test(subject));
const told = async () => {
  await candidate.server.settle();
  return mails().map(({ text }) => plain(text));
};

/** A second place of the same person in the project. */
async function aSecondPlace(): Promise<{ id: string; pointId: string }> {
  const { db } = candidate.server.deps;
  const pointId = await consumptionPointRow(db, candidate.holder.id, { name: "L’atelier" });
  await db
    .updateTable("consumption_point")
    .set({ annual_consumption: 9000 })
    .where("id", "=", pointId)
    .execute();
  const { projectId } = candidate.scene;
  return {
    pointId,
    id: await applicationRow(db, { projectId, consumptionPointId: pointId, status: "APPLICATION" }),
  };
}

const proposeTo = async (applicationIds: string[], price = 0.12) => {
  const { results } = await candidate.scene.owner.call(applicationCalls.moveApplications, {
    params: { id: candidate.scene.projectId },
    body: { applicationIds, step: { status: "PROPOSAL", price, message: "Bienvenue." } },
  });
  expect(results.map(({ ok }) => ok)).toEqual(applicationIds.map(() => true));
};

describe("the mail that tells a price", () => {
  it("has what it brings, as the page does, and what the price becomes each year", async () => {
    await candidate.say({
      vatRegime: "standard",
      durationYears: 10,
      indexation: "fixed",
      indexationRate: 2,
    });
    await candidate.propose(0.12);
    const [mail = "", ...others] = await told();
    expect(others).toEqual([]);
    const page = await candidate.read();
    expect(page?.verdict).toBeTruthy();
    // No start is said: it may lie after the announced end of the exemption, and both cases are told alike.
    const [ended, exempted] = (page && exemptionCases(page, true, "31 décembre 2026")) ?? [];
    expect(mail).toMatch(/par an seulement si l’exonération de taxe \(accise\) continue après le .*\./u);
    for (const one of [exempted, ended])
      expect(mail).toContain(`${plain(one?.sum).slice(1)} par an ${one?.name}.`);
    expect(mail).toContain(
      "La cotisation et les frais sont comptés. L’exonération d’accise, un avantage fiscal, pourrait finir le 1er janvier 2027 : ce n’est pas confirmé.",
    );
    expect(mail).not.toContain("Bible du solaire");
    expect(mail).not.toContain(plain(page?.verdict ?? "-"));
    // 0.12 × 1.2 = 14.4; 14.4 × 1.02⁴ = 15.59
    expect(mail).toContain("à 14,4 c€/kWh TTC");
    expect(mail).toContain("Le prix augmente de 2 % chaque année : 17,21 c€/kWh TTC l’année 10.");
    expect(mail).toContain(`/consumer/${candidate.pointId}/application`);
  });

  it("tells the later year in both its cases, with the figures of the page and of who proposes it", async () => {
    await candidate.say({
      vatRegime: "standard",
      durationYears: 10,
      indexation: "fixed",
      indexationRate: 2,
    });
    const [dialog] = (await candidate.preview(0.12)).people;
    await candidate.propose(0.12);
    const page = await candidate.read();
    const cases = page ? laterCases(page) : [];
    expect(cases.map(([name]) => name)).toEqual([
      "Année 10, sans l’exonération d’accise",
      "Année 10, prix du fournisseur inchangé",
    ]);
    expect(dialog && laterCases(dialog)).toEqual(cases);
    const [mail = ""] = await told();
    for (const [name, sum] of cases) expect(mail).toContain(plain(`${name}\u00a0: ${sum}.`));
    const second = await aSecondPlace();
    candidate.server.mails.length = 0;
    await proposeTo([second.id], 0.12);
    const [both = ""] = await told();
    expect(both.match(/Année 10, sans l’exonération d’accise : de/gu)).toHaveLength(2);
  });

  it("says above 36 kVA what its sum supposes of the network's part, as the page does", async () => {
    const supposed = "Votre part de réseau est comptée comme pour 36 kVA au plus";
    await candidate.propose(0.05);
    expect((await told()).at(-1)).not.toContain(supposed);
    await candidate.server.deps.db
      .updateTable("consumption_point")
      .set({ segment: "C4", consumer_type: "professional" })
      .where("id", "=", candidate.pointId)
      .execute();
    await candidate.propose(0.06);
    expect((await told()).at(-1)).toContain(supposed);
    expect(await candidate.read()).toMatchObject({ isNetworkSupposed: true });
  });

  it("says first what it comes to, as the page of the price does, and no gain where one may lose", async () => {
    await candidate.propose(0.05);
    await told();
    await candidate.propose(0.14);
    const mailed = await told();
    const page = await candidate.read();
    // With the exemption it gains, without it it may lose: no start is said, and both may come.
    expect([page?.saves, page && mayCost(page, true), page && mayCost(page, false)]).toEqual([
      true,
      true,
      false,
    ]);
    const verdicts = mailed.map((text) => text.includes(page ? `${gainVerdictText(page, true)}.` : "-"));
    expect(verdicts).toEqual([false, true]);
    expect(mailed[0]).toContain("Vous y gagneriez dans tous les cas comptés.");
  });

  it("says nothing of a change where none is agreed, and that a fee is not settled", async () => {
    await candidate.server.deps.db.deleteFrom("membership_fee").execute();
    await candidate.propose(0.12);
    const [mail = ""] = await told();
    expect(mail).not.toContain("chaque année");
    expect(mail).toContain("La cotisation, pas encore fixée, n’est pas comptée.");
  });

  it("says what is paid before a project of a later year shares anything, as the page does", async () => {
    const { db } = candidate.server.deps;
    await db.updateTable("project").set({ expected_start: "2099-07" }).execute();
    await candidate.propose(0.12);
    const [mail = ""] = await told();
    const { membershipEur = 0 } = (await candidate.read()) ?? {};
    expect(membershipEur).toBeGreaterThan(0);
    expect(mail).toContain(
      `comptés. Plus ${membershipEur} € de cotisation avant juillet 2099, sans électricité locale ; dus d’ici là`,
    );
  });

  it("names both places of one person at once, whatever stands between them in the owner's list", async () => {
    const second = await aSecondPlace();
    const other = await candidate.server.signedUp();
    const { db } = candidate.server.deps;
    const elsewhere = await applicationRow(db, {
      projectId: candidate.scene.projectId,
      consumptionPointId: await consumptionPointRow(db, other.id),
      status: "APPLICATION",
    });
    await proposeTo([candidate.applicationId, elsewhere, second.id]);
    await candidate.server.settle();
    const own = mails().filter(({ to }) => to === candidate.holder.email);
    expect(own.map(({ subject }) => plain(subject))).toEqual([
      expect.stringMatching(/^Des prix vous sont proposés pour/u),
    ]);
    const text = plain(own[0]?.text);
    for (const part of ["« Chez Camille », à 14,4", "« L’atelier », à 14,4", "Bienvenue.", "/user-portfolio"])
      expect(text).toContain(part);
    for (const id of [candidate.pointId, second.pointId]) {
      const page = await candidate.holder.call(proposalCalls.getPriceProposal, { params: { id } });
      for (const one of (page && exemptionCases(page, true, "31 décembre 2026")) ?? [])
        expect(text).toContain(`${plain(one.sum).slice(1)} par an ${one.name}.`);
    }
    expect(text).toMatch(
      /Chaque somme compte que tous participent : ils se partagent la même production\. Ensemble, si l’exonération d’accise s’arrêtait : de [^.]* par an\. Ensemble, avec elle : de [^.]* par an\./u,
    );
    expect(mails().filter(({ to }) => to === other.email)).toHaveLength(1);
  });

  it("tells a body that decides by a vote of the sheet for it, and nobody else", async () => {
    const second = await aSecondPlace();
    const { db } = candidate.server.deps;
    await proposeTo([candidate.applicationId, second.id]);
    expect((await told()).join()).not.toContain("conseil");
    candidate.server.mails.length = 0;
    await db
      .updateTable("consumption_point")
      .set({ consumer_type: "professional", reclaims_vat: false })
      .execute();
    await proposeTo([candidate.applicationId, second.id], 0.11);
    expect((await told()).join()).toContain(
      "Une note à imprimer pour le conseil (PDF), avec un modèle de délibération, est sur la page de chaque lieu.",
    );
    await candidate.scene.owner.call(applicationCalls.moveApplications, {
      params: { id: candidate.scene.projectId },
      body: { applicationIds: [second.id], step: { status: "REJECTED", message: "Complet." } },
    });
    candidate.server.mails.length = 0;
    await candidate.propose(0.1);
    expect((await told()).join()).toContain("est sur la page où vous répondez.");
  });

  it("leaves out a price whose last day is over: nobody can accept it any more", async () => {
    const second = await aSecondPlace();
    const now = candidate.server.deps.now();
    const step = { status: "PROPOSAL", price: 0.11, priceUntil: addDays(dayInParis(now), 8) } as const;
    await candidate.scene.owner.call(applicationCalls.moveApplications, {
      params: { id: candidate.scene.projectId },
      body: { applicationIds: [second.id], step },
    });
    await told();
    candidate.server.mails.length = 0;
    candidate.server.setNow(new Date(`${addDays(dayInParis(now), 12)}T09:00:00Z`));
    await candidate.propose(0.12);
    const [mail = "", ...others] = await told();
    expect(others).toEqual([]);
    expect(mail).toContain("« Chez Camille »");
    expect(mail).not.toContain("atelier");
  });

  it("tells of a second price later together with the one that still waits, and alone once that was answered", async () => {
    const second = await aSecondPlace();
    await candidate.propose(0.12);
    await proposeTo([second.id], 0.1);
    expect((await told()).filter((text) => text.includes("« L’atelier », à 12 c€"))).toHaveLength(1);
    candidate.server.mails.length = 0;
    await candidate.holder.send("POST", `/api/application/${candidate.applicationId}/progress`, {
      status: "SIGNATURE",
      price: 0.12,
    });
    await proposeTo([second.id], 0.09);
    const [mail = ""] = (await told()).filter((text) => text.includes("atelier"));
    expect(mail).toContain("10,8 c€/kWh TTC");
    expect(mail).not.toContain("Chez Camille");
  });
});
