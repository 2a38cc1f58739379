import { describe, expect, it } from "vitest";
import { beforeText, doneText, nextText } from "./move-texts.ts";

describe("what an owner is told of a step", () => {
  const accepted = (kind: "consumer" | "producer") => {
    const step = { kind, to: "SIGNATURE" } as const;
    return `${beforeText(step)} ${doneText(step, 1)} ${nextText(step)}`;
  };

  it("is that an accepted consumer joins the pre-integrated", () => {
    expect(accepted("consumer")).toContain("onglet «\u00a0Pré-intégrés\u00a0»");
  });

  it("is that an accepted producer brings an installation, at his price", () => {
    expect(accepted("producer")).toContain("au prix qu’il demande");
    expect(accepted("producer")).not.toMatch(/pré-intégrés|production réservée|personne/i);
  });

  it("sends nobody to the consumers' tabs for a producer", () => {
    for (const to of ["SIGNATURE", "REJECTED", "EXPLOITATION"] as const) {
      expect(nextText({ kind: "producer", to })).not.toContain("onglet");
    }
  });
});
