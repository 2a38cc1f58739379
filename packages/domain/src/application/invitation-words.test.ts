import { expect, it } from "vitest";
import { invitationParagraphs, invitationReason } from "./index.ts";

const invited = {
  owner: "Camille Lefèvre",
  projectName: "Soleil de Langouet",
  city: "Langouet",
  bearer: { kind: "municipality" as const, name: "Commune de Langouet", isVerified: true },
  hasRoom: true,
  word: "",
};

it("an invitation names the body for which it is sent: as a fact once verified, as its sender's word until then", () => {
  expect(invitationParagraphs(invited)).toContain(
    "Ce projet est porté par la commune de Langouet, comme notre équipe l’a vérifié.",
  );
  const declared = invitationParagraphs({ ...invited, bearer: { ...invited.bearer, isVerified: false } });
  expect(declared).toContainEqual({ quote: "Commune de Langouet" });
  expect(declared.filter((told) => typeof told === "string").join(" ")).not.toContain("ommune de Langouet");
  const alone = { kind: "individual" as const, name: "Camille", isVerified: false };
  expect(invitationParagraphs({ ...invited, bearer: alone })).toEqual(
    invitationParagraphs({ ...invited, bearer: null }),
  );
});

it("names its sender as French does before a vowel", () => {
  const told = invitationParagraphs({ ...invited, owner: "Anne-Sophie Le Bihan", word: "Venez" });
  expect(told).toContain("Le mot d’Anne-Sophie Le Bihan\u00a0:");
  expect(invitationReason("Anne-Sophie Le Bihan")).toMatch(
    /^Vous recevez cet e-mail parce qu’Anne-Sophie Le Bihan nous/,
  );
  expect(invitationReason("Camille Lefèvre")).toMatch(
    /^Vous recevez cet e-mail parce que Camille Lefèvre nous/,
  );
});

it("the sender's own word is quoted as his", () => {
  const told = invitationParagraphs({ ...invited, word: "Venez, https://exemple.fr" });
  expect(told[told.indexOf("Le mot de Camille Lefèvre\u00a0:") + 1]).toEqual({
    quote: "Venez, https://exemple.fr",
  });
  expect(invitationParagraphs({ ...invited, owner: "Odile Marchand", word: "Venez" })).toContain(
    "Le mot d’Odile Marchand\u00a0:",
  );
});
