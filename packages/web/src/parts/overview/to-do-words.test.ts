import { toDoKinds } from "@mec/domain/overview";
import { asConsumer, asProducer } from "@mec/domain/point";
import { describe, expect, it } from "vitest";
import { toDoWords } from "./to-do-words.ts";

it("who may begin is told of what is still to come before, and of nothing that is done", () => {
  const { why } = toDoWords["start-sharing"];
  expect(why(2)).toMatch(/^Une fois l’opération déclarée et la convention signée, mettez-les/u);
  expect(why(2, { isDeclared: true })).toMatch(/^Une fois la convention signée, mettez-les/u);
  expect(why(1, { isDeclared: true, isAgreed: true })).toBe(
    "Mettez-le en exploitation, avec le jour que le gestionnaire de réseau a confirmé.",
  );
});

it("a departure or an arrival to declare to the grid operator says whose it is", () => {
  const { text, why } = toDoWords["tell-network"];
  const both = { names: ["École"], arrivals: 2, arrived: ["Mairie", "Zoé Petit"], isNationalGrid: true };
  expect(text(3, both)).toBe("À déclarer à Enedis\u00a0: 2\u00a0arrivées et 1\u00a0départ");
  expect(why(3, both)).toMatch(/^Arrive\u00a0: Mairie et Zoé Petit\. Part\u00a0: École\. Personne/u);
  expect(text(1, {})).toContain("1\u00a0arrivée ou départ");
  expect(why(2, { names: ["Ana Roux (École)", "Zoé Petit"] })).toContain(
    "Ana Roux (École) et Zoé Petit. Personne",
  );
  expect(why(1)).toMatch(/^Personne d’autre/u);
});

describe("why there is something to do", () => {
  it("speaks of one or of many, as the line above", () => {
    const { why } = toDoWords["answer-producers"];
    expect([why(1), why(2)]).toEqual(["Il attend votre réponse.", "Ils attendent votre réponse."]);
    expect(toDoWords["start-sharing"].why(1)).toContain("mettez-le");
    expect(toDoWords["await-contract-end"].why(1)).toContain("laissez-la hors du partage");
    expect(toDoWords["await-contract-end"].why(2)).toContain("laissez-les hors du partage");
    expect(toDoWords["send-papers"].why(1)).toContain("il lui reste");
    // One person may have several places.
    expect(toDoWords["send-papers"].text(2)).toBe("Documents à envoyer pour 2\u00a0lieux");
    expect(toDoWords["settle-refusals"].text(2)).toBe("2\u00a0participants ont refusé de signer");
  });
});

describe("what it is about", () => {
  it("is named of a legal body: what was given is not asked again", () => {
    const { text } = toDoWords["describe-pmo"];
    expect(text(1, { lacking: ["association", "statutes"] })).toBe(
      "Complétez la personne morale\u00a0: l’association et ses statuts signés",
    );
    expect(text(1, { lacking: ["association", "fee"], lacksFounders: true })).toBe(
      "Complétez la personne morale\u00a0: les fondateurs et le numéro de l’association et la cotisation",
    );
    expect(text(1, { lacking: ["fee"] })).toBe("Complétez la personne morale\u00a0: la cotisation");
  });

  it("is, of who may begin, how many have still a contract to sign with another seller", () => {
    const { text } = toDoWords["start-sharing"];
    expect(text(5, { stillSigning: 1 })).toBe(
      "5\u00a0participants ont signé leurs documents, dont 1\u00a0a encore un contrat à signer",
    );
    expect(text(1, { stillSigning: 1 })).toBe(
      "Un participant a signé ses documents, et a encore un contrat à signer",
    );
    expect(text(5)).toBe("5\u00a0participants ont tout signé");
  });

  it("is, of documents to send, the owner's own plants among the places", () => {
    const { text, why } = toDoWords["send-papers"];
    expect(text(3, { ownPlants: 1 })).toBe("Documents à envoyer pour 3\u00a0lieux, dont votre installation");
    expect(text(1, { ownPlants: 1 })).toBe("Documents à envoyer pour votre installation");
    expect(text(2, { ownPlants: 2 })).toBe("Documents à envoyer pour vos 2\u00a0installations");
    expect(text(6, { plants: 1 })).toBe("Documents à envoyer pour 5\u00a0lieux et 1\u00a0installation");
    expect(text(6, { plants: 2, ownPlants: 1 })).toBe(
      "Documents à envoyer pour 4\u00a0lieux, votre installation et 1\u00a0autre installation",
    );
    expect(text(1, { plants: 1 })).toBe("Documents à envoyer pour 1\u00a0installation");
    expect(why(1, { ownPlants: 1 })).toContain("vous aussi");
    expect(why(1, { ownPlants: 1 })).not.toContain("accepté");
  });

  it("is, of his plants' documents, where he signs them", () => {
    const { text, to } = toDoWords["sign-own-plants"];
    expect(text(1)).toBe("Un document de votre installation est à signer");
    expect(text(2)).toBe("2\u00a0documents de vos installations sont à signer");
    expect(to("p1", { point: { kind: "producer", id: "roof" } })).toBe("/signing/producer/roof");
  });

  it("is, of what another signs, who: he has him written to, and is not asked to sign", () => {
    const { text, why, action } = toDoWords["have-signed"];
    const one = { signers: ["Bernard Le Goff"] };
    const two = { signers: ["Bernard Le Goff", "Paule Roche"] };
    expect(text(4, one)).toBe("Bernard Le Goff doit signer 4\u00a0documents");
    expect(text(1, two)).toBe("Bernard Le Goff et Paule Roche doivent signer 1\u00a0document");
    expect(action).toBe("Relancer");
    expect([why(4, one), why(4, two)]).toEqual([
      "Le lien qui les ouvre est parti à son adresse\u00a0: personne d’autre ne peut signer.",
      "Le lien qui les ouvre est parti à leurs adresses\u00a0: personne d’autre ne peut signer.",
    ]);
    expect(why(4, { ...one, isToConfirm: true })).toContain("confirmer l’adresse");
    expect(toDoWords["mend-signer"].text(2, { signers: ["Anne Roux"] })).toBe(
      "Vérifiez l’adresse d’Anne Roux\u00a0: 2\u00a0documents à signer",
    );
  });

  it("is, of contracts that nobody can send, who has still to say what", () => {
    const { text, why, to } = toDoWords["await-sellers"];
    const remi = { name: "Rémi Toiture", pointName: "Hangar", isOwn: false };
    const own = { name: "Odile Martin", pointName: "École", isOwn: true };
    expect(text(1, { sellers: [remi] })).toBe("1\u00a0contrat de vente attend Rémi Toiture");
    expect(text(2, { sellers: [remi, { ...remi, pointName: "Grange" }, own] })).toBe(
      "2\u00a0contrats de vente attendent Rémi Toiture et votre installation École",
    );
    expect(why(1, { items: ["prm"] })).toBe("Il manque le numéro de PDL du producteur.");
    expect(to("p1")).toBe("/project-owner/p1/my-producer");
  });

  it("opens the list where something can be sent, or was refused", () => {
    const pathOf = (document: "bulletin" | "accord" | "salesContract" | undefined) =>
      toDoWords["send-papers"].to("p1", { document });
    expect(pathOf("accord")).toBe("/project-owner/p1/my-documents/agreement?status=TO-SEND");
    expect(pathOf(undefined)).toBe("/project-owner/p1/my-documents/bulletin?status=TO-SEND");
    expect(toDoWords["settle-refusals"].to("p1", { document: "salesContract" })).toBe(
      "/project-owner/p1/my-documents/contracts?status=REFUSED",
    );
  });
});

describe("the owner's own places and plants", () => {
  const { text, why, to } = toDoWords["complete-own"];
  const roof = { items: ["signatory", "vat-regime"], point: { kind: "producer", id: "roof" } } as const;
  const hall = { items: ["prm"], point: { kind: "consumer", id: "hall" } } as const;

  it("are said with what they lack", () => {
    expect(text(6)).toBe("Complétez vos propres dossiers\u00a0: 6\u00a0lieux");
    expect(text(1, roof)).toBe("Complétez le dossier de votre installation");
    expect(text(1, hall)).toBe("Complétez le dossier d’un de vos lieux");
    expect(why(1, roof)).toBe("Des documents attendent le signataire et le régime de TVA du producteur.");
  });

  it("are completed each at its own place, several from the list of documents, which names them", () => {
    expect(to("p1", { items: ["signatory", "prm"] })).toBe("/project-owner/p1/my-documents/bulletin");
    expect(to("p1", roof)).toBe("/project-owner/p1/my-producer#signatory-roof");
    expect(to("p1", hall)).toBe("/consumer/hall/my-profile#meter");
  });
});

describe("the délibération of the owner's council", () => {
  const { text, why, action, to, help } = toDoWords["give-deliberation"];

  it("is asked for once, of all the places and plants that it goes to", () => {
    expect(text(1)).toBe("Indiquez la délibération de votre conseil");
    expect(text(3)).toBe("Indiquez la délibération de votre conseil\u00a0: 3\u00a0lieux");
    expect(text(4, { plants: 1 })).toBe(
      "Indiquez la délibération de votre conseil\u00a0: 3\u00a0lieux et 1\u00a0installation",
    );
    expect(why(3)).toContain("Donnée une fois, elle s’applique à tous en un geste.");
    expect(why(1)).not.toContain("à tous");
    expect(action).toBe("L’indiquer");
  });

  it("is given where the first of them says who signs", () => {
    expect(to("p1", { point: asConsumer("hall") })).toBe("/consumer/hall/my-profile#signatory");
    expect(to("p1", { point: asProducer("roof") })).toBe("/project-owner/p1/my-producer#signatory-roof");
    expect(to("p1")).toBe("/project-owner/p1/my-documents/bulletin");
  });

  it("has its article, for who has not had it voted yet", () => {
    expect(help?.to).toBe("/faq/articles/comment-une-collectivite-participe-t-elle-a-une-operation");
  });
});

describe("the association", () => {
  const { text, why } = toDoWords["describe-association"];

  it("is what a commune founds with others or joins: it cannot be it itself here", () => {
    expect(text(1)).toBe("Décrivez l’association, ou la personne morale");
    expect(text(1, { isMunicipality: true })).toBe("Décrivez l’association qui portera l’opération");
    expect(why(1, { isMunicipality: true })).toBe(
      "C’est la PMO\u00a0: la commune la fonde avec d’autres, ou en rejoint une. Les documents de chacun la citent.",
    );
  });
});

describe("candidates of a project", () => {
  const { text, why } = toDoWords["answer-candidates"];
  const plain = (words: string) => words.replaceAll("\u00a0", " ");

  it("are told apart from those who wait for room", () => {
    expect(plain(text(13, { onWaitingList: 3 }))).toBe(
      "13 candidatures à étudier, dont 3 en liste d’attente",
    );
    expect(plain(text(13, {}))).toBe("13 candidatures à étudier");
  });

  it("wait for no usual delay where all is reserved", () => {
    expect(why(13, { isFull: true })).toContain("consomment déjà tout");
    expect(why(13)).toContain("une semaine");
  });
});

describe("what the operation waits for", () => {
  it("is terms to write, for all or for who has his own", () => {
    const { to } = toDoWords["write-terms"];
    const page = "/project-owner/p1/create-sales-contract-document";
    expect(to("p1")).toBe(`${page}/all`);
    expect(to("p1", { point: { kind: "consumer", id: "c1" } })).toBe(`${page}/c1`);
  });

  it("is the declaration, with what its annex lacks or what comes next", () => {
    const { text, why } = toDoWords.declare;
    expect(why(1, { annexe: ["startDate", "surplus"] })).toBe(
      "Dans l’annexe\u00a02, il manque la date de démarrage et ce que devient le surplus.",
    );
    const earliest = "2027-01-29";
    expect(why(1, { earliest })).toBe(
      "Envoyez l’annexe\u00a02, puis l’association signe la convention\u00a0: un mois environ pour chacune. Partage possible vers le 29 janvier 2027 au plus tôt.",
    );
    expect(text(1, { isNationalGrid: true })).toBe("Déclarez l’opération à Enedis");
    // What was sent incomplete stays, with what it lacks.
    const sent = { isDeclared: true, annexe: ["surplus" as const], earliest };
    expect(text(1, sent)).toBe("Complétez l’annexe\u00a02 de votre déclaration");
    expect(why(1, sent)).toBe("Il y manque ce que devient le surplus\u00a0: renvoyez-la une fois complète.");
  });

  it("then the agreement, with the first day on which electricity may be shared", () => {
    const { text, why, to } = toDoWords["sign-convention"];
    expect(text(1, { isNationalGrid: true })).toBe("Signez la convention avec Enedis");
    expect(why(1, { earliest: "2027-01-29" })).toMatch(/rien n’est partagé\. Partage possible vers le 29/u);
    expect(to("p1")).toBe("/project-owner/p1/my-documents/annexe2#declaration");
  });

  it("is what the sharing asks, of how many, and who may still retract until when", () => {
    expect(toDoWords["call-dues"].text(3)).toBe("Cotisations à appeler\u00a0: 3\u00a0points");
    const sum = { kind: "call-dues", count: 5, amountEur: 68 } as const;
    expect(toDoWords["call-dues"].text(5, sum).replaceAll(/\s/gu, " ")).toBe(
      "Cotisations à appeler : 5 points, 68,00 €",
    );
    const owing = { names: ["Mairie", "École", "Awa Diop"], since: "2026-11-12" };
    expect(toDoWords["call-dues"].why(5, owing).replaceAll(/\s/gu, " ")).toBe(
      "Mairie, École, Awa Diop et 2 autres, depuis le 12 novembre 2026 : dues dès l’adhésion, puis chaque année.",
    );
    const early = { announced: "2026-12", earliest: "2027-01-30" };
    expect(toDoWords["move-start"].text(1, early).replaceAll(/\s/gu, " ")).toBe(
      "Le démarrage annoncé, décembre 2026, est plus tôt que ce qui est possible (30 janvier 2027)",
    );
    expect(toDoWords["move-start"].to("p1")).toContain("#expectedStart");
    expect(toDoWords.invoice.text(1)).toBe("Factures à établir\u00a0: 1\u00a0lieu");
    const { text, why } = toDoWords["await-retraction"];
    expect(text(1)).toBe("1\u00a0personne peut encore se rétracter");
    expect(why(1, { until: "2026-12-14" })).toMatch(/^Jusqu’au 14.* inclus\. Ensuite, rien ne change\.$/u);
    // Who is left out until then is let in by nobody else.
    expect(why(1, { until: "2026-12-14", leftOut: 1 })).toMatch(
      /inclus\. 1.lieu reste hors du partage jusqu’à la fin de ce délai.: faites-le entrer ensuite\.$/u,
    );
    expect(why(3, { until: "2026-12-14", leftOut: 2 })).toMatch(/2.lieux restent .*faites-les entrer/u);
  });

  it("is his own places to accept, which no usage hurries", () => {
    const { text, why } = toDoWords["answer-candidates"];
    expect(text(2, { areOwn: true })).toBe("Vos 2\u00a0lieux sont à accepter");
    expect(why(1, { areOwn: true, untold: 1 })).toMatch(
      /^Dites d’abord qui signe pour lui\. Une fois accepté, ses documents/u,
    );
    // Who signs was said: it is not asked for again.
    expect(why(1, { areOwn: true })).toMatch(/^Une fois accepté, ses documents/u);
    expect(why(2, { areOwn: true })).not.toContain("une semaine");
  });
});

it("a purchase contract that ends on a told day stands before what is to do next", () => {
  const ending = { name: "Hangar", endsOn: "2026-12-31" };
  const start = { isDeclared: true, isAgreed: true } as const;
  expect(toDoWords["start-producers"].why(1, { ...start, contracts: [ending] })).toBe(
    "Le contrat d’achat de «\u00a0Hangar\u00a0» prend fin le 31 décembre 2026\u00a0: son partage peut commencer à partir du 1er janvier 2027. Mettez-la en exploitation, pas avant la fin de ce contrat, avec le jour que le gestionnaire de réseau a confirmé.",
  );
  // Another one, that nothing keeps, may start before.
  expect(toDoWords["start-producers"].why(2, { ...start, contracts: [ending] })).toContain(
    "Mettez-les en exploitation, avec le jour",
  );
  const over = { ...ending, isOver: true };
  const told =
    /^Le contrat d’achat de «\u00a0Hangar\u00a0» est terminé\u00a0: le partage peut commencer\. \S/u;
  expect(toDoWords["start-producers"].why(1, { ...start, contracts: [over] })).toMatch(told);
  expect(toDoWords.declare.why(1, { contracts: [over] })).toMatch(told);
});

it.each(toDoKinds)("%s is told by a server that says no more than how many", (kind) => {
  const { text, why, to } = toDoWords[kind];
  expect([text(1), why(1), to("p1"), text(2), why(2)].join(" ")).not.toMatch(/undefined|Invalid|NaN/u);
});

it("a project whose contact alone is not named leads to where he is", () => {
  const { text, to } = toDoWords["describe-pmo"];
  const lacking = ["interlocutor"] as const;
  expect(text(1, { lacking })).toBe("Complétez la personne morale\u00a0: l’interlocuteur");
  expect(to("p1", { lacking })).toMatch(/#interlocutor$/u);
  expect(to("p1", { lacking: ["interlocutor", "fee"] })).not.toContain("#");
});

it("the dues are reached by one button beside that which says that they are called", () => {
  expect(toDoWords["call-dues"]).not.toHaveProperty("where");
});
