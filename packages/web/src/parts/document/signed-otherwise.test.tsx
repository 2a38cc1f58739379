import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { documentOf } from "./document.test-helper.ts";
import { SignedOtherwise } from "./signed-otherwise.tsx";
import { hasSignedPapers } from "./use-ask-signed.ts";

const shown = (documents: Parameters<typeof SignedOtherwise>[0]["documents"]): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <SignedOtherwise documents={documents} />
    </MantineProvider>,
  );

it("says what signed papers name otherwise, and the way of who has moved", () => {
  expect(shown({ namedBefore: ["address"] })).toContain("nomment une autre adresse");
  expect(shown({ namedBefore: ["address"] })).toContain("candidatez avec le nouveau");
  expect(shown({ namedBefore: ["siret"] })).toContain("un autre SIRET");
  expect(shown({ namedBefore: ["meter"] })).not.toContain("Changé depuis");
  const bound = shown({ namedBefore: ["siret"], boundBefore: ["name", "siret", "birth"] });
  expect(bound).toContain(
    "de qui s’engage, un autre nom, un autre SIRET et une autre date ou un autre lieu de naissance",
  );
  expect(bound.split("quittez le projet")).toHaveLength(2);
  expect(shown({})).not.toContain("Changé depuis");
});

it("says that a seller is another than his contract names, and what is then to do", () => {
  const told = (things: ("name" | "siret" | "address")[]) =>
    shown({ sellersNamedBefore: [{ name: "Commune de Rennes", things }] });
  expect(told(["name", "siret"])).toContain("qui donne depuis un autre nom et un autre SIRET");
  expect(told(["name", "siret"])).not.toContain("une autre adresse");
  expect(told(["address"])).toContain("une autre adresse pour l’installation de");
});

it("asks only who has an accord or a contract that all have signed", () => {
  const [ready, done] = [documentOf("READY"), documentOf("DONE")];
  const person = { kind: "consumer", id: "c", name: "Ana", applicationStatus: "SIGNED" } as const;
  const documents = { bulletin: done, accord: ready, salesContract: ready };
  expect(hasSignedPapers(null, "meter")).toBe(false);
  expect(hasSignedPapers({ ...person, ...documents }, "meter")).toBe(false);
  expect(hasSignedPapers({ ...person, ...documents, accord: done }, "meter")).toBe(true);
  expect(
    hasSignedPapers({ ...person, ...documents, salesContract: { ...ready, alreadySigned: 1 } }, "address"),
  ).toBe(true);
  // A bulletin names no meter, and prints the SIRET of who signs it.
  expect(hasSignedPapers({ ...person, ...documents }, "siret")).toBe(true);
});
