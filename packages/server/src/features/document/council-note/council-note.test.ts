import { callUrl } from "@mec/api";
import { applicationCalls } from "@mec/api/application";
import { councilNoteCalls, documentCalls } from "@mec/api/document";
import { type PriceProposal, proposalCalls } from "@mec/api/study";
import { emptySalesTerms, type SalesTerms } from "@mec/domain/document";
import { formatPaidPrice } from "@mec/domain/shared";
import type { SignatoryInput } from "@mec/domain/signatory";
import { gainText, gainWithoutExemption, localCostText, ownGain } from "@mec/domain/study";
import { toldTogether } from "@mec/energy";
import { beforeEach, describe, expect, it } from "vitest";
import { addressAt, aSignatory, setStatus } from "../../../../test/application-fixtures.ts";
import { aCandidate, type Candidate } from "../../../../test/candidate-fixtures.ts";
import type { Visitor } from "../../../../test/harness.ts";
import { ownText, readPdf } from "../../../../test/read-pdf.ts";
import { applicationRow, consumptionPointRow } from "../../../../test/rows.ts";

const { email, phoneNumber, gender } = aSignatory;
const townHall: SignatoryInput = {
  entityType: "Professionnel",
  name: "Morvan",
  firstName: "Hélène",
  gender,
  email,
  phoneNumber,
  socialReason: "Commune de Langouet",
  furnitureName: "Commune de Langouet",
  officialRole: "Maire",
  socialAddress: addressAt(),
  juridiction: "Collectivité",
  siretId: "21350146400013",
};

let candidate: Candidate;
beforeEach(async () => {
  candidate = await aCandidate();
});

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");
const urlOf = (id: string) => callUrl("/api", councilNoteCalls.getCouncilNote, { params: { id } });
const askFor = (id: string, person: Visitor = candidate.holder) => person.send("GET", urlOf(id));

async function read(id: string) {
  const answer = await askFor(id);
  expect(answer.statusCode, answer.body).toBe(200);
  const pdf = readPdf(answer.rawPayload);
  const name = decodeURIComponent(String(answer.headers["content-disposition"]));
  return { name, text: plain(ownText(pdf)), pages: pdf.pages.length };
}

/** A place of this account in the project; a body's, which gets no VAT back, unless said otherwise. */
async function aPlace(name: string, annualKwh: number, kind: "professional" | "individual" = "professional") {
  const { db } = candidate.server.deps;
  const id = await consumptionPointRow(db, candidate.holder.id, { name });
  await db
    .updateTable("consumption_point")
    .set({
      consumer_type: kind,
      annual_consumption: annualKwh,
      reclaims_vat: kind === "professional" ? false : null,
    })
    .where("id", "=", id)
    .execute();
  const { projectId } = candidate.scene;
  const applicationId = await applicationRow(db, {
    projectId,
    consumptionPointId: id,
    status: "APPLICATION",
  });
  return { id, applicationId };
}

async function signsFor(id: string, identity: SignatoryInput) {
  const row = { consumption_point_id: id, identity: JSON.stringify(identity), updated_at: new Date() };
  await candidate.server.deps.db.insertInto("signatory").values(row).execute();
}

async function proposeTo(places: readonly { applicationId: string }[], priceUntil?: string) {
  const { results } = await candidate.scene.owner.call(applicationCalls.moveApplications, {
    params: { id: candidate.scene.projectId },
    body: {
      applicationIds: places.map(({ applicationId }) => applicationId),
      step: { status: "PROPOSAL", price: 0.11, ...(priceUntil && { priceUntil }) },
    },
  });
  expect(results.every(({ ok }) => ok)).toBe(true);
}

async function sumOf(id: string): Promise<PriceProposal> {
  const sum = await candidate.holder.call(proposalCalls.getPriceProposal, { params: { id } });
  if (!sum) throw new Error("The place has no price");
  return sum;
}

describe("the note for a council", () => {
  it("says of a home and of a business that gets its VAT back what each pays for its local part, as its page does, to the euro", async () => {
    await candidate.say({ vatRegime: "standard", subscription: 30 });
    const { db } = candidate.server.deps;
    const [home, bakery] = [await aPlace("Chez moi", 4500, "individual"), await aPlace("Fournil", 45_000)];
    await db
      .updateTable("consumption_point")
      .set({ reclaims_vat: true })
      .where("id", "=", bakery.id)
      .execute();
    for (const [place, unit] of [
      [home, "€"],
      [bakery, "€ HT"],
    ] as const) {
      await proposeTo([place]);
      const told = plain(localCostText(await sumOf(place.id)));
      expect(told).toMatch(new RegExp(`[0-9] ${unit}$`, "u"));
      expect((await read(place.id)).text).toContain(`soit ${told} au prix de départ`);
      await setStatus(candidate.server, place.applicationId, "REJECTED");
    }
  });

  it("has all the places of a town hall with the sums of their pages, to the euro, and their total", async () => {
    await candidate.say({
      vatRegime: "standard",
      durationYears: 20,
      indexation: "fixed",
      indexationRate: 1.5,
    });
    const [school, hall] = [await aPlace("L’école", 45_000), await aPlace("La salle", 9000)];
    await signsFor(school.id, townHall);
    await proposeTo([school, hall]);
    await setStatus(candidate.server, hall.applicationId, "SIGNATURE");
    const { name, text } = await read(hall.id);
    expect(name).toContain("note-pour-le-conseil-soleil-des-lilas-2026-06-01.pdf");
    expect(text).toContain("Note pour le conseil Commune de Langouet, 2 lieux");
    const sums = [await sumOf(school.id), await sumOf(hall.id)];
    for (const sum of sums) {
      expect(text).toContain(plain(ownGain(sum)));
      expect(text).toContain(plain(gainWithoutExemption(sum) ?? "nothing"));
      expect(text).toContain(plain(ownGain({ ...sum, ...sum.later })));
      const reader = { profileType: "professional", isVatPaid: true } as const;
      expect(text).toContain(plain(formatPaidPrice(sum.price, reader, sum.vatRegime)));
    }
    const together = toldTogether(
      sums.map(({ savingEur, productionShare, ownCostsEur = 0 }) => ({
        ownEur: savingEur,
        productionShare: productionShare ?? { low: 0, high: 0 },
        ownCostsEur,
      })),
    );
    expect(text).toMatch(
      new RegExp(`Ensemble, 2 lieux de [^.]*? de perte ${plain(gainText(together, "€\u00a0TTC"))}`, "u"),
    );
    expect(text).toContain("soit 11 c€/kWh HT, +1,5 % par an");
    expect(text).toContain(
      "15,00 € par an à l’association, et 20,00 € à l’entrée, une seule fois, pour chacun de vos 2 lieux : 30,00 € par an et 40,00 € à l’entrée en tout.",
    );
    expect(text).toContain("autorise Hélène Morvan, maire, à signer");
    expect((await read(school.id)).text).toBe(text);
  });

  it("says after the yes what changed since, with the total that the council read, and keeps the terms that it voted on", async () => {
    const { server, holder, scene } = candidate;
    const { db } = server.deps;
    const saleTerms = async (given: Partial<SalesTerms>) =>
      scene.owner.call(documentCalls.saveSalesContract, {
        params: { id: scene.projectId },
        body: { terms: { ...emptySalesTerms, vatRegime: "standard", durationYears: 20, ...given } },
      });
    await db
      .updateTable("membership_fee")
      .set({ updated_at: new Date(Date.UTC(2026, 4, 1)) })
      .execute();
    await saleTerms({ noticeMonths: 3 });
    // Five others share: sums count what consumers use.
    const neighbour = await server.signedUp();
    for (let n = 0; n < 4; n += 1) {
      const id = await consumptionPointRow(db, neighbour.id);
      const other = await applicationRow(db, {
        projectId: scene.projectId,
        consumptionPointId: id,
        status: "APPLICATION",
      });
      await setStatus(server, other, "SIGNATURE");
    }
    const places = [await aPlace("L’école", 45_000), await aPlace("La salle", 9000)];
    const [school, hall] = places;
    await proposeTo(places);
    const totalIn = (text: string) => {
      const [, ended, own] = /Ensemble, 2 lieux (de .*? de perte) (de .*? d’économie) /u.exec(text) ?? [];
      return ended && own ? `${ended} sans l’exonération d’accise, ${own} avec` : "none";
    };
    const linesIn = (text: string) => /(?:L’école|La salle).*?Ensemble, 2 lieux/u.exec(text)?.[0] ?? "none";
    const proposed = (await read(school?.id ?? "")).text;
    const voted = totalIn(proposed);
    for (const [minutes, { applicationId }] of places.entries()) {
      server.setNow(new Date(Date.UTC(2026, 5, 12, 8, minutes)));
      await holder.send("POST", `/api/application/${applicationId}/progress`, {
        status: "SIGNATURE",
        price: 0.11,
      });
    }
    // The total that was voted on had both already: it is the same once both are accepted.
    const accepted = (await read(hall?.id ?? "")).text;
    expect(totalIn(accepted)).toBe(voted);
    expect(linesIn(proposed)).toMatch(/L’école.* d’économie .*Ensemble/u);
    expect(linesIn(accepted)).toBe(linesIn(proposed));
    expect(accepted).not.toContain("Ce qui a changé");
    server.setNow(new Date(Date.UTC(2026, 5, 15)));
    const large = await consumptionPointRow(db, neighbour.id);
    await db
      .updateTable("consumption_point")
      .set({ annual_consumption: 60_000 })
      .where("id", "=", large)
      .execute();
    const joining = await applicationRow(db, {
      projectId: scene.projectId,
      consumptionPointId: large,
      status: "APPLICATION",
    });
    // It applied after the yes: whoever had before is counted by the least sum that was voted on.
    await db
      .updateTable("application")
      .set({ created_at: server.deps.now() })
      .where("id", "=", joining)
      .execute();
    await setStatus(server, joining, "SIGNATURE");
    const joined = (await read(hall?.id ?? "")).text;
    expect(totalIn(joined)).not.toBe(voted);
    expect(joined).toContain(
      `Depuis l’accord du 12 juin 2026, un consommateur a rejoint le projet. Ensemble, ces 2 lieux, par an : ${voted} à l’accord, ${totalIn(joined)} aujourd’hui.`,
    );
    server.setNow(new Date(Date.UTC(2026, 5, 20)));
    await saleTerms({ noticeMonths: 6 });
    const later = (await read(school?.id ?? "")).text;
    expect(later).toContain("on a enregistré, le 20 juin 2026, le contrat de vente. Ensemble");
    expect(later).toContain("aux conditions du 12 juin 2026");
    expect(later).toContain("3 mois, par écrit");
    expect(later).not.toContain("6 mois");
  });

  it("asks a body that produces in the project whether it is to buy from itself, as its page and the owner's list do", async () => {
    const [school, hall] = [await aPlace("L’école", 45_000), await aPlace("La salle", 9000)];
    await signsFor(school.id, townHall);
    await proposeTo([school, hall]);
    const doubt = "Commune de Langouet semble aussi produire pour ce projet";
    expect((await read(school.id)).text).not.toContain(doubt);
    const { db } = candidate.server.deps;
    const { id: plant } = await db.selectFrom("production_point").select("id").executeTakeFirstOrThrow();
    const other = { ...townHall, siretId: "21350146400021", socialReason: "Mairie de Langouet" };
    const row = { production_point_id: plant, identity: JSON.stringify(other), updated_at: new Date() };
    await db.insertInto("signatory").values(row).execute();
    // Who types the number of a body is not that body: he would read whose it is.
    expect((await read(hall.id)).text).not.toContain(doubt);
    expect((await sumOf(school.id)).ownSeller).toBeNull();
    const { id: account_id, email } = candidate.holder;
    const owner = { account_id: candidate.scene.owner.id };
    const sellAs = (identity: SignatoryInput) =>
      db
        .updateTable("signatory")
        .set({ identity: JSON.stringify(identity) })
        .where("production_point_id", "=", plant)
        .execute();
    // A name that the note has for all who are offered a price.
    await sellAs(townHall);
    expect((await sumOf(school.id)).ownSeller).toBe("Commune de Langouet");
    await sellAs({ ...other, email: email.toUpperCase() });
    expect((await sumOf(school.id)).ownSeller).toBe("Commune de Langouet");
    await db.updateTable("account").set({ email_verified_at: null }).where("id", "=", account_id).execute();
    expect((await sumOf(school.id)).ownSeller).toBeNull();
    await db.updateTable("production_point").set({ account_id }).where("id", "=", plant).execute();
    expect((await read(hall.id)).text).toContain(doubt);
    expect((await sumOf(school.id)).ownSeller).toBe("Commune de Langouet");
    await db.updateTable("production_point").set(owner).where("id", "=", plant).execute();
    expect((await sumOf(hall.id)).ownSeller).toBeNull();
    await setStatus(candidate.server, school.applicationId, "SIGNATURE");
    const { projectId } = candidate.scene;
    const lines = await candidate.scene.owner.call(documentCalls.listDocuments, {
      params: { id: projectId },
    });
    expect(lines.find(({ id }) => id === school.id)?.ownSeller).toBe("Commune de Langouet");
    expect(lines.filter(({ ownSeller }) => ownSeller)).toHaveLength(1);
    const own = await candidate.holder.call(documentCalls.getConsumerDocuments, {
      params: { id: school.id },
    });
    expect(own).toMatchObject({ ownSeller: null });
  });

  it("leaves out the home of who prepares it, and the place of another structure", async () => {
    const places = [await aPlace("L’école", 45_000), await aPlace("Le club", 9000)];
    const [school, club] = places;
    await signsFor(school?.id ?? "", townHall);
    await signsFor(club?.id ?? "", { ...townHall, socialReason: "Le club", siretId: "73282932000074" });
    await proposeTo([...places, candidate]);
    const { text } = await read(school?.id ?? "");
    expect(text).toContain("L’école");
    expect(text).not.toContain("Le club");
    expect(text).not.toContain("Chez Camille");
    expect((await read(club?.id ?? "")).text).not.toContain("L’école");
    const home = await read(candidate.pointId);
    expect(home.name).toContain("proposition-de-prix-soleil-des-lilas");
    expect(home.text).toContain("Proposition de prix Chez Camille");
    expect(home.text).not.toContain("élibération");
    expect(home.pages).toBe(1);
  });

  it("of a place that names no structure has none of two that differ: it would be put under the name of one", async () => {
    const places = [
      await aPlace("L’école", 45_000),
      await aPlace("Le club", 9000),
      await aPlace("La salle", 9000),
    ];
    const [school, club, hall] = places;
    await signsFor(school?.id ?? "", townHall);
    await signsFor(club?.id ?? "", { ...townHall, socialReason: "Le club", siretId: "73282932000074" });
    await proposeTo(places);
    const { text } = await read(hall?.id ?? "");
    expect(text).toContain("La salle");
    expect(text).not.toMatch(/L’école|Le club|Hélène Morvan/);
    // Each of the two has it, since it may be either's.
    expect((await read(school?.id ?? "")).text).toContain("La salle");
  });

  it("leaves out a price that can no longer be accepted, and one that nobody proposed", async () => {
    const [school, hall, late] = [
      await aPlace("L’école", 45_000),
      await aPlace("La salle", 9000),
      await aPlace("Le gymnase", 20_000),
    ];
    await proposeTo([school]);
    await proposeTo([late], "2026-06-10");
    candidate.server.setNow(new Date("2026-06-11T08:00:00Z"));
    const { text } = await read(school.id);
    expect(text).toContain("L’école");
    expect(text).not.toContain("La salle");
    expect((await askFor(hall.id)).statusCode).toBe(409);
    expect(text).not.toContain("Le gymnase");
  });

  it("leaves out what shares already, on which nobody decides any more", async () => {
    const [school, gym] = [await aPlace("L’école", 45_000), await aPlace("Le gymnase", 20_000)];
    await proposeTo([school, gym]);
    await setStatus(candidate.server, school.applicationId, "EXPLOITATION");
    expect((await read(gym.id)).text).not.toContain("L’école");
    expect((await askFor(school.id)).statusCode).toBe(409);
  });

  it("is not there without a price, nor for anybody but the holder, whose project it may be", async () => {
    expect((await askFor(candidate.pointId)).json().message).toBe("NO_OPEN_PRICE");
    await candidate.propose(0.12);
    expect((await askFor(candidate.pointId)).statusCode).toBe(200);
    const stranger = await candidate.server.signedUp();
    for (const other of [candidate.scene.owner, stranger])
      expect((await askFor(candidate.pointId, other)).statusCode).toBe(404);
  });

  it("is counted as an export is", async () => {
    await candidate.propose(0.12);
    const { limits } = candidate.server.deps;
    for (let taken = 0; taken < 120; taken += 1) await limits.count("exportsPerAccount", candidate.holder.id);
    expect((await askFor(candidate.pointId)).statusCode).toBe(429);
  });

  it("holds thirty places, on as many sheets as they take", async () => {
    const places = [];
    for (let n = 1; n <= 30; n += 1) places.push(await aPlace(`Bâtiment ${n}`, 9000 + n));
    await proposeTo(places);
    const { text, pages } = await read(places[0]?.id ?? "");
    for (const n of [1, 17, 30]) expect(text).toContain(`Bâtiment ${n} `);
    expect(text).toContain("Ensemble, 30 lieux");
    expect(pages).toBeGreaterThan(2);
  });
});
