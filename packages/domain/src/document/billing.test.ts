import { describe, expect, it } from "vitest";
import { billerForConsumer, billerForProducer, type Mandate, mandateBy } from "./billing.ts";
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

describe("who bills is told alike", () => {
  const both = (...mandates: Mandate[]) => ({
    consumer: billerForConsumer({
      association: "L’association (Les Watts)",
      sellers: mandates.length > 1 ? "chaque producteur" : "le producteur (Ferme Roux)",
      areSeveral: mandates.length > 1,
      mandates,
    }),
    producer: billerForProducer(mandates),
  });

  it("the association, once it is mandated", () => {
    expect(both("given")).toEqual({
      consumer: "L’association (Les Watts), au nom du producteur (Ferme Roux)",
      producer: expect.stringMatching(/^L’association, en votre nom\s: votre accord lui en donne le mandat/u),
    });
    expect(both("given", "given").consumer).toBe("L’association (Les Watts), au nom de chaque producteur");
  });

  it("the association, as soon as the accord is signed", () => {
    expect(both("with-accord")).toEqual({
      consumer:
        "L’association (Les Watts), au nom du producteur (Ferme Roux) dès qu’il l’en a chargée par son accord",
      producer: expect.stringMatching(/^L’association, en votre nom, dès que votre accord est signé/u),
    });
    expect(both("given", "with-accord").consumer).toContain(
      "au nom de chaque producteur dès qu’il l’en a chargée",
    );
  });

  it("the producer, or the association, where the accord is not ours", () => {
    expect(both("unknown")).toEqual({
      consumer: "Le producteur (Ferme Roux), ou l’association (Les Watts) en son nom s’il l’en a chargée",
      producer: "Vous, ou l’association en votre nom si vous l’en avez chargée par écrit.",
    });
    expect(both("unknown", "given").consumer).toMatch(/^Chaque producteur, ou l’association/u);
    expect(billerForProducer([])).toMatch(/^Vous, ou/u);
  });
});
