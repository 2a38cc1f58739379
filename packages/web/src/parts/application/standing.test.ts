import type { ApplicationStatus } from "@mec/domain/application";
import type { DocumentKind } from "@mec/domain/document";
import { describe, expect, it } from "vitest";
import { standingOf } from "./standing.ts";

const byOf = {
  APPLICATION: "holder",
  PROPOSAL: "owner",
  SIGNATURE: "holder",
  SIGNED: "system",
  EXPLOITATION: "owner",
  REJECTED: "owner",
} as const;
const applicationAt = (statuses: ApplicationStatus[], message?: string) => ({
  id: "a1",
  projectId: "p1",
  consumerId: "c1",
  isFromProjectOwner: false,
  progress: statuses.map((status, day) => ({
    id: String(day),
    status,
    by: byOf[status],
    createdAt: `2026-11-0${day + 1}T10:00:00.000Z`,
    ...(day === statuses.length - 1 && message ? { message } : {}),
  })),
});

describe("where an application stands", () => {
  it.each([
    [["APPLICATION"], "Candidature en attente de validation", "Au porteur du projet d’agir"],
    [["APPLICATION", "PROPOSAL"], "Proposition de prix reçue", "À vous d’agir"],
    [["APPLICATION", "SIGNATURE"], "Candidature acceptée", "Au porteur du projet, puis à vous d’agir"],
    [["APPLICATION", "SIGNATURE", "SIGNED"], "Documents signés", "Au porteur du projet d’agir"],
    [["APPLICATION", "SIGNATURE", "SIGNED", "EXPLOITATION"], "Participation en exploitation", null],
  ] as const)("%j says who must act", (statuses, title, actor) => {
    expect(standingOf(applicationAt([...statuses]))).toMatchObject({ title, actor });
  });

  it("who takes part has bills to pay: he is not told that he has nothing to do", () => {
    const { next } = standingOf(applicationAt(["APPLICATION", "SIGNATURE", "SIGNED", "EXPLOITATION"]));
    expect(next).toContain("une part de l’électricité que vous consommez est locale");
    expect(next).not.toContain("rien à faire");
  });

  it("whose contract takes effect later reads from which day he buys by it", () => {
    const running = applicationAt(["APPLICATION", "SIGNATURE", "SIGNED", "EXPLOITATION"]);
    const { next } = standingOf(running, { saleStartsOn: "2027-03-01" });
    expect(next).toContain("À partir du 1er mars 2027");
  });

  it("who starts reads the day that the grid operator confirmed, as long as no later day is his", () => {
    const running = applicationAt(["APPLICATION", "SIGNATURE", "SIGNED", "EXPLOITATION"]);
    const progress = running.progress.map((step) =>
      step.status === "EXPLOITATION" ? { ...step, startsOn: "2026-12-20" } : step,
    );
    const started = { ...running, progress };
    const now = new Date("2026-11-29T09:00:00.000Z");
    expect(standingOf(started, { now }).next).toContain("commence pour vous le 20 décembre 2026");
    expect(standingOf(started, { now: new Date("2027-01-05T09:00:00.000Z") }).next).toContain(
      "depuis le 20 décembre 2026",
    );
    expect(standingOf(started, { now, saleStartsOn: "2027-03-01" }).next).toContain("1er mars 2027");
  });

  it("who may not be supplied yet reads from which day he is, and that he owes nothing of before", () => {
    const running = applicationAt(["APPLICATION", "SIGNATURE", "SIGNED", "EXPLOITATION"]);
    const { next } = standingOf(running, { suppliedFrom: "2026-12-15" });
    expect(next).toContain("commence pour vous le 15 décembre 2026");
    expect(next).toContain("rien à payer");
    expect(next).not.toContain("Vous participez au partage");
  });

  it.each([
    ["preparing", "Au porteur du projet, puis à vous d’agir", false],
    ["to-sign", "À vous d’agir", true],
    ["signed", "Au porteur du projet d’agir", false],
  ] as const)("once accepted with documents %s, says whose turn it is", (documents, actor, isYours) => {
    expect(standingOf(applicationAt(["APPLICATION", "SIGNATURE"]), { documents })).toMatchObject({
      actor,
      isYours,
    });
  });

  it("whose own body alone produces waits for two documents, whoever signs them", () => {
    const signer = { name: "Hélène Morvan", email: "mairie@langouet.fr" };
    const next = (told: Parameters<typeof standingOf>[1]) =>
      standingOf(applicationAt(["APPLICATION", "SIGNATURE"]), told).next;
    for (const one of [null, signer]) {
      expect(next({ isOwnSale: true, signer: one })).toContain("prépare deux documents");
      expect(next({ signer: one })).toContain("prépare trois documents");
    }
  });

  const [you, owner, both, payer] = [
    "À vous d’agir",
    "Au porteur du projet d’agir",
    "Au porteur du projet, puis à vous d’agir",
    "Adhésion à régler à votre admission",
  ];
  const accepted = ["APPLICATION", "SIGNATURE"] as const;
  const signed = [...accepted, "SIGNED"] as const;
  // Every state of an application and of its documents: whose turn it is, and with a membership to pay.
  it.each([
    [["APPLICATION"], "preparing", owner, owner],
    [["APPLICATION", "PROPOSAL"], "preparing", you, you],
    [accepted, "preparing", both, payer],
    [accepted, "to-sign", you, you],
    [accepted, "to-confirm", you, you],
    [accepted, "sale-to-come", owner, payer],
    [accepted, "signed", owner, payer],
    [signed, "preparing", owner, payer],
    [signed, "to-sign", you, you],
    [signed, "to-confirm", you, you],
    [signed, "sale-to-come", owner, payer],
    [signed, "signed", owner, payer],
    [[...signed, "EXPLOITATION"], "signed", null, null],
    [[...signed, "EXPLOITATION"], "to-sign", you, you],
    [["APPLICATION", "REJECTED"], "preparing", null, null],
    [[...signed, "REJECTED"], "signed", null, null],
  ] as const)(
    "at %j with documents %s it is the turn of: %s; with a fee to pay: %s",
    (statuses, documents, free, due) => {
      const now = new Date("2027-02-05T10:00:00.000Z");
      const at = (isFeeDue: boolean) =>
        standingOf(applicationAt([...statuses]), { documents, isFeeDue, now });
      expect([at(false).actor, at(true).actor]).toEqual([free, due]);
      expect([at(false).isYours, at(true).isYours]).toEqual([free === you, due === you || due === payer]);
    },
  );

  it("keeps the membership to pay in sight once the place shares, as its start may come a minute after the last signature", () => {
    const running = applicationAt([...signed, "EXPLOITATION"]);
    const at = (day: string) =>
      standingOf(running, { documents: "signed", isFeeDue: true, now: new Date(day) }).actor;
    expect(at("2026-11-05T10:00:00.000Z")).toBe(payer);
    expect(at("2027-02-05T10:00:00.000Z")).toBeNull();
  });

  it("asks for what his documents lack before his membership, and tells nobody else to pay it", () => {
    const at = (told: Parameters<typeof standingOf>[1]) =>
      standingOf(applicationAt([...accepted]), { isFeeDue: true, ...told }).actor;
    expect(at({ lacking: ["meter"] })).toBe(you);
    expect(at({ documents: "signed", reader: "support" })).toBe(owner);
  });

  it.each(["to-sign", "to-confirm"] as const)("says until when documents are signed: %s", (documents) => {
    const nextUntil = (signUntil: string | null) =>
      standingOf(applicationAt(["APPLICATION", "SIGNATURE"]), { documents, signUntil }).next;
    expect(nextUntil("2027-01-25T22:00:00.000Z")).toContain("Ils se signent jusqu’au 25 janvier 2027.");
    expect(nextUntil(null)).not.toContain("jusqu’au");
  });

  it.each([
    ["preparing", "Au porteur du projet, puis à la personne d’agir"],
    ["to-sign", "À la personne d’agir"],
    ["to-confirm", "À la personne d’agir"],
    ["signed", "Au porteur du projet d’agir"],
  ] as const)("once accepted with documents %s, tells a reader whose turn it is", (documents, actor) => {
    const told = standingOf(applicationAt(["APPLICATION", "SIGNATURE"]), { documents, reader: "support" });
    expect(told).toMatchObject({ actor, isYours: false });
  });

  it("says where signed papers are once an application has ended of which all had signed one, and only then", () => {
    const ended = applicationAt(["APPLICATION", "SIGNATURE", "REJECTED"]);
    const nextOf = (signed?: DocumentKind[]) => standingOf({ ...ended, ...(signed && { signed }) }).next;
    expect(nextOf(["bulletin"])).toContain("Mes papiers signés");
    expect(nextOf([])).not.toContain("Mes papiers signés");
    // A server of the former release does not say.
    expect(nextOf()).not.toContain("Mes papiers signés");
  });

  it("leaves to the date below it by when an answer usually comes", () => {
    expect(standingOf(applicationAt(["APPLICATION"])).next).toBe(
      "Le porteur du projet étudie votre candidature. Vous recevrez sa réponse par e-mail.",
    );
  });

  it("speaks to who signs himself as to him, and of another signatory as of another", () => {
    const mayor = { name: "Yves Le Guennec", email: "maire@redon.example" };
    const at = (documents: "preparing" | "to-confirm" | "to-sign" | "signed", signer: typeof mayor | null) =>
      standingOf(applicationAt(["APPLICATION", "SIGNATURE"]), { documents, signer });
    expect(at("to-confirm", null).next).toContain("Confirmez d’abord votre adresse");
    // The clerk is not asked to sign what the mayor signs, and knows where his link went.
    expect(at("to-confirm", mayor)).toMatchObject({ actor: "À Yves Le Guennec d’agir", isYours: false });
    expect(at("to-confirm", mayor).next).toContain(
      "confirme d’abord son adresse, par le lien envoyé à maire@",
    );
    expect(at("to-sign", mayor)).toMatchObject({ actor: "À Yves Le Guennec d’agir", isYours: false });
    expect(at("to-sign", mayor).next).toContain("Yves Le Guennec les lit et les signe, par le lien envoyé à");
    expect(at("signed", mayor).title).toBe("Yves Le Guennec a signé");
    // Nor told that she will receive the documents, before they are written and once they are signed.
    expect(at("preparing", mayor)).toMatchObject({
      actor: "Au porteur du projet, puis à Yves Le Guennec d’agir",
      isYours: false,
    });
    expect(at("preparing", mayor).next).toContain(
      "Yves Le Guennec les recevra à l’adresse maire@redon.example",
    );
    expect(at("signed", mayor).next).toContain(
      "Yves Le Guennec recevra ses exemplaires à maire@redon.example",
    );
    expect(at("signed", null).next).toContain("vous recevrez vos exemplaires par e-mail");
  });

  it("is called by what was done last once the holder has signed, and no more by the acceptance", () => {
    const titleOf = (documents: "preparing" | "signed") =>
      standingOf(applicationAt(["APPLICATION", "SIGNATURE"]), { documents }).title;
    expect([titleOf("preparing"), titleOf("signed")]).toEqual(["Candidature acceptée", "Vous avez signé"]);
  });

  it("names whose signatures are awaited once the holder has signed", () => {
    const next = (...names: string[]) =>
      standingOf(applicationAt(["APPLICATION", "SIGNATURE"]), {
        documents: "signed",
        awaited: names.map((name) => ({ name, role: "participant" })),
      }).next;
    expect(next("Camille Lefèvre")).toContain("Merci. Camille Lefèvre doit encore signer\u00a0;");
    expect(next("Camille Lefèvre", "Hugo Petit")).toContain(
      "Camille Lefèvre et Hugo Petit doivent encore signer",
    );
    expect(next()).toContain("Il reste la signature des autres");
  });

  it("says who waits for room that he is on the list, and where", () => {
    const first = standingOf({ ...applicationAt(["APPLICATION"]), cameWhenFull: true, waitingRank: 1 });
    expect(first.title).toBe("Sur la liste d’attente");
    expect(first.next).toContain("aucune autre candidature n’attend avant la vôtre");
    const third = standingOf({ ...applicationAt(["APPLICATION"]), cameWhenFull: true, waitingRank: 3 });
    expect(third.next).toContain("la vôtre est la 3ᵉ à étudier");
    const answered = standingOf({ ...applicationAt(["APPLICATION", "PROPOSAL"]), cameWhenFull: true });
    expect(answered.title).toBe("Proposition de prix reçue");
  });

  it("says to whom the owner invited to a full project what the invitation said, and of no list nor delay", () => {
    const invited = { cameWhenFull: true, isFromProjectOwner: true };
    const { next } = standingOf({ ...applicationAt(["APPLICATION"]), ...invited });
    expect(next).toContain("vous dira par e-mail s’il y a une place pour vous");
    expect(next).not.toMatch(/liste d’attente|semaine/);
    const answered = standingOf({ ...applicationAt(["APPLICATION", "PROPOSAL"]), ...invited });
    expect(answered.next).toContain("vous propose un prix");
  });

  it("says that a price can be accepted no more, and whose turn it is then", () => {
    const application = applicationAt(["APPLICATION", "PROPOSAL"]);
    const progress = application.progress.map((step) =>
      step.status === "PROPOSAL" ? { ...step, priceUntil: "2026-11-20" } : step,
    );
    const on = (day: string) =>
      standingOf({ ...application, progress }, { now: new Date(`${day}T10:00:00Z`) });
    expect(on("2026-11-20")).toMatchObject({ actor: "À vous d’agir", isYours: true });
    expect(on("2026-11-21")).toMatchObject({
      title: "Proposition de prix expirée",
      actor: "Au porteur du projet d’agir",
      isYours: false,
    });
    expect(on("2026-11-21").next).toContain("jusqu’au 20 novembre 2026");
  });

  it("once accepted, asks for what the documents wait for, until they are sent", () => {
    const application = applicationAt(["APPLICATION", "SIGNATURE"]);
    const lacking = ["signatory", "meter"] as const;
    expect(standingOf(application, { lacking })).toMatchObject({ actor: "À vous d’agir", isYours: true });
    expect(standingOf(application, { lacking }).next).toContain(
      "il reste à dire qui signe et à donner le numéro de votre compteur (PDL)",
    );
    expect(standingOf(application, { lacking, documents: "to-sign" }).next).toContain("sont prêts");
    const waiting = applicationAt(["APPLICATION"]);
    expect(standingOf(waiting, { lacking })).toEqual(standingOf(waiting));
  });

  it("has nothing to do with documents before the acceptance, nor once all is signed and none waits", () => {
    const candidate = applicationAt(["APPLICATION"]);
    expect(standingOf(candidate, { documents: "to-sign" })).toEqual(standingOf(candidate));
    const signed = applicationAt(["APPLICATION", "SIGNATURE", "SIGNED"]);
    expect(standingOf(signed, { documents: "signed" })).toEqual(standingOf(signed));
  });

  it("is one's turn again where a contract with a producer who came later waits, or that of who signs", () => {
    for (const last of [["SIGNED"], ["SIGNED", "EXPLOITATION"]] as const) {
      const application = applicationAt(["APPLICATION", "SIGNATURE", ...last]);
      expect(standingOf(application, { documents: "to-sign" })).toMatchObject({
        actor: "À vous d’agir",
        isYours: true,
        next: expect.stringContaining("Un contrat de vente de plus vous attend"),
      });
      const signer = { name: "Yves Simon", email: "maire@langouet.example" };
      expect(standingOf(application, { documents: "to-sign", signer })).toMatchObject({
        actor: "À Yves Simon d’agir",
        isYours: false,
      });
    }
  });

  it("says once the rest is signed that the contract of sale is to come", () => {
    const application = applicationAt(["APPLICATION", "SIGNATURE"]);
    expect(standingOf(application, { documents: "sale-to-come" })).toMatchObject({
      title: "Vous avez signé",
      actor: "Au porteur du projet d’agir",
      next: "Il reste le contrat de vente\u00a0: vous le recevrez par e-mail pour le signer.",
    });
  });

  it("promises no contract of sale where who would sell has asked to leave", () => {
    const application = applicationAt(["APPLICATION", "SIGNATURE"]);
    expect(standingOf(application, { documents: "sale-to-come", isUnsold: true })).toMatchObject({
      title: "Vous avez signé",
      next: "Aucun producteur ne propose de contrat de vente pour l’instant. S’il en vient un, vous le recevrez par e-mail. Vous n’avez rien à faire.",
    });
  });

  it("tells a refusal, with its reason, from a withdrawal", () => {
    expect(standingOf(applicationAt(["APPLICATION", "REJECTED"], "Trop loin."))).toMatchObject({
      title: "Candidature refusée",
      message: "Trop loin.",
    });
    const withdrawn = applicationAt(["APPLICATION", "REJECTED"], "Je déménage.");
    withdrawn.progress = withdrawn.progress.map((step) => ({ ...step, by: "holder" }));
    expect(standingOf(withdrawn).title).toBe("Candidature retirée");
  });

  it("names what stays in the profile of who retracted, all of it, and what others had not signed", () => {
    const retraction = {
      declaredAt: "2026-11-06T10:00:00.000Z",
      name: "Hugo Petit",
      documents: ["bulletin", "accord"] satisfies DocumentKind[],
    };
    const application = applicationAt(["APPLICATION", "SIGNATURE", "REJECTED"]);
    const { next } = standingOf({ ...application, signed: ["bulletin"], retraction });
    expect(next).toContain(
      "Restent dans votre profil, sous «\u00a0Mes papiers signés\u00a0», marqués «\u00a0Rétracté\u00a0»\u00a0: bulletin d’adhésion et accord de participation. Tous n’avaient pas encore signé\u00a0: accord de participation.",
    );
    const all = standingOf({ ...application, signed: ["bulletin", "accord"], retraction }).next;
    expect(all).not.toContain("pas encore signé");
  });

  it("says to others who did what, and asks nothing of them", () => {
    const application = applicationAt(["APPLICATION", "PROPOSAL"]);
    for (const reader of ["owner", "support"] as const) {
      const standing = standingOf(
        { ...application, progress: application.progress.toReversed() },
        { reader },
      );
      expect(standing).toMatchObject({ actor: "À la personne d’agir", isYours: false });
      expect(JSON.stringify(standing)).not.toMatch(/votre|À vous/);
    }
  });
});
