import { MantineProvider } from "@mantine/core";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Saving } from "./saving.tsx";

const participant = {
  name: "Camille Roux",
  energyEur: 72.4,
  participationEur: 5,
  membershipEur: 15,
  subscriptionEur: 0,
  entranceEur: 10,
  networkOptionEur: null,
  savingEur: 52.4,
};

const told = (paid: object, saysTax = false) =>
  renderToStaticMarkup(
    <MantineProvider>
      <Saving participant={{ ...participant, ...paid }} isUnexempted saysTax={saysTax} />
    </MantineProvider>,
  );

describe("what is left to a participant", () => {
  it("is told in whole euros, its lines folded under it", () => {
    const [total, lines] = told({}).split("<details");
    expect(total).toContain("52\u00a0€");
    for (const line of ["énergie 72\u00a0€", "fournisseur −5\u00a0€", "−15\u00a0€", "d’entrée −10\u00a0€"]) {
      expect(lines).toContain(line);
    }
    expect(lines).not.toContain(",00");
  });

  it("stands beside what his own page tells, which counts others than the study does", () => {
    const gain = { savingEur: { low: -5.2, high: -1.1 }, savingWithoutVatEur: null };
    expect(told({ gain }).replaceAll("\u00a0", " ")).toContain("sur sa page : de 1 à 5 € de perte");
    expect(told({})).not.toContain("sur sa page");
  });

  it("is told in both cases of the exemption, without it first, as the list of candidates tells a gain", () => {
    const text = told({ exemptionEur: 20.4 })
      .replaceAll(/<[^>]+>/gu, " ")
      .replaceAll("\u00a0", " ");
    expect(text).toMatch(/sans exonération : 32 €, avec : 52 €/u);
    expect(told({})).not.toContain("exonération");
  });

  it("adds up as it is read", () => {
    const lost = { energyEur: 12.8, participationEur: 5.4, entranceEur: 0, savingEur: -7.6 };
    const [total, lines] = told(lost).split("<details");
    expect(total).toContain("−8\u00a0€");
    for (const line of ["énergie 12\u00a0€", "fournisseur −5\u00a0€", "−15\u00a0€"])
      expect(lines).toContain(line);
  });

  it("is without VAT for a business, its lines too, as the list of participants says it", () => {
    const withoutVat = {
      ...participant,
      energyEur: 60.3,
      participationEur: 4.47,
      entranceEur: 0,
      savingEur: 40.83,
    };
    const [total, lines] = told({ withoutVat }).split("<details");
    expect(total).toContain("41\u00a0€\u00a0HT");
    for (const line of ["énergie 60\u00a0€\u00a0HT", "fournisseur −4\u00a0€\u00a0HT"])
      expect(lines).toContain(line);
  });

  it("says that a home's is with VAT, where those of businesses stand beside it", () => {
    expect(told({}, true).split("<details")[0]).toContain("52\u00a0€\u00a0TTC");
    expect(told({}).split("<details")[0]).not.toContain("TTC");
  });

  it("says that a fee is not settled", () => {
    expect(told({ membershipEur: null })).toContain("cotisation pas encore fixée");
  });
});
