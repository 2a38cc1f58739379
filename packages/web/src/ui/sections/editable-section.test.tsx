import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Saved } from "./editable-section.tsx";

const shown = (doubt: string | null) =>
  renderToStaticMarkup(
    <MantineProvider>
      <Saved onward={<a href="#suite">Continuer</a>} doubt={doubt} />
    </MantineProvider>,
  );

it("what is saved with a doubt says the doubt first, and is no green success; the way on stays", () => {
  const doubted = shown("Ce SIRET ne semble pas exister : vérifiez-le.");
  expect(doubted).not.toContain("green");
  expect(doubted.indexOf("ne semble pas exister")).toBeLessThan(doubted.indexOf("C’est enregistré"));
  for (const html of [doubted, shown(null)]) expect(html).toContain("Continuer");
  expect(shown(null)).toContain("Enregistré");
});
