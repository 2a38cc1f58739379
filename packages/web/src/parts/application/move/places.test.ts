import { expect, it } from "vitest";
import { losersText } from "./losers-words.ts";
import { beforeText, doneText, knowinglyText, stepText } from "./move-texts.ts";
import { arePlaces, countedTogether } from "./places.ts";
import { soldText } from "./price-preview-words.ts";

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/gu, " ");
const clerk = { holder: "mairie@redon.example" };
const neighbour = { holder: "camille@redon.example" };
const proposing = { kind: "consumer", to: "PROPOSAL" } as const;

it("takes two places of one person for places, and two people for people", () => {
  expect(arePlaces([clerk, clerk])).toBe(true);
  expect(arePlaces([clerk, neighbour, clerk])).toBe(true);
  expect(arePlaces([clerk, neighbour])).toBe(false);
  expect(arePlaces([{}, {}])).toBe(false);
});

it("calls them so wherever a price is proposed to them", () => {
  const step = { ...proposing, label: "Proposer un prix" };
  expect(plain(stepText(step, 2, true))).toBe("Proposer un prix pour 2 lieux");
  expect(plain(stepText(step, 2, false))).toBe("Proposer un prix à 2 personnes");
  expect(plain(doneText(proposing, 2, true))).toBe("Prix proposé pour 2 lieux.");
  expect(beforeText(proposing, 2, { asPlaces: true })).toMatch(
    /^Votre prix part par e-mail pour chaque lieu\./,
  );
  expect(beforeText({ kind: "consumer", to: "SIGNATURE" }, 2, { asPlaces: true })).toMatch(
    /^Ces lieux rejoignent/,
  );
  expect(plain(knowinglyText(proposing, 2, true))).toBe("Proposer malgré tout (2 lieux)");
});

it("counts as places those that would lose, and those that are sold to", () => {
  expect(plain(losersText({ losing: 2, atRisk: 0 }, { sure: [], maybe: [], arePlaces: true }))).toBe(
    "2 lieux y perdraient, même dans le meilleur cas.",
  );
  const sold = {
    accepted: 0,
    soldKwh: { low: 1000, high: 2000 },
    soldEur: { low: 100, high: 200 },
    vatRegime: null,
    people: [{}, {}],
  };
  expect(plain(soldText(sold, true))).toMatch(/^Vous vendriez à ces 2 lieux /);
});

it("says beside its sums that they count one person's places together, and the list each alone", () => {
  expect(countedTogether([clerk, clerk])).toContain("La liste donne la somme que chacun lit aujourd’hui");
  expect(countedTogether([clerk, neighbour])).toBeNull();
});
