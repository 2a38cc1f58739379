import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FormerMeter } from "./former-meter.tsx";

const shown = (takenBack: number, signed: number, toRenew?: number): string =>
  renderToStaticMarkup(
    <MantineProvider>
      <FormerMeter former={{ takenBack, signed, toRenew }} />
    </MantineProvider>,
  );

it("who changed his meter reads what was taken back for it, and what all have signed with the former number", () => {
  expect(shown(3, 0)).toContain("3 documents portaient l’ancien numéro\u00a0: ils sont retirés");
  expect(shown(3, 0)).not.toContain("signé par tous");
  expect(shown(1, 2)).toContain("Un document portait l’ancien numéro");
  expect(shown(1, 2)).toContain("2 documents signés par tous gardent l’ancien numéro.");
  expect(shown(0, 1)).not.toContain("retiré");
});

it("who changed it once all had signed reads that new papers come, and that nothing is supplied before", () => {
  expect(shown(0, 1, 2)).toContain(
    "2 documents signés par tous (accord et contrat) ne valent que pour l’ancien",
  );
  expect(shown(0, 1, 2)).toContain("rien n’est fourni sous le nouveau numéro");
  expect(shown(0, 1)).not.toContain("à signer");
});
