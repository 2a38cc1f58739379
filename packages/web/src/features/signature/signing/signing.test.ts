import { ApiError } from "@mec/api";
import { documentLabels } from "@mec/domain/document";
import { describe, expect, it } from "vitest";
import { invitation } from "./invitation.ts";
import { stepsOfPlant } from "./plant-steps.ts";
import { codeFault, isOver, isUnknownLink, otherFailure } from "./sending-faults.ts";
import { queryOf, type SigningStep, stepOf } from "./use-step.ts";
import { wayBack } from "./way-back.ts";
import {
  byPlace,
  documentState,
  endingOf,
  endingOfSession,
  endingOfWhoLeft,
  namedText,
  settledOrder,
  signerText,
  signLabel,
  titleToSign,
  toSign,
} from "./words.ts";

const refusal = (statusCode: number, message: string) =>
  new ApiError({ statusCode, error: "", message, requestId: "1" });

describe("the step of a signature in the address", () => {
  it.each<SigningStep>([
    { name: "start" },
    { name: "read", rank: 0 },
    { name: "read", rank: 2 },
    { name: "consent" },
    { name: "code" },
  ])("comes back as it was written: %o", (step) => {
    expect(stepOf(new URLSearchParams(queryOf(step)), 3)).toEqual(step);
  });

  it.each(["document=0", "document=4", "document=1.5", "document=abc", "step=nowhere", ""])(
    "is the start for %j, which names nothing",
    (query) => expect(stepOf(new URLSearchParams(query), 3)).toEqual({ name: "start" }),
  );
});

describe("what a link lets sign", () => {
  it("is what waits for this person, and not what is signed or declined", () => {
    const documents = (["signed", "to-sign", "declined", "to-sign", "waiting"] as const).map(
      (status, id) => ({
        id: String(id),
        kind: "bulletin" as const,
        title: "Bulletin",
        fileName: "bulletin.pdf",
        projectName: "Soleil",
        consumptionPointId: null,
        awaited: [],
        status,
      }),
    );
    expect(toSign({ documents }).map(({ id }) => id)).toEqual(["1", "3"]);
  });

  it("is counted in the words of the buttons", () => {
    expect([signLabel(1), signLabel(3)]).toEqual(["Signer le document", "Signer les 3 documents"]);
    expect([titleToSign(1), titleToSign(3)]).toEqual(["Un document à signer", "3\u00a0documents à signer"]);
  });
});

describe("the documents of several places", () => {
  const documentOf = (
    kind: "bulletin" | "accord" | "salesContract",
    place: string,
    consumptionPointId: string | null = place,
  ) => ({
    id: `${kind}-${place}`,
    kind,
    title: `${documentLabels[kind]}${place && `\u00a0: ${place}`}`,
    fileName: "a.pdf",
    projectName: "Soleil",
    consumptionPointId,
    awaited: [],
    status: "to-sign" as const,
  });

  it("stand under each place, by their kind, and open at their own rank", () => {
    const [school, gym, ...others] = byPlace([
      documentOf("bulletin", "École"),
      documentOf("accord", "École"),
      documentOf("bulletin", "Gymnase"),
    ]);
    expect(others).toEqual([]);
    expect(school?.place).toBe("École");
    expect(school?.lines.map(({ name, rank }) => [name, rank])).toEqual([
      ["Bulletin d’adhésion", 0],
      ["Accord de participation", 1],
    ]);
    expect(gym?.lines.map(({ name, rank }) => [name, rank])).toEqual([["Bulletin d’adhésion", 2]]);
  });

  it("keep the name of who sells by a contract", () => {
    const contract = {
      ...documentOf("salesContract", "École"),
      title: "Contrat de vente avec Moulin\u00a0: École",
    };
    const [school] = byPlace([contract, documentOf("bulletin", "Gymnase")]);
    expect(school).toMatchObject({ place: "École", lines: [{ name: "Contrat de vente avec Moulin" }] });
  });

  it("of one place, or of several people, stand in one list under their whole titles", () => {
    expect(byPlace([documentOf("bulletin", "", "c1"), documentOf("accord", "", "c1")])).toMatchObject([
      { place: null, lines: [{ name: "Bulletin d’adhésion" }, { name: "Accord de participation" }] },
    ]);
    const [all, ...others] = byPlace([
      documentOf("accord", "Camille Durand", null),
      documentOf("accord", "Yves", null),
    ]);
    expect(others).toEqual([]);
    expect(all).toMatchObject({
      place: null,
      lines: [{ name: "Accord de participation\u00a0: Camille Durand" }, {}],
    });
  });
});

describe("who is asked to sign", () => {
  it("for a structure, is told that it is accepted: another may have applied for it", () => {
    const documents = [{ kind: "bulletin", consumptionPointId: "c1" }] as const;
    expect(invitation("participant", "Soleil", documents, { company: "Commune de Redon" })).toBe(
      "Commune de Redon\u00a0: candidature acceptée par le projet «\u00a0Soleil\u00a0». Il reste votre signature.",
    );
  });

  it("is told in what capacity: for the legal body, and as a producer where he sells too", () => {
    const asked = (...kinds: ("accord" | "salesContract")[]) =>
      invitation(
        "pmo",
        "Soleil",
        kinds.map((kind) => ({ kind, consumptionPointId: null })),
      );
    expect(asked("accord")).toMatch(/pour l’association\.$/u);
    expect(asked("accord", "salesContract")).toMatch(/pour l’association et comme producteur\.$/u);
  });

  it("who has a contract already, is told of one producer more, and not that he is accepted", () => {
    const documents = [{ kind: "salesContract", consumptionPointId: "c1" }] as const;
    const told = (status: "signed" | "waiting", retractedAt?: string) =>
      invitation("participant", "Soleil", documents, {
        company: "Commune de Redon",
        others: [{ kind: "salesContract", status, retractedAt }],
      });
    expect(told("signed")).toContain("Un producteur de plus vend son électricité");
    expect(told("waiting")).toContain("Commune de Redon\u00a0: candidature acceptée");
    // The one that he retracted does not stand.
    expect(told("signed", "2026-11-28T09:00:00.000Z")).toContain("candidature acceptée");
  });

  it("calls a plant's request a proposal, as its holder did", () => {
    const told = (consumptionPointId: string | null) =>
      invitation("participant", "Soleil", [{ kind: "bulletin", consumptionPointId }]);
    expect(told("c1")).toContain("Votre candidature");
    expect(told(null)).toContain("Votre proposition");
  });
});

describe("a link that is too old", () => {
  it("does not tell who has signed that he has not: it is as old for him", () => {
    expect(endingOf("expired", "participant", []).next).toContain("Ce que vous avez déjà signé reste signé");
  });
});

describe("the way back from signing", () => {
  it("is short enough for a phone's button: that one must log in is said above it", () => {
    expect(wayBack({ isOnePoint: true, isVisitor: true, isGuest: false }, true)).toEqual({
      label: "Retrouver ma candidature",
      notice: "Connectez-vous pour voir la suite dans votre compte.",
    });
    expect(wayBack({ isOnePoint: true, isVisitor: false, isGuest: false }, true).notice).toBeNull();
    expect(wayBack({ isOnePoint: false, isVisitor: false, isGuest: true }, true).label).toBe(
      "Voir mes lieux et mes projets",
    );
  });

  it("asks nobody to log in whom another named: his copies come by mail, where he signed", () => {
    const mayor = { isOnePoint: false, isVisitor: true, isGuest: true };
    expect(wayBack(mayor, true)).toEqual({
      label: null,
      notice: "Vos exemplaires vous parviennent par e-mail\u00a0: vous n’avez pas besoin de compte.",
    });
    expect(wayBack(mayor, false)).toEqual({ label: null, notice: null });
  });
});

describe("who signs", () => {
  const signer = {
    id: "1",
    firstName: "Juliette",
    lastName: "Moreau",
    maskedEmail: "j…@exemple.fr",
    role: "participant" as const,
    company: null,
    namedBy: null,
  };

  it("is named with the business that he signs for", () => {
    expect(signerText(signer)).toBe("Juliette Moreau");
    const company = { name: "Boulangerie du Centre", officialRole: "gérante" };
    expect(signerText({ ...signer, company })).toBe("Juliette Moreau, gérante (Boulangerie du Centre)");
    const authority = "délibération n°\u00a02026-41 du 12 décembre 2026";
    expect(signerText({ ...signer, company: { ...company, authority } })).toBe(
      `Juliette Moreau, gérante (Boulangerie du Centre, ${authority})`,
    );
    const association = { name: "Les Voisins du Soleil", officialRole: null };
    expect(signerText({ ...signer, role: "pmo", company: association })).toBe(
      "Juliette Moreau (Les Voisins du Soleil)",
    );
  });
});

describe("what remains once somebody has signed", () => {
  const forAssociation = { name: "Camille Lefèvre", role: "pmo" as const };
  const asProducer = { name: "Camille Lefèvre", role: "producer" as const };

  it("is told of each document", () => {
    expect(documentState({ status: "waiting", awaited: [forAssociation] })).toBe(
      "Signé par vous, pas encore par tous",
    );
    const others = ["Émile Roux", "Odile Marchand"].map((name) => ({ name, role: "participant" as const }));
    expect(documentState({ status: "waiting", awaited: [] })).toContain("Signé par tous");
    // Once it is retracted, nobody's signature binds any more.
    const retractedAt = "2026-11-28T09:00:00.000Z";
    for (const awaited of [[], others])
      expect(documentState({ status: "signed", awaited, retractedAt })).toBe("Rétracté le 28 novembre 2026");
  });

  it("is listed in the same order, whichever is sealed first", () => {
    const [bulletin, accord] = [{ kind: "bulletin" as const }, { kind: "accord" as const }];
    expect(settledOrder([accord, bulletin])).toEqual([bulletin, accord]);
  });

  it("is what he is still to be sent, before all else: nothing is called whole that is not", () => {
    const told = (status: "waiting" | "signed") =>
      endingOf(status, "participant", [{ awaited: [] }], { toCome: ["accord", "salesContract"] });
    for (const status of ["waiting", "signed"] as const) {
      expect(told(status).title).toBe("Merci, vous avez signé");
      expect(told(status).next).toMatch(
        /^Votre accord de participation et votre contrat de vente suivront\. Un e-mail vous préviendra\./u,
      );
    }
    expect(told("signed").next).not.toContain("rien d’autre à faire");
    const others = [{ awaited: [forAssociation] }];
    const between = endingOf("waiting", "participant", others, { toCome: ["salesContract"] }).next;
    expect(between).toContain(
      "doit encore signer\u00a0: un e-mail le lui demande sous 24\u00a0heures. L’exemplaire",
    );
    expect(endingOf("signed", "participant", [{ awaited: [] }]).title).toBe("Tout est signé");
  });

  it("is who signs next, and none is promised where none has to", () => {
    const next = (...documents: Parameters<typeof endingOf>[2]) =>
      endingOf("waiting", "participant", documents).next;
    expect(next({ awaited: [forAssociation] }, { awaited: [asProducer] }, { awaited: [] })).toContain(
      "Camille Lefèvre (pour l’association et comme producteur) doit encore signer\u00a0: un e-mail le lui demande sous 24\u00a0heures.",
    );
    expect(next({ awaited: [forAssociation, { name: "Émile Roux", role: "producer" }] })).toContain(
      "doivent encore signer\u00a0: un e-mail le demande à chacun sous 24\u00a0heures",
    );
    expect(next({ awaited: [] })).toContain("Personne d’autre n’a à signer. L’exemplaire définitif");
    expect(next({ awaited: [] }, { awaited: [] })).toContain("Chaque exemplaire définitif");
  });
});

describe("what a producer who signed reads", () => {
  const roof = { productionType: "photovoltaic", isPlanned: true, hasMeter: false } as const;

  it("is what he still has to do, in its order, and never that there is nothing", () => {
    expect(stepsOfPlant(roof, new Set(["bulletin"]))).toEqual([
      "Poser et raccorder les panneaux.",
      "Donner le numéro du compteur (PDL), sur la page de vos lieux.",
      "Signer l’accord de participation, par le lien d’un e-mail.",
      "Signer les contrats de vente, un par participant\u00a0: il signe, puis vous, par le lien d’un e-mail.",
    ]);
    for (const status of ["waiting", "signed"] as const)
      for (const awaited of [[], [{ name: "Odile Martin", role: "pmo" as const }]])
        expect(endingOf(status, "participant", [{ awaited }], { hasMore: true }).next).not.toContain("rien");
  });

  it("is no step that is behind him", () => {
    const standing = { ...roof, isPlanned: false, hasMeter: true };
    expect(stepsOfPlant(standing, new Set(["bulletin", "accord"]))).toHaveLength(1);
    expect(stepsOfPlant(standing, new Set(["bulletin", "accord", "salesContract"]))).toEqual([
      expect.stringContaining("les autres contrats de vente, s’il en vient"),
    ]);
    expect(stepsOfPlant({ ...standing, contractToEnd: "older" }, new Set(["accord"])).at(-1)).toEqual(
      expect.stringMatching(
        /^Avant le partage, mettre fin à votre contrat d’achat\s: .* il ne se cumule pas avec le partage\.$/u,
      ),
    );
  });
});

describe("a refused signature", () => {
  it.each(["WRONG_CODE", "CODE_EXPIRED", "TOO_MANY_CODES", "TOO_MANY_CODES_TODAY"])(
    "is the code's fault when it is %s",
    (code) => {
      expect(codeFault(refusal(409, code))).not.toBeNull();
      expect(isOver(refusal(409, code))).toBe(false);
    },
  );

  it("is over when it was settled elsewhere", () => {
    expect(isOver(refusal(409, "SIGNATURE_OVER"))).toBe(true);
    expect(isOver(refusal(404, "NOT_FOUND"))).toBe(true);
    expect(codeFault(refusal(409, "SIGNATURE_OVER"))).toBeNull();
  });

  it("comes from an unknown link, or from one cut short", () => {
    expect([400, 404, 429, 500].map((status) => isUnknownLink(refusal(status, "X")))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it("by the network says that nothing is lost", () => {
    expect(codeFault(new TypeError("Failed to fetch"))).toBeNull();
    expect(otherFailure(new TypeError("Failed to fetch"))).toContain("Rien n’est perdu");
  });
});

it("a link tells who has left since when, where his signed papers are, and of no participation to come", () => {
  const { title, intro, next } = endingOfWhoLeft("2026-11-20T10:00:00.000Z");
  expect(title).toBe("Vous ne participez plus à ce projet");
  expect(intro).toContain("20 novembre 2026");
  expect(next).toContain("Mes papiers signés");
  // He may have erased his account.
  expect(next).toContain("si vous n’avez plus de compte");
  const gone = { isOnePoint: true, isVisitor: true, isGuest: false, isGone: true };
  expect(wayBack(gone, true)).toEqual({ label: null, notice: null });
  expect(next).not.toContain("commencera");
});

it("a link promises no start to who has asked to leave", () => {
  const signer = { role: "participant", namedBy: null } as Parameters<typeof endingOfSession>[0]["signer"];
  const text = (isLeaving?: true) =>
    Object.values(endingOfSession({ signer, documents: [], ...(isLeaving && { isLeaving }) }, "signed")).join(
      " ",
    );
  expect(text(true)).toContain("Vous avez demandé à quitter ce projet");
  expect(text(true)).not.toContain("commencera");
  expect(text()).toContain("commencera");
});

it("a link tells who gave the address: an account of his name, or somebody else", () => {
  const signer = { firstName: "Marie", lastName: "Roux", maskedEmail: "m…@exemple.fr" };
  const text = (namedBy: string | null) =>
    namedText({ signer: { ...signer, namedBy }, projectName: "Soleil" });
  expect(text("Marie Roux")).toContain(
    "Un compte au nom de Marie Roux a donné l’adresse m…@exemple.fr comme la sienne",
  );
  expect(text("Jean Roux")).toContain("Jean Roux a donné l’adresse m…@exemple.fr comme celle de Marie Roux");
  expect(text(null)).toContain("a été donnée comme celle de Marie Roux");
});

it("does not call all signed what somebody has refused", () => {
  type Session = Parameters<typeof endingOfSession>[0];
  type Signable = Session["documents"][number];
  const signer = { role: "participant", namedBy: null } as Session["signer"];
  const of = (...statuses: Signable["status"][]) => {
    const documents = statuses.map((status) => {
      const some: Partial<Signable> = { status, awaited: [] };
      return some as Signable;
    });
    return endingOfSession({ signer, documents }, "signed").title;
  };
  expect([of("signed", "declined"), of("signed", "signed")]).toEqual([
    "Tout n’est pas signé",
    "Tout est signé",
  ]);
});
