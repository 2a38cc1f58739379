import { transitions } from "@mec/domain/application";
import { describe, expect, it } from "vitest";
import { beforeText, doneText, nextText, stepText } from "./move-texts.ts";

describe("what an owner is told of a step", () => {
  const accepted = (kind: "consumer" | "producer") => {
    const step = { kind, to: "SIGNATURE" } as const;
    return `${beforeText(step, 1)} ${doneText(step, 1)} ${nextText(step)}`;
  };

  it("is that an accepted consumer joins the pre-integrated", () => {
    expect(accepted("consumer")).toContain("onglet «\u00a0Acceptés\u00a0»");
  });

  it("is that an accepted producer brings an installation, at his price", () => {
    expect(accepted("producer")).toContain("au prix qu’il demande");
    expect(accepted("producer")).not.toMatch(/les acceptés|production réservée|personne/i);
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

  it("sends nobody to the consumers' tabs for a producer", () => {
    for (const to of ["SIGNATURE", "REJECTED", "EXPLOITATION"] as const) {
      expect(nextText({ kind: "producer", to })).not.toContain("onglet");
    }
  });
});
