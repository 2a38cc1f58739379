import { expect, it } from "vitest";
import { mailOf } from "./letters-to-write.tsx";

it("a letter opens in one's own mail with its seller, its subject and its whole text", () => {
  const text = "À Soleil & Cie\n\nJe mets fin au contrat.";
  const mail = new URL(mailOf({ email: "s@exemple.fr", subject: "Fin & suite", text }));
  expect(mail.pathname).toBe("s@exemple.fr");
  expect(mail.searchParams.get("subject")).toBe("Fin & suite");
  expect(mail.searchParams.get("body")).toBe(text);
});
