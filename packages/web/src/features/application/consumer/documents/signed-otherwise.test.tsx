import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { documentOf } from "../../../../parts/document/document.test-helper.ts";
import { hasSignedPapers } from "../profile/use-ask-signed.ts";
import { SignedOtherwise } from "./signed-otherwise.tsx";

const shown = (things: Parameters<typeof SignedOtherwise>[0]["things"]): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <SignedOtherwise things={things} />
    </MantineProvider>,
  );

it("says what signed papers name otherwise, and the way of who has moved", () => {
  expect(shown(["address"])).toContain("nomment une autre adresse");
  expect(shown(["address"])).toContain("candidatez avec le nouveau");
  expect(shown(["siret"])).toContain("un autre SIRET");
  expect(shown(["meter"])).not.toContain("Changé depuis");
  expect(shown(undefined)).not.toContain("Changé depuis");
});

it("asks only who has an accord or a contract that all have signed", () => {
  const [ready, done] = [documentOf("READY"), documentOf("DONE")];
  const person = { kind: "consumer", id: "c", name: "Ana", applicationStatus: "SIGNED" } as const;
  const documents = { bulletin: done, accord: ready, salesContract: ready };
  expect(hasSignedPapers(null)).toBe(false);
  expect(hasSignedPapers({ ...person, ...documents })).toBe(false);
  expect(hasSignedPapers({ ...person, ...documents, accord: done })).toBe(true);
  expect(hasSignedPapers({ ...person, ...documents, salesContract: { ...ready, alreadySigned: 1 } })).toBe(
    true,
  );
});
