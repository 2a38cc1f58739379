import { describe, expect, it } from "vitest";
import { toDoWords } from "./to-do-words.ts";

describe("why there is something to do", () => {
  it("speaks of one or of many, as the line above", () => {
    const { why } = toDoWords["answer-producers"];
    expect([why(1), why(2)]).toEqual(["Il attend votre réponse.", "Ils attendent votre réponse."]);
    expect(toDoWords["start-sharing"].why(1)).toContain("Mettez-le");
    expect(toDoWords["send-papers"].why(1)).toContain("il lui reste");
    expect(toDoWords["settle-refusals"].text(2)).toBe("2\u00a0participants ont refusé de signer");
  });
});

describe("candidates of a project", () => {
  const { text, why } = toDoWords["answer-candidates"];
  const plain = (words: string) => words.replaceAll("\u00a0", " ");

  it("are told apart from those who wait for room", () => {
    expect(plain(text(13, { onWaitingList: 3 }))).toBe(
      "13 candidatures à étudier, dont 3 en liste d’attente",
    );
    expect(plain(text(13, {}))).toBe("13 candidatures à étudier");
  });

  it("wait for no usual delay where all is reserved", () => {
    expect(why(13, { isFull: true })).toContain("réservée");
    expect(why(13)).toContain("une semaine");
  });
});
