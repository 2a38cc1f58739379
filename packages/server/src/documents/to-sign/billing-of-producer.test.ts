import type { Mandate } from "@mec/domain/document";
import { expect, it } from "vitest";
import { company, productionSite, salesContract } from "../../../test/document-samples.ts";
import type { ContractProducer } from "./content.ts";
import { essentialsOf } from "./essentials.ts";

const seller = (pointId: string, mandate: Mandate): ContractProducer => ({
  pointId,
  identity: { ...company, socialReason: pointId },
  site: productionSite,
  mandate,
});
const contract = { ...salesContract, producers: [seller("commune", "unknown"), seller("farm", "given")] };
const billingOf = (role: "producer" | "pmo", ...plants: readonly string[]) =>
  essentialsOf(role, [contract], { isVatPaid: false, plants }).find(({ subject }) => subject === "billing")
    ?.text;

it("a producer reads who bills for him by his own accord, whatever another seller of his contracts has settled", () => {
  expect(billingOf("producer", "farm")).toMatch(
    /^L’association, en votre nom\s: votre accord lui en donne le mandat/u,
  );
  expect(billingOf("producer", "farm")?.split("n’encaisse rien")).toHaveLength(2);
  expect(billingOf("producer", "commune")).toMatch(/^Vous, ou l’association en votre nom si vous/u);
  expect(billingOf("pmo", "farm")).toMatch(/^L’association, en votre nom/u);
});

it("a producer whose plant is not told reads what is true of every seller", () => {
  expect(billingOf("producer")).toMatch(/^Vous, ou l’association en votre nom si vous/u);
});
