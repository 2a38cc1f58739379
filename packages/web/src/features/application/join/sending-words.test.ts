import { expect, it } from "vitest";
import { sendingIntro, sendingLabel } from "./sending-words.ts";

const toldTo = (target: { isFull: boolean; waits: boolean }) =>
  `${sendingIntro(target)} ${sendingLabel(target)}`;

it("an applicant reads of a list when he waits on one, of a delay when there is room, and an invited person of neither", () => {
  expect(toldTo({ isFull: true, waits: true })).toContain("liste d’attente");
  expect(toldTo({ isFull: false, waits: false })).toContain("sous une semaine");
  const invited = toldTo({ isFull: true, waits: false });
  expect(invited).not.toMatch(/liste d’attente|semaine/);
  expect(invited).toContain("Envoyer ma candidature");
});
