import type { SignatoryInput } from "@mec/domain/signatory";
import { describe, expect, it } from "vitest";
import { company, individual, salesContract } from "../../../test/document-samples.ts";
import type { SalesContractData } from "./content.ts";
import { essentialsOf } from "./essentials.ts";

const { terms, producers } = salesContract;
if (!terms) throw new Error("The sample contract has terms");

const contract = (
  given: Partial<typeof terms> = {},
  consumer: SignatoryInput = individual,
): SalesContractData => ({
  ...salesContract,
  consumer,
  producers: producers.map((one) => ({ ...one, mandate: "with-accord" as const })),
  terms: { ...terms, billingMeans: "transfer", ...given },
});
const billing = (role: "producer" | "participant", ...contracts: SalesContractData[]) =>
  essentialsOf(role, contracts)
    .find(({ subject }) => subject === "billing")
    ?.text.replaceAll(/[\u00a0\u202f]/gu, " ");

describe("the line of bills of a producer's contract", () => {
  it("says when, how and by whom he is paid, where his account is given, and what an unpaid bill lets him do", () => {
    expect(billing("producer", contract())).toBe(
      "L’association, en votre nom, dès que votre accord est signé : il lui en donne le mandat, que vous pouvez retirer. Vos factures partent chaque trimestre, par virement, à payer sous 30 jours. Chaque acheteur vous paie directement : l’association n’encaisse rien pour vous. Votre compte (IBAN) n’est ni demandé ici, ni écrit au contrat : donnez-le à qui établit vos factures, qui l’y porte. Un impayé porte intérêt au taux légal après une mise en demeure, sans autres frais. Si un acheteur ne paie pas, vous pouvez résilier le contrat trente jours après une mise en demeure restée sans effet.",
    );
  });

  it("names the association to whom it is given, once it is known to bill", () => {
    const given = {
      ...contract(),
      producers: producers.map((one) => ({ ...one, mandate: "given" as const })),
    };
    expect(billing("producer", given)).toContain("donnez-le à l’association, qui le porte sur vos factures.");
  });

  it("says the very terms that its buyer reads", () => {
    const how = "chaque trimestre, par virement, à payer sous 30 jours.";
    expect(billing("participant", contract())).toContain(how);
    expect(billing("producer", contract())).toContain(how);
    const late = "Un retard coûte 40 € de frais, et des intérêts au taux de la BCE majoré de dix points.";
    expect(billing("participant", contract({}, company))).toContain(late);
    expect(billing("producer", contract({}, company))).toContain(late);
  });

  it("says of several contracts what is true of each", () => {
    const both = billing("producer", contract(), contract({ paymentDays: 0 }, company));
    expect(both).toContain("Chaque contrat dit quand et comment ses factures se paient.");
    expect(both).toContain(
      "Un impayé porte intérêt, et coûte 40 € de frais à une entreprise ou à une collectivité. Si un acheteur ne paie pas, vous pouvez résilier son contrat",
    );
    expect(billing("producer", contract(), contract())).toContain("Vos factures partent chaque trimestre,");
  });

  it("asks no account where nothing is transferred, and tells no payment of what is given", () => {
    expect(billing("producer", contract({ billingMeans: "direct-debit" }))).not.toContain("IBAN");
    expect(billing("producer", contract({ price: 0, subscription: null }))).not.toContain("paie");
  });

  it("says nothing of what a mandate that was settled elsewhere lets the association cash", () => {
    const unknown = { ...contract(), producers };
    expect(billing("producer", unknown)).toContain("sauf autre écrit avec l’association");
  });
});
