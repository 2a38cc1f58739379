import { participantKinds } from "@mec/domain/point";
import { expect, it } from "vitest";
import { participantIfAny, participantOf, pointColumn, toColumns } from "./participant-columns.ts";

const nobody = { consumption_point_id: null, production_point_id: null };

it.each(participantKinds)("a %s is kept in the column of his kind, and read from it", (kind) => {
  const participant = { kind, id: "7d9f1c1e-2a53-4e0c-9a39-0f3f1b7a2c11" };
  expect(toColumns(participant)).toEqual({ ...nobody, [pointColumn[kind]]: participant.id });
  expect(participantOf(toColumns(participant))).toEqual(participant);
});

it("a row whose point is gone names nobody, and is an error where it must name somebody", () => {
  expect(participantIfAny(nobody)).toBeNull();
  expect(() => participantOf(nobody)).toThrow("names none");
});
