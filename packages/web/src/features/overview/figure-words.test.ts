import { describe, expect, it } from "vitest";
import { candidatesText, pledgedText } from "./figure-words.ts";

describe("the figures of an owner's home", () => {
  it("count who waits as the lists do", () => {
    expect(candidatesText({ candidates: 13, proposed: 5 })).toBe("13 à étudier, 5 à qui un prix est proposé");
    expect(candidatesText({ candidates: 0, proposed: 1 })).toBe("1 à qui un prix est proposé");
    expect(candidatesText({ candidates: 0, proposed: 0 })).toBe("aucun candidat en attente");
  });

  it("say when more is reserved than is produced", () => {
    expect(pledgedText(2.87)).toBe(
      "soit environ 2,9\u00a0fois ce que vous produisez\u00a0; chacun reçoit sa part aux heures de production",
    );
    expect(pledgedText(1.02)).toBe("un peu plus que vous ne produisez en un an");
    expect(pledgedText(1)).toBe("de ce que vous produisez en un an");
    // The public page has the same figure, coarser: nobody's own consumption is read from it.
    expect(pledgedText(0.74, 9)).toBe(
      "de ce que vous produisez en un an\u00a0; votre page publique l’arrondit, à 5\u00a0points près",
    );
    expect(pledgedText(0.74, 4)).toBe("de ce que vous produisez en un an");
    expect(pledgedText(null)).toBe("dès que votre installation sera connue");
  });
});
