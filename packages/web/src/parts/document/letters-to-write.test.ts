import { expect, it } from "vitest";
import { mailOf, titledLetter } from "./letters-to-write.tsx";

it("a letter opens in one's own mail with its seller, its subject and its whole text", () => {
  const text = "À Soleil & Cie\n\nJe mets fin au contrat.";
  const mail = new URL(mailOf({ email: "s@exemple.fr", subject: "Fin & suite", text }));
  expect(mail.pathname).toBe("s@exemple.fr");
  expect(mail.searchParams.get("subject")).toBe("Fin & suite");
  expect(mail.searchParams.get("body")).toBe(text);
});

it("a letter is titled by whom it is for, whatever article the name asks for", () => {
  const letter = {
    ...{ to: "Commune de Langouet", what: "contrat de vente" },
    subject: "",
    text: "",
    email: "",
  };
  expect(titledLetter(letter).title).toBe("Lettre pour Commune de Langouet\u00a0: contrat de vente");
});
