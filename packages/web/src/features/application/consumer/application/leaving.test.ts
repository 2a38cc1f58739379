import type { Leaving } from "@mec/api/document";
import { type ApplicationStatus, allowedTransitions, dueUntilLeft } from "@mec/domain/application";
import { describe, expect, it } from "vitest";
import { leaveLabel, leavingLinesOf, leavingQuestion, moveChoices, noticeHint, whyLeave } from "./leaving.ts";

const leaveFrom = (status: ApplicationStatus) => {
  const found = allowedTransitions(status, "holder").find(({ to }) => to === "REJECTED");
  if (!found) throw new Error(`no way out of ${status}`);
  return found;
};
const signed: Leaving = {
  signed: ["bulletin", "salesContract"],
  terms: [
    { label: "Le préavis", text: "3 mois, par écrit." },
    { label: "La cotisation", text: "10 € par an à l’association." },
  ],
  elsewhere: [],
  sold: 0,
};

describe("leaving a project", () => {
  it("is called so once documents are signed by all, with what they say and where they stay", () => {
    const step = leaveFrom("SIGNATURE");
    expect(leaveLabel(step, signed)).toBe("Quitter le projet");
    const asked = leavingQuestion(step, { leaving: signed, application: {} });
    expect(asked).toMatchObject({ title: "Quitter le projet\u202f?", confirmLabel: "Quitter le projet" });
    expect(asked.before).toContain("bulletin d’adhésion et contrat de vente");
    expect(asked.terms).toEqual([
      { label: "Le préavis", value: "3 mois, par écrit." },
      { label: "La cotisation", value: "10 € par an à l’association." },
    ]);
    expect(asked.after).toContain("Mes papiers signés");
  });

  it("names what was settled outside of the platform, whose words we do not have", () => {
    const step = leaveFrom("SIGNATURE");
    const leaving: Leaving = { signed: [], terms: [], elsewhere: ["accord", "bulletin"], sold: 0 };
    expect(leaveLabel(step, leaving)).toBe("Quitter le projet");
    const asked = leavingQuestion(step, { leaving, application: {} });
    expect(asked.before).toMatch(/^Réglé en dehors de la plateforme\u00a0: /u);
    expect(asked.before).not.toContain("Signé par tous");
    expect(asked.after).not.toContain("Mes papiers signés");
    const both = leavingQuestion(step, { leaving: { ...signed, elsewhere: ["accord"] }, application: {} });
    expect(both.before).toContain("Signé par tous");
    expect(both.before).toContain("Réglé en dehors de la plateforme\u00a0: accord");
  });

  it("says of who is supplied by his own body that no contract of sale binds him", () => {
    const leaving: Leaving = { ...signed, signed: ["accord"], isOwnSale: true };
    const asked = leavingQuestion(leaveFrom("SIGNATURE"), { leaving, application: {} });
    expect(asked.before).toContain("On ne s’achète pas à soi-même\u00a0: rien à payer");
    expect(asked.before).not.toContain("en dehors");
  });

  it("withdraws an application as long as nothing is signed, and while that is not known", () => {
    for (const leaving of [undefined, { signed: [], terms: [], elsewhere: [], sold: 0 }]) {
      expect(leaveLabel(leaveFrom("SIGNATURE"), leaving)).toBe("Retirer ma candidature");
      const asked = leavingQuestion(leaveFrom("SIGNATURE"), { leaving, application: {} });
      expect(asked.title).toBe("Retirer votre candidature\u202f?");
      expect(asked.confirmLabel).toBe("Retirer ma candidature");
    }
  });

  it("says that the rank on the waiting list goes with the application", () => {
    const after = (application: { waitingRank?: number; cameWhenFull?: boolean }, from: ApplicationStatus) =>
      leavingQuestion(leaveFrom(from), { application }).after;
    expect(after({ waitingRank: 2, cameWhenFull: true }, "APPLICATION")).toContain("Votre rang");
    expect(after({ cameWhenFull: true }, "PROPOSAL")).toContain("Votre rang");
    expect(after({}, "PROPOSAL")).not.toContain("Votre rang");
  });

  it("says of who was accepted that he loses his place, and no rank, which he has no more", () => {
    const { after } = leavingQuestion(leaveFrom("SIGNATURE"), { application: { cameWhenFull: true } });
    expect(after).toContain("Vous perdez votre place dans le projet");
    expect(after).not.toContain("Votre rang");
  });

  it("tells who refuses a price that his application goes, and how to keep it", () => {
    const asked = leavingQuestion(leaveFrom("PROPOSAL"), { application: {} });
    expect(asked.after).toMatch(/^Refuser ce prix retire votre candidature\./u);
    expect(asked.after).toContain("En parler au porteur");
  });
});

describe("the day that is typed to leave", () => {
  const now = new Date("2026-11-26T10:00:00.000Z");
  const hint = (leavingOn: string, months: number | null = 2, isSharing = true, movesOut = false) =>
    noticeHint(months, { leavingOn, movesOut, before: null, isSharing, now })?.replaceAll("\u00a0", " ");

  it("is told the end of the contract's notice, or that it respects it", () => {
    expect(hint("")).toContain(
      "Préavis de 2 mois : votre contrat de vente prend fin au plus tard le 26 janvier 2027 si vous l’écrivez aujourd’hui au producteur",
    );
    expect(hint("2026-11-30")).toContain("26 janvier 2027");
    expect(hint("2027-01-26")).toBe(
      "Cette date respecte votre préavis de 2 mois, si vous l’écrivez aujourd’hui au producteur.",
    );
  });

  it("reads, as long as sharing has not begun, that nothing may be sold to him at all", () => {
    expect(hint("", 2, false)).toBe(
      "Préavis de 2 mois : votre contrat de vente prend fin au plus tard le 26 janvier 2027 si vous l’écrivez aujourd’hui au producteur. Le partage n’a pas commencé : s’il commence après cette date, rien ne vous est vendu.",
    );
    expect(hint("")).not.toContain("rien ne vous est vendu");
  });

  it("is the end itself for who moves out, whose contract asks for no notice then", () => {
    for (const day of ["", "2026-12-20", "2027-03-01"]) {
      expect(hint(day, 2, true, true)).toContain("prend fin ce jour-là, sans préavis ni indemnité");
      expect(hint(day, 2, true, true)).not.toContain("2027");
    }
  });

  it("asks who signed a contract with a notice here whether he moves, and nobody else", () => {
    const bound: Leaving = { ...signed, noticeMonths: 2 };
    const asked = (
      leaving: Leaving | undefined,
      consumerType: "individual" | "professional" = "individual",
    ) => moveChoices(leaving, { consumerType })?.map(({ label }) => label);
    expect(asked(bound)).toEqual(["Je déménage", "J’arrête sans déménager"]);
    expect(asked(bound, "professional")?.join()).toContain("quitte");
    expect(asked(signed)).toHaveLength(2);
    expect(asked({ ...signed, noticeMonths: 0 })).toBeUndefined();
    expect(asked({ ...signed, signed: ["bulletin"] })).toBeUndefined();
    expect(asked(undefined)).toBeUndefined();
  });

  it("is asked why in words of his place, and a business reads that it has no days to retract", () => {
    expect(whyLeave({ consumerType: "individual" })).toContain("déménagez");
    expect(whyLeave({ consumerType: "professional" })).not.toContain("déménagez");
    const labels = (consumerType: "individual" | "professional") =>
      leavingLinesOf(signed, { consumerType }).map(({ label }) => label);
    expect(labels("individual")).toEqual(["Le préavis", "La cotisation"]);
    expect(labels("professional")).toEqual(["Le préavis", "La cotisation", "La rétractation"]);
  });

  it("is told nothing where no contract asks for one", () => {
    expect(hint("2026-11-30", null)).toBeUndefined();
    expect(hint("2026-11-30", 0)).toBeUndefined();
  });
});

describe("what is owed until somebody has left", () => {
  it("is his share of local electricity, through the notice of his contract", () => {
    const told = dueUntilLeft({ ...signed, noticeMonths: 2 }, true);
    expect(told).toContain("même si son préavis court encore");
    expect(told).toContain("vous la payez");
    expect(dueUntilLeft(signed, true)).not.toContain("préavis");
  });

  it("before the sharing has begun, only what would come until then", () => {
    expect(dueUntilLeft(signed, false)).toContain("s’il commence avant la sortie de votre compteur");
  });

  it("is told of no contract that was not signed here", () => {
    expect(dueUntilLeft({ ...signed, signed: ["bulletin"] }, true)).toBeNull();
  });
});

describe("who leaves before his contract takes effect", () => {
  const asked = { movesOut: false, before: null, isSharing: true, now: new Date("2026-11-29T09:00:00Z") };
  const told = (saleStartsOn: string | undefined, leavingOn: string, movesOut = false) =>
    noticeHint(3, { ...asked, leavingOn, movesOut, saleStartsOn })?.replaceAll("\u00a0", " ") ?? null;

  it("is offered no end before that day: the contract never binds him, whether he moves out or not", () => {
    for (const movesOut of [false, true])
      for (const leavingOn of ["2026-12-15", "2027-02-28"]) {
        const hint = told("2027-03-01", leavingOn, movesOut);
        expect(hint).toBe(
          "Votre contrat de vente, qui ne prend effet que le 1er mars 2027, prend fin avant : rien ne vous est vendu par lui.",
        );
      }
    expect(told("2027-03-01", "")).not.toContain("28 février");
  });

  it("reads the notice of a day that comes after it, and of a contract that binds already", () => {
    expect(told("2027-02-01", "2026-12-15")).toContain("au plus tard le 28 février 2027");
    expect(told(undefined, "2026-12-15")).toContain("au plus tard le 28 février 2027");
    expect(told("2027-03-01", "2027-03-15")).toContain("Cette date respecte votre préavis de 3 mois");
  });

  it("is not told that he pays a part as today", () => {
    const due = dueUntilLeft({ ...signed, saleStartsOn: "2027-03-01" }, true);
    expect(due).toContain("ne prend effet que le 1er mars 2027");
    expect(due).not.toContain("comme aujourd’hui");
  });
});
