import { expect, it } from "vitest";
import { endingOf, endingOfSession } from "./words.ts";

type Session = Parameters<typeof endingOfSession>[0];

const mayor = { role: "participant", firstName: "Hélène", lastName: "Morvan" } as const;
const nextOf = (begun?: Session["begun"], namedBy = "Hélène Morvan") =>
  endingOfSession(
    { signer: { ...mayor, namedBy } as Session["signer"], documents: [], ...(begun && { begun }) },
    "signed",
  ).next;

it("what follows a signature is a start to come only for what does not share yet", () => {
  expect(nextOf()).toBe(
    "Le porteur du projet vous fait entrer dans le partage, en général sous deux semaines. Un e-mail vous dira quand votre participation commencera.",
  );
  expect(nextOf("project")).toBe(
    "Le porteur du projet vous fait entrer dans le partage, en général sous deux semaines. Un e-mail vous dira quand votre participation commencera.",
  );
  expect(nextOf("some")).toBe(
    "Les lieux qui partagent déjà l’électricité continuent, sans interruption. Vous recevrez un e-mail quand chacun des autres commencera.",
  );
  expect(nextOf("all")).toBe("Le partage de l’électricité continue, sans interruption.");
});

it("who has signed reads when he did, what comes next and about when, also while others have still to sign", () => {
  const told = (
    status: "waiting" | "signed",
    more: { startsIn?: string; plantFrom?: string } = {},
    ...days: string[]
  ) => {
    const documents = days.map((day) => ({ awaited: [], signedAt: `${day}T09:00:00.000Z` }));
    return endingOf(status, "participant", documents, more);
  };
  expect(told("waiting", {}, "2026-11-30").intro).toBe("Vous avez signé le 30 novembre 2026.");
  expect(told("signed", {}, "2026-11-28", "2026-11-30").intro).toBe(
    "Vous avez signé en dernier le 30 novembre 2026. Tous ont signé\u00a0: gardez ces exemplaires.",
  );
  expect(told("waiting", {}, "2026-11-30").next).toContain("en général sous deux semaines");
  const later = told("signed", { startsIn: "2027-03" }, "2026-11-30").next;
  expect(later).toContain("Le projet doit démarrer en mars 2027.");
  expect(later).not.toContain("deux semaines");
  const bound = { plantFrom: "2027-01-01" };
  expect(told("signed", { ...bound, startsIn: "2026-12" }, "2026-11-30").next).toContain(
    "dans le partage le 1er janvier 2027 au plus tôt",
  );
  expect(told("signed", { ...bound, startsIn: "2027-03" }, "2026-11-30").next).toContain("mars 2027");
  // A former server tells no day.
  expect(told("waiting").intro).toBe("Votre signature est enregistrée.");
});

it("the mail of a start is promised to who has it: the clerk who named the mayor, not the mayor", () => {
  for (const begun of [undefined, "project"] as const)
    expect(nextOf(begun, "Nadine Guérin")).toContain(
      "Nadine Guérin recevra un e-mail quand la participation commencera.",
    );
  expect(nextOf("some", "Nadine Guérin")).toContain(
    "Nadine Guérin recevra un e-mail quand chacun des autres commencera.",
  );
});
