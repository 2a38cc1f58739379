import { transitions } from "@mec/domain/application";
import { describe, expect, it } from "vitest";
import {
  beforeText,
  byReason,
  doneText,
  failedText,
  knowinglyText,
  namesText,
  nextText,
  stepText,
} from "./move-texts.ts";

describe("what an owner is told of a step", () => {
  const accepted = (kind: "consumer" | "producer") => {
    const step = { kind, to: "SIGNATURE" } as const;
    return `${beforeText(step, 1)} ${doneText(step, 1)} ${nextText(step, 1)}`;
  };

  it("is that an accepted consumer joins the pre-integrated", () => {
    expect(accepted("consumer")).toContain("onglet «\u00a0Acceptés\u00a0»");
  });

  it("is that an accepted producer brings an installation, and of its price nothing: participants may have accepted one", () => {
    expect(accepted("producer")).toContain("Son installation rejoint celles de votre projet");
    expect(accepted("producer")).not.toContain("prix");
    expect(accepted("producer")).not.toMatch(/les acceptés|production réservée|personne/i);
  });

  it("is of his own places what he does, and no mail that nobody sends", () => {
    const told = (to: "PROPOSAL" | "SIGNATURE" | "REJECTED", count: number) => {
      const step = { kind: "consumer", to } as const;
      return `${beforeText(step, count, { isOwn: true })} ${nextText(step, count, true)}`;
    };
    for (const to of ["PROPOSAL", "SIGNATURE", "REJECTED"] as const)
      for (const count of [1, 4]) expect(told(to, count)).not.toMatch(/e-mail|personne/u);
    expect(told("SIGNATURE", 4)).toMatch(/^Vos lieux rejoignent les acceptés/u);
  });

  it("is of a producer's proposition, as he calls it, and that only what names his meter waits for it", () => {
    const accepting = { kind: "producer", to: "SIGNATURE", label: "Accepter la candidature" } as const;
    expect(stepText(accepting, 1)).toBe("Accepter la proposition");
    for (const to of ["SIGNATURE", "REJECTED"] as const) {
      const step = { kind: "producer", to } as const;
      expect(`${doneText(step, 1)} ${failedText(step, 1)}`).toMatch(/^Proposition .* Cette proposition/);
      expect(`${beforeText(step, 1)} ${nextText(step, 1)}`).not.toContain("candidature");
    }
    expect(nextText(accepting, 1)).toContain("bulletin d’adhésion n’attend pas le PDL");
    expect(failedText({ kind: "consumer", to: "SIGNATURE" }, 2)).toBe("Ces candidatures n’ont pas changé");
  });

  it("speaks of as many as the step moves", () => {
    const texts = transitions
      .filter(({ actor }) => actor === "owner")
      .map(({ to, label }) => stepText({ kind: "consumer", to, label }, 3));
    expect(new Set(texts)).toEqual(
      new Set([
        "Proposer un prix à 3 personnes",
        "Accepter 3 candidatures",
        "Refuser 3 candidatures",
        "Mettre 3 participants en exploitation",
      ]),
    );
    const accepting = { kind: "consumer", to: "SIGNATURE", label: "Accepter la candidature" } as const;
    expect(stepText(accepting, 1)).toBe("Accepter la candidature");
    expect(beforeText(accepting, 3)).toMatch(/^Ces personnes rejoignent/);
    expect(beforeText({ kind: "consumer", to: "PROPOSAL" }, 3)).toMatch(/^Chaque personne reçoit/);
  });

  it.each([
    [
      "PROPOSAL",
      "Prix proposé à 1 personne. Vous recevrez sa réponse par e-mail.",
      "Prix proposé à 3 personnes. Vous recevrez chaque réponse par e-mail.",
    ],
    [
      "SIGNATURE",
      "1 candidature acceptée. Vous la retrouvez dans l’onglet « Acceptés ».",
      "3 candidatures acceptées. Vous les retrouvez dans l’onglet « Acceptés ».",
    ],
    [
      "REJECTED",
      "1 candidature refusée. Vous la retrouvez dans l’onglet « Refusés ».",
      "3 candidatures refusées. Vous les retrouvez dans l’onglet « Refusés ».",
    ],
    [
      "EXPLOITATION",
      "1 participant mis en exploitation. Sa fiche est dans l’onglet « En exploitation ».",
      "3 participants mis en exploitation. Leurs fiches sont dans l’onglet « En exploitation ».",
    ],
  ] as const)("is told once it is done of one as of one, of many as of many: %s", (to, one, many) => {
    const step = { kind: "consumer", to } as const;
    const told = (count: number) =>
      `${doneText(step, count)} ${nextText(step, count)}`.replaceAll(/\s/gu, " ");
    expect([told(1), told(3)]).toEqual([one, many]);
  });

  it("counts the last of many names as a person", () => {
    expect(namesText(["Ana", "Léo", "Mia", "Paul"])).toBe("Ana, Léo, Mia et un autre");
    expect(namesText(["Ana", "Léo", "Mia", "Paul", "Zoé"])).toBe("Ana, Léo, Mia et 2 autres");
  });

  it("names what is done with those outside the perimeter as the step that was taken", () => {
    const asked = (to: "PROPOSAL" | "SIGNATURE", count: number) =>
      knowinglyText({ kind: "consumer", to }, count);
    expect(asked("PROPOSAL", 1)).toBe("Proposer malgré tout (1\u00a0personne)");
    expect(asked("SIGNATURE", 2)).toBe("Accepter malgré tout (2\u00a0personnes)");
  });

  it("tells those outside the perimeter each his reason, once for all who read the same", () => {
    const refused = [
      { name: "Ana", error: "trop loin" },
      { name: "Léo", error: "commune" },
      { name: "Mia", error: "trop loin" },
    ];
    expect(byReason(refused)).toEqual([
      ["trop loin", ["Ana", "Mia"]],
      ["commune", ["Léo"]],
    ]);
  });

  it("sends nobody to the consumers' tabs for a producer", () => {
    for (const to of ["SIGNATURE", "REJECTED", "EXPLOITATION"] as const) {
      expect(nextText({ kind: "producer", to }, 1)).not.toContain("onglet");
    }
  });
});
