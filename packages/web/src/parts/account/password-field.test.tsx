import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PasswordField } from "./password-field.tsx";

const owner = { firstName: "Camille", lastName: "Durand", email: "voisine@exemple.fr" };
const shown = (value: string) =>
  renderToStaticMarkup(
    <MantineProvider>
      <PasswordField id="password" value={value} onChange={() => {}} error={null} owner={owner} />
    </MantineProvider>,
  );

it("says all that a password must contain, and what it may not, before anybody has broken it", () => {
  for (const value of ["", "Durand-2026!"]) {
    expect(shown(value)).toContain("un chiffre");
    expect(shown(value)).toContain("sans votre nom");
    expect(shown(value)).not.toMatch(/sans votre nom[^<]*<span[^>]*>, c’est fait/u);
  }
  expect(shown("Tournesol-2026!")).toMatch(/sans votre nom[^<]*<span[^>]*>, c’est fait/u);
});
