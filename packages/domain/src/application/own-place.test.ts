import { expect, it } from "vitest";
import { ownPlace } from "./own-place.ts";
import { type ApplicationStatus, applicationStatuses, countsAsParticipant } from "./status.ts";

const placeAt = (...statuses: ApplicationStatus[]) => ownPlace(statuses.map((status) => ({ status })));

it.each(applicationStatuses.filter((status) => status !== "REJECTED"))(
  "takes a project’s applicant for a participant from the same steps on as its gauge: %s",
  (status) => {
    const expected = countsAsParticipant(status) ? "participant" : "candidate";
    expect(placeAt("APPLICATION", status)).toBe(expected);
  },
);

it("gives no place to an application that is over, nor to none", () => {
  expect(placeAt("APPLICATION", "SIGNATURE", "REJECTED")).toBeNull();
  expect(placeAt()).toBeNull();
});
