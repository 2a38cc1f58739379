import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AgreedLines } from "./agreed-sum.tsx";

const agreed = {
  price: 0.125,
  vatRegime: "standard",
  savingEur: { low: 8, high: 86 },
  savingWithoutVatEur: null,
  withoutExemptionEur: { low: -26, high: 12 },
  membershipEur: 15,
  saves: true,
  verdict: "Ce projet vous ferait économiser entre 8 € et 86 € par an.",
  caution: null,
  isIndexed: false,
  isContractKnown: true,
} as const;
const told = (expectedStart: string, isProposed = false) =>
  renderToStaticMarkup(
    <MantineProvider>
      <AgreedLines
        agreed={agreed}
        project={{ stage: "papers", expectedStart }}
        profileType="individual"
        isProposed={isProposed}
      />
    </MantineProvider>,
  )
    .replaceAll(/<[^>]+>/gu, " ")
    .replaceAll(/\s+/gu, " ");

it("keeps the agreed price and its sum on the card, in the words of the page where it was agreed", () => {
  expect(told("2027-09")).toContain("Votre prix : 15 c€/kWh TTC");
  expect(told("2027-09")).toContain("Avec votre contrat : de 26 € de perte à 12 € d’économie par an, si");
});

it("has the other case beside it where the project begins after the announced end of the exemption", () => {
  expect(told("2027-09")).toMatch(
    /de 8 à 86 € d’économie seulement si l’exonération .* Cotisation comprise/u,
  );
});

it("has the price that waits for an answer, called so: who answers for two places compares them there", () => {
  expect(told("2027-09", true)).toContain("Prix proposé : 15 c€/kWh TTC");
  expect(told("2027-09", true)).toContain(
    "Avec votre contrat : de 26 € de perte à 12 € d’économie par an, si",
  );
});

it("has the price with the VAT that a town hall pays", () => {
  const told = renderToStaticMarkup(
    <MantineProvider>
      <AgreedLines
        agreed={{ ...agreed, isVatCounted: true }}
        project={{ stage: "papers", expectedStart: "2027-09" }}
        profileType="professional"
      />
    </MantineProvider>,
  );
  expect(told.replaceAll(/\s+/gu, " ")).toContain("Votre prix : 15 c€/kWh TTC, soit 12,5 c€/kWh HT");
});

it("has the price of the contract that was signed, where the sum counts others who sell beside", () => {
  const contractTexts = [
    "Votre contrat : 11 c€/kWh, sans TVA à ajouter, signé le 4 novembre 2026.",
    "Un autre producteur vend maintenant dans ce projet.",
    "La somme compte tous ceux qui vendent dans ce projet.",
  ];
  const told = renderToStaticMarkup(
    <MantineProvider>
      <AgreedLines
        agreed={{ ...agreed, contractTexts }}
        project={{ stage: "papers", expectedStart: "2027-09" }}
        profileType="individual"
      />
    </MantineProvider>,
  );
  expect(told).toContain(`${contractTexts[0]} ${contractTexts[2]}`);
  expect(told).not.toContain("Votre prix");
});
