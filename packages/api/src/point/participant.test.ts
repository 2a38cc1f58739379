import { type Participant, participantKinds } from "@mec/domain/point";
import fc from "fast-check";
import { expect, it } from "vitest";
import {
  idListsOf,
  idsOf,
  type ParticipantIds,
  participantIfAny,
  participantOf,
  participantsOf,
} from "./participant.ts";

const participants: fc.Arbitrary<Participant> = fc.record({
  kind: fc.constantFrom(...participantKinds),
  id: fc.uuid(),
});

it("a participant comes back from the wire as he went, alone and among others", () => {
  fc.assert(
    fc.property(fc.array(participants), (several) => {
      for (const one of several) expect(participantOf(idsOf(one))).toEqual(one);
      const consumersFirst = participantKinds.flatMap((wanted) =>
        several.filter(({ kind }) => kind === wanted),
      );
      expect(participantsOf(idListsOf(several))).toEqual(consumersFirst);
    }),
  );
});

it("one id of the wire comes back as it came, and so do lists of them", () => {
  const ids: fc.Arbitrary<ParticipantIds> = fc.oneof(
    fc.record({ consumptionPointId: fc.uuid() }),
    fc.record({ productionPointId: fc.uuid() }),
  );
  const lists = fc.record({
    consumptionPointIds: fc.array(fc.uuid()),
    productionPointIds: fc.array(fc.uuid()),
  });
  fc.assert(
    fc.property(ids, lists, (one, several) => {
      expect(idsOf(participantOf(one))).toEqual(one);
      expect(idListsOf(participantsOf(several))).toEqual(several);
    }),
  );
});

it("nobody is no id, and is an error where somebody must be named", () => {
  expect(participantIfAny({})).toBeNull();
  expect(idsOf(null)).toEqual({});
  expect(() => participantOf({})).toThrow();
});
