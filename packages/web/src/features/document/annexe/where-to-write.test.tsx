import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { WhereToWrite } from "./where-to-write.tsx";

const shown = (gridOperator: string) =>
  renderToStaticMarkup(
    <MantineProvider>
      <WhereToWrite gridOperator={gridOperator} />
    </MantineProvider>,
  );

it("who declares to the national company finds its models, and whom to ask for the address", () => {
  const national = shown("Enedis");
  expect(national).toContain("Enedis-FOR-CF_056E");
  expect(national).toContain('href="https://www.enedis.fr/media/1881/download"');
  expect(national).toContain('href="https://www.enedis.fr"');
});

it("who declares to a local company is led to it, and who has not said which to nobody", () => {
  expect(shown("SICAE-ELY")).toContain("SICAE-ELY gère votre réseau");
  expect(shown("SICAE-ELY")).not.toContain("enedis");
  expect(shown("")).not.toContain("section");
});
