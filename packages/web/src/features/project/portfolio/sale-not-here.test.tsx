import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { SaleNotHere } from "./sale-not-here.tsx";

const shown = (isOffline: boolean, retry: (() => void) | null) =>
  renderToStaticMarkup(
    <MantineProvider>
      <SaleNotHere isOffline={isOffline} retry={retry} />
    </MantineProvider>,
  );

it("has the shape of the lines while they come, and says so to who does not see it", () => {
  expect(shown(false, null)).toMatch(/role="status" aria-label="Chargement/u);
  expect(shown(false, null)).not.toContain("alert");
});

it("says what happened and lets one ask again, or that it comes with the connection", () => {
  expect(shown(false, () => {})).toMatch(/role="alert".*rien n’est perdu.*<button.*Réessayer/su);
  expect(shown(true, null)).toContain("Vous êtes hors ligne");
  expect(shown(true, null)).not.toContain("<button");
});
