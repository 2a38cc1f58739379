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

it("says what a password must contain, and that it may not hold one’s own words only to who typed them", () => {
  for (const value of ["", "Soleil", "Soleil-2026!"]) {
    expect(shown(value)).toContain("un chiffre");
    expect(shown(value)).not.toContain("sans votre nom");
  }
  expect(shown("Durand-2026!")).toContain("sans votre nom");
});
