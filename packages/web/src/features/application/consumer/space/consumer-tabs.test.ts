import { expect, it } from "vitest";
import { pageTitles } from "./consumer-tabs.tsx";

it("a business shares the project with others than its close ones", () => {
  expect(pageTitles({ consumerType: "professional" }).consumerShare).toBe("Faire connaître le projet");
  expect(pageTitles({ consumerType: "individual" }).consumerShare).toBe("Faire bénéficier mes proches");
});
