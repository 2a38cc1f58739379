import { serviceGroups } from "@mec/domain/service";
import { describe, expect, it } from "vitest";
import { serviceContents } from "./content.ts";

describe("the words of a service", () => {
  it.each(serviceGroups)("%s: credits are good for 2 years", (group) => {
    expect(serviceContents[group].credits).toContain("2\u00a0ans");
  });

  it("say from how many consumers the PMO's credits are made, and what they save at most", () => {
    const { credits, consumers } = serviceContents.pmo;
    expect(credits).toContain("à partir de 5 consommateurs");
    expect(credits).toContain("jusqu’à 25\u00a0% d’économie");
    expect(consumers.one).toBe("consommateur recruté");
  });
});
