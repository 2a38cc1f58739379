import { describe, expect, it } from "vitest";
import {
  billerForConsumer,
  billerForProducer,
  invoicesText,
  type Mandate,
  mandateBy,
  moreInvoicesText,
} from "./billing.ts";
import { keptDocumentStatuses } from "./statuses.ts";

it("the mandate to bill is given by the accord that all have signed, and is to come as long as it can be signed", () => {
  expect(mandateBy(null)).toBe("with-accord");
  expect(keptDocumentStatuses.map((status) => `${status} ${mandateBy(status)}`)).toEqual([
    "IN_TRANSIT with-accord",
    "SENT with-accord",
    "RESENT with-accord",
    "DONE given",
    "DECLINED with-accord",
    "EXPIRED with-accord",
    "ERROR with-accord",
    "IGNORED unknown",
  ]);
});

const one = (name: string, mandate: Mandate) => ({
  sellers: `le producteur (${name})`,
  areSeveral: false,
  mandate,
});
const several = (mandate: Mandate) => ({ sellers: "chaque producteur", areSeveral: true, mandate });
const billed = (...groups: Parameters<typeof billerForConsumer>[1]) =>
  billerForConsumer("Les Watts", groups).replaceAll("\u00a0", " ");

describe("who bills is told alike", () => {
  it("the association, once it is mandated", () => {
    expect(billed(one("Ferme Roux", "given"))).toBe(
      "L’association (Les Watts), au nom du producteur (Ferme Roux)",
    );
    expect(billerForProducer(["given"])).toMatch(
      /^L’association, en votre nom\s: votre accord lui en donne le mandat/u,
    );
    expect(billed(several("given"))).toBe("L’association (Les Watts), au nom de chaque producteur");
  });

  it("the association, as soon as the accord is signed", () => {
    expect(billed(one("Ferme Roux", "with-accord"))).toBe(
      "L’association (Les Watts), au nom du producteur (Ferme Roux) dès que son accord l’en charge",
    );
    expect(billerForProducer(["given", "with-accord"])).toMatch(
      /^L’association, en votre nom, dès que votre accord est signé/u,
    );
    expect(billed(several("with-accord"))).toContain(
      "au nom de chaque producteur dès que son accord l’en charge",
    );
  });

  it("the producer, or the association, where the accord is not ours", () => {
    expect(billed(one("Ferme Roux", "unknown"))).toBe(
      "Le producteur (Ferme Roux), ou l’association (Les Watts) en son nom si elle en est chargée",
    );
    expect(billerForProducer(["unknown"])).toBe(
      "Vous, ou l’association en votre nom si vous l’en avez chargée par écrit.",
    );
    expect(billed(several("unknown"))).toMatch(/^Chaque producteur, ou l’association/u);
    expect(billerForProducer([])).toMatch(/^Vous, ou/u);
  });

  it("of each seller, where one has mandated the association and another is not known to have", () => {
    expect(billed(one("Ferme Roux", "given"), one("Commune de Langouet", "unknown"))).toBe(
      "L’association (Les Watts), au nom du producteur (Ferme Roux) ; le producteur (Commune de Langouet), ou l’association en son nom si elle en est chargée",
    );
  });

  it("the association by its name, where it has one", () => {
    expect(billerForConsumer("", [one("Ferme Roux", "given")])).toMatch(/^L’association, au nom/u);
  });
});

describe("each seller has invoices of his own, whoever writes them", () => {
  const told = (sellers: number | null, areByPlace = false) =>
    [invoicesText({ sellers, areByPlace }), moreInvoicesText({ sellers, areByPlace })].join(". ");

  it("as many as sellers, beside the supplier's", () => {
    expect([1, 2, 11].map((sellers) => told(sellers))).toEqual([
      "une facture. C’est une facture de plus",
      "deux factures. Ce sont deux factures de plus",
      "11 factures. Ce sont 11 factures de plus",
    ]);
  });

  it("for each place, where there are several", () => {
    expect(told(1, true)).toBe("une facture par lieu. Ce sont autant de factures de plus");
    expect(told(null, true)).toBe(
      "une facture par producteur et par lieu. Ce sont autant de factures de plus",
    );
  });

  it("of each producer, where it is not known yet how many sell", () => {
    expect(told(null)).toBe("une facture par producteur. Ce sont autant de factures de plus");
  });
});
