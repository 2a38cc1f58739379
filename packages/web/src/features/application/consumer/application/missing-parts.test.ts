import { expect, it } from "vitest";
import { servesOf } from "./missing-parts.tsx";

const at = (status: "APPLICATION" | "SIGNATURE" | "SIGNED" | "EXPLOITATION", waitingRank?: number) => ({
  progress: [{ id: "1", status, by: "owner" as const, createdAt: "2026-11-01T10:00:00.000Z" }],
  ...(waitingRank === undefined ? {} : { waitingRank }),
});

it("what is missing serves the application until the person has signed, and figures alone afterwards", () => {
  expect(servesOf(at("APPLICATION"), "preparing")).toBe("application");
  expect(servesOf(at("APPLICATION", 2), "preparing")).toBe("place");
  expect(servesOf(at("SIGNATURE"), "to-sign")).toBe("application");
  expect(servesOf(at("SIGNATURE"), "signed")).toBe("figures");
  expect(servesOf(at("SIGNED"), "preparing")).toBe("figures");
  expect(servesOf(at("EXPLOITATION"), "preparing")).toBe("figures");
});
