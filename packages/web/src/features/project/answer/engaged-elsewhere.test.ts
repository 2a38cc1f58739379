import type { Address } from "@mec/domain/address";
import { expect, it } from "vitest";
import { lyonAddress as address } from "../../../parts/address/address.test-helper.ts";
import { engagedElsewhere } from "./engaged-elsewhere.ts";

const next = { ...address, houseNumber: "9" };
const place = (id: string, projectId: string | null, at: Address = address) => ({
  id,
  name: id,
  address: at,
  applicationProgress: projectId && {
    projectId,
    progress: [
      { id: "1", status: "APPLICATION" as const, by: "holder" as const, createdAt: "2026-11-01T10:00:00Z" },
    ],
  },
});
const told = (places: ReturnType<typeof place>[], { typed = null as Address | null, chosen = "" } = {}) =>
  engagedElsewhere(
    places.map((one) => ({ ...one, applicationProgress: one.applicationProgress || null })),
    { projectId: "here", typed, chosen },
  )?.id;

it("a home that has applied elsewhere is told on this project's page, where it is the one that would join", () => {
  expect(told([place("Maison", "there")])).toBe("Maison");
  expect(told([place("Maison", null)])).toBeUndefined();
  // Its page tells it as the reader's own application.
  expect(told([place("Maison", "here")])).toBeUndefined();
  expect(told([])).toBeUndefined();
});

it("another place that may join is none to be warned of, unless the reader chose the one that may not", () => {
  const places = [place("Maison", "there"), place("Atelier", null, next)];
  expect(told(places)).toBeUndefined();
  expect(told(places, { chosen: "Maison" })).toBe("Maison");
  expect(told(places, { chosen: "Atelier" })).toBeUndefined();
});

it("an address typed in this browser says which home it is, by itself", () => {
  const places = [place("Maison", "there"), place("Atelier", "there", next)];
  expect(told(places, { typed: next })).toBe("Atelier");
  expect(told(places, { typed: { ...address, houseNumber: "11" } })).toBeUndefined();
  expect(told([place("Maison", null), place("Cave", "there")], { typed: address })).toBeUndefined();
  // A town alone names no home.
  expect(told(places, { typed: { ...address, houseNumber: "", street: "" } })).toBeUndefined();
});
