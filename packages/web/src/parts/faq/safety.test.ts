import { expect, it } from "vitest";
import { safetyFor } from "./safety.ts";

const leaving = (isBusiness: boolean) =>
  safetyFor(isBusiness).find(({ title }) => title === "Vous pouvez partir.")?.text ?? "";

it("a business is told to whom our documents promise days to retract, and no rule of law that none of our sources says", () => {
  expect(leaving(true)).toContain("Nos documents ne promettent à une entreprise aucun délai de rétractation");
  expect(leaving(true)).not.toMatch(/salariés|démarchage/u);
  expect(leaving(false)).toContain("Un particulier se rétracte");
});
