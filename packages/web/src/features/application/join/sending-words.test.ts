import { expect, it } from "vitest";
import { registerIntro, sendingIntro, sendingLabel } from "./sending-words.ts";

interface Told {
  isFull: boolean;
  waits: boolean;
  isFar?: boolean;
  waitingCount?: number;
  ownWaiting?: number;
}
function toldTo(told: Told) {
  const target = { waitingCount: 0, ownWaiting: 0, isFar: false, ...told };
  return `${sendingIntro(target)} ${sendingLabel(target)}`;
}

it("who sends from beyond any perimeter reads it on the button, and of no list nor delay", () => {
  const told = toldTo({ isFull: true, waits: false, isFar: true });
  expect(told).toContain("Candidater quand même, hors de portée");
  expect(told).toContain("Rien n’est signé aujourd’hui");
  expect(told).not.toMatch(/liste d’attente|semaine/);
});

it("an applicant reads of a list when he waits on one, of a delay when there is room, and an invited person of neither", () => {
  expect(toldTo({ isFull: true, waits: true })).toContain("liste d’attente");
  expect(toldTo({ isFull: false, waits: false })).toContain("sous une semaine");
  expect(toldTo({ isFull: false, waits: false, waitingCount: 12 })).toContain(
    "en général sous une semaine, et 12\u00a0candidatures attendent déjà.",
  );
  const invited = toldTo({ isFull: true, waits: false });
  expect(invited).not.toMatch(/liste d’attente|semaine/);
  expect(invited).toContain("Envoyer ma candidature");
});

it("who is to wait reads before he sends how many wait already", () => {
  const told = (waitingCount: number, ownWaiting = 0) =>
    toldTo({ isFull: true, waits: true, waitingCount, ownWaiting }).replaceAll("\u00a0", " ");
  expect(told(13)).toContain(
    "déjà toute réservée ou demandée, et 13 candidatures attendent déjà : le porteur",
  );
  expect(told(0)).toContain("déjà toute réservée ou demandée : le porteur");
  expect(told(13, 1)).toContain("et 13 candidatures attendent déjà, dont la vôtre : le porteur");
  expect(told(13, 2)).toContain("et 13 candidatures attendent déjà, dont 2 des vôtres : le porteur");
  expect(told(1, 1)).toContain("et seule la vôtre attend déjà : le porteur");
  expect(told(2, 2)).toContain("et seules les vôtres attendent déjà : le porteur");
});

it("who registers a place for his own project is not told to choose one", () => {
  expect(registerIntro(true)).toContain("à votre projet");
  expect(registerIntro(true)).not.toContain("choisir");
  expect(registerIntro(false)).toContain("choisir un projet");
});
