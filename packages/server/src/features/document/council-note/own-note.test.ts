import { callUrl } from "@mec/api";
import { councilNoteCalls } from "@mec/api/document";
import { plantSaleCalls } from "@mec/api/study";
import { gainText, soldHereText } from "@mec/domain/study";
import { beforeEach, describe, expect, it } from "vitest";
import { setStatus } from "../../../../test/application-fixtures.ts";
import { aCandidate, type Candidate } from "../../../../test/candidate-fixtures.ts";
import { ownText, readPdf } from "../../../../test/read-pdf.ts";
import { signedBy, townHall } from "../../../../test/study-fixtures.ts";
import { outcomeOfPrice } from "../../study/index.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");

describe("the note of a council whose own roof feeds its building", () => {
  let candidate: Candidate;
  beforeEach(async () => {
    candidate = await aCandidate();
    const { server, pointId, scene } = candidate;
    const { db } = server.deps;
    const row = { name: "École", consumer_type: "professional", reclaims_vat: false } as const;
    await db.updateTable("consumption_point").set(row).where("id", "=", pointId).execute();
    // One account holds the school and the roof, and bears the project.
    const account_id = candidate.holder.id;
    await db.updateTable("production_point").set({ account_id }).where("id", "=", scene.roof).execute();
    await db.updateTable("project").set({ account_id }).where("id", "=", scene.projectId).execute();
    await signedBy(server, { production_point_id: scene.roof }, townHall);
  });
  const nameSchool = () => signedBy(candidate.server, { consumption_point_id: candidate.pointId }, townHall);
  const accept = () => setStatus(candidate.server, candidate.applicationId, "SIGNATURE");

  const urlOf = {
    school: () => callUrl("/api", councilNoteCalls.getCouncilNote, { params: { id: candidate.pointId } }),
    roof: () => callUrl("/api", councilNoteCalls.getPlantNote, { params: { id: candidate.scene.roof } }),
  };
  const ask = (of: keyof typeof urlOf) => candidate.holder.send("GET", urlOf[of]());
  async function read(of: keyof typeof urlOf): Promise<string> {
    const answer = await ask(of);
    expect(answer.statusCode, answer.body).toBe(200);
    return plain(ownText(readPdf(answer.rawPayload)));
  }

  it("is there of a building accepted without a price, with the sum of its page and nothing to buy", async () => {
    await nameSchool();
    await accept();
    const { projectId } = candidate.scene;
    const page = await outcomeOfPrice(candidate.server.deps, {
      projectId,
      pointId: candidate.pointId,
      price: 0.12,
    });
    const note = await read("school");
    expect(note).toContain("Note pour le conseil Commune de Langouet");
    expect(note).toContain(plain(gainText(page?.savingEur ?? { low: 0, high: 0 }, "€ TTC")));
    expect(note).toContain("Le lieu et son économie");
    expect(note).toContain("rien à payer");
    expect(note).toContain("15,00 € par an à l’association");
    expect(note).toContain("Pour partir");
    expect(note).toContain("les bulletins d’adhésion, les accords de participation");
    for (const bought of [
      "proposition de prix",
      "commande publique",
      "L. 331-5",
      "Accepter le prix",
      "Ce prix",
    ])
      expect(note, bought).not.toContain(bought);
  });

  it("has the roof too: what is shared, its price, its income as its card tells it, and the association that the council founds", async () => {
    await nameSchool();
    await accept();
    const note = await read("roof");
    expect(note).toBe(await read("school"));
    const sale = await candidate.holder.call(plantSaleCalls.getPlantSale, {
      params: { id: candidate.scene.roof },
    });
    if (!sale?.earnsEur) throw new Error("The roof has no sum");
    const earned = plain(soldHereText({ ...sale, earnsEur: sale.earnsEur }));
    expect(note).toContain(earned.charAt(0).toUpperCase() + earned.slice(1));
    expect(note).toContain("L’installation mise en commun");
    expect(note).toContain("De 10 à 14 c€/kWh HT, demandé, par contrat de vente aux participants du projet");
    expect(note).toContain("pour votre propre bâtiment : rien ne vous est payé");
    expect(note).toContain("approuve la création de l’association");
    expect(note).toContain("comme membre fondateur");
    expect(note).toContain("et en recettes ce que d’autres participants lui paient");
    expect(note).toContain("30,00 € pour 1 lieu et 1 installation");
    expect(note).toContain("les contrats de vente");
  });

  it("tells one fee, of all that its body signs, as its signer's screen does", async () => {
    await nameSchool();
    await accept();
    const note = await read("roof");
    expect(note).toContain(
      "15,00 € par an à l’association, et 20,00 € à l’entrée, une seule fois, pour chacun de vos 2 points : 30,00 € par an et 40,00 € à l’entrée en tout. La cotisation revient chaque",
    );
    expect(note.match(/15,00 € par an à l’association/gu)).toHaveLength(1);
  });

  it("counts a building of its body that is not accepted yet, where no price is to come", async () => {
    await nameSchool();
    const note = await read("roof");
    expect(note).toBe(await read("school"));
    expect(note).toContain("Participation Pas encore accepté");
    expect(note).toContain("30,00 € pour 1 lieu et 1 installation");
  });

  it("is the roof's alone while nobody says that one body signs for both", async () => {
    await accept();
    const note = await read("roof");
    expect(note).toContain("L’installation mise en commun");
    expect(note).not.toContain("École");
    expect((await ask("school")).statusCode).toBe(409);
  });

  it("joins an association that exists already, or whose founders are others", async () => {
    const { db } = candidate.server.deps;
    const { projectId } = candidate.scene;
    const answer = { project_id: projectId, already_created: true, updated_at: new Date() };
    expect(await read("roof")).toContain("La création de l’association");
    await db.insertInto("pmo_creation").values(answer).execute();
    const note = await read("roof");
    expect(note).toContain("approuve l’adhésion à l’association");
    expect(note).not.toContain("fondateur");
  });

  it("is read by nobody but who holds the roof, as long as it is in a project", async () => {
    const stranger = await candidate.server.signedUp();
    expect((await stranger.send("GET", urlOf.roof())).statusCode).toBe(404);
    await candidate.server.deps.db.updateTable("production_point").set({ project_id: null }).execute();
    expect((await ask("roof")).statusCode).toBe(409);
  });
});
