import { expect, it } from "vitest";
import { endingOfSession } from "./words.ts";

type Session = Parameters<typeof endingOfSession>[0];

const mayor = { role: "participant", firstName: "Hélène", lastName: "Morvan" } as const;
const nextOf = (begun?: Session["begun"], namedBy = "Hélène Morvan") =>
  endingOfSession(
    { signer: { ...mayor, namedBy } as Session["signer"], documents: [], ...(begun && { begun }) },
    "signed",
  ).next;

it("what follows a signature is a start to come only for what does not share yet", () => {
  expect(nextOf()).toBe(
    "Le porteur du projet prépare la mise en route du projet. Vous recevrez un e-mail quand votre participation commencera.",
  );
  expect(nextOf("project")).toBe(
    "Le projet partage déjà l’électricité, et le porteur prépare votre arrivée. Vous recevrez un e-mail quand votre participation commencera.",
  );
  expect(nextOf("some")).toBe(
    "Les lieux qui partagent déjà l’électricité continuent, sans interruption. Vous recevrez un e-mail quand chacun des autres commencera.",
  );
  expect(nextOf("all")).toBe("Le partage de l’électricité continue, sans interruption.");
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
