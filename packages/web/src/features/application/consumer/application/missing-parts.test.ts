import { expect, it } from "vitest";
import { servesOf } from "./missing-parts.tsx";

const at = (
  status: "APPLICATION" | "PROPOSAL" | "SIGNATURE" | "SIGNED" | "EXPLOITATION",
  waitingRank?: number,
) => ({
  progress: [{ id: "1", status, by: "owner" as const, createdAt: "2026-11-01T10:00:00.000Z" }],
  ...(waitingRank === undefined ? {} : { waitingRank }),
});

it("what is missing serves the application until it is accepted, and figures alone afterwards", () => {
  expect(servesOf(at("APPLICATION"))).toBe("application");
  expect(servesOf(at("APPLICATION", 2))).toBe("place");
  expect(servesOf(at("PROPOSAL"))).toBe("application");
  expect(servesOf(at("SIGNATURE"))).toBe("figures");
  expect(servesOf(at("SIGNED"))).toBe("figures");
  expect(servesOf(at("EXPLOITATION"))).toBe("figures");
});
