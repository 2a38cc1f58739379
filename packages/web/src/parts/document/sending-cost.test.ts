import type { ParticipantDocuments } from "@mec/api/document";
import { type DocumentStatus, documentKinds } from "@mec/domain/document";
import { describe, expect, it } from "vitest";
import { documentOf } from "./document.test-helper.ts";
import { setsToSend } from "./sending.ts";
import { costOfSending, costText } from "./sending-cost.ts";

const usage = { pmo: "usage", vente: "usage", convention: "usage" } as const;
const one = (status: DocumentStatus, kind: "consumer" | "producer" = "consumer"): ParticipantDocuments => ({
  kind,
  id: `${kind} ${status}`,
  name: "Ana Roux",
  applicationStatus: "SIGNATURE",
  bulletin: documentOf(status),
  accord: documentOf("READY"),
  salesContract: documentOf("READY"),
});

describe("what a sending costs", () => {
  it("is the price of the service for each consumer whose document leaves for the first time", () => {
    const cost = costOfSending(setsToSend([one("READY"), one("DECLINED")], ["bulletin"]), usage);
    expect(cost).toEqual({ amountExclTax: 7, people: 1, isAgain: true });
    expect(costOfSending(setsToSend([one("READY")], documentKinds), usage)).toEqual({
      amountExclTax: 40,
      people: 1,
      isAgain: false,
    });
  });

  it("is nothing for a producer, for what was sent before, and under a free plan", () => {
    const none = { amountExclTax: 0, people: 0, isAgain: true };
    const sets = setsToSend([one("READY", "producer"), one("EXPIRED"), one("SENT")], ["bulletin"]);
    expect(costOfSending(sets, usage)).toEqual(none);
    const free = costOfSending(setsToSend([one("READY")], ["bulletin"]), { ...usage, pmo: "free" });
    expect(free).toEqual({ amountExclTax: 0, people: 1, isAgain: false });
  });

  it("is nothing for a service that was counted for him, whatever is sent again: a contract of more, or after a retraction", () => {
    const again = { ...one("READY"), counted: ["pmo" as const, "convention" as const] };
    // The contract of sale alone is new to him.
    expect(costOfSending(setsToSend([again], documentKinds), usage)).toEqual({
      amountExclTax: 20,
      people: 1,
      isAgain: true,
    });
    const all = { ...again, counted: ["pmo" as const, "convention" as const, "vente" as const] };
    expect(costOfSending(setsToSend([all], documentKinds), usage)).toEqual({
      amountExclTax: 0,
      people: 0,
      isAgain: true,
    });
  });

  it("is not told where credits pay for it", () => {
    expect(costOfSending(setsToSend([one("READY")], ["bulletin"]), { ...usage, pmo: "credits" })).toBeNull();
  });

  it("is said with the tax that the reader pays", () => {
    const [again, first] = [{ isAgain: true }, { isAgain: false }];
    expect(costText({ amountExclTax: 7, people: 1, ...again }, "individual")).toBe(
      "Coût\u00a0: 8,40\u00a0€\u00a0TTC (1\u00a0nouveau participant), et 0\u00a0€ pour ce qui a déjà été compté.",
    );
    // Nothing is said of who was counted where nobody was.
    expect(costText({ amountExclTax: 160, people: 4, ...first }, "professional")).toBe(
      "Coût\u00a0: 160\u00a0€\u00a0HT, soit 192\u00a0€\u00a0TTC (4\u00a0nouveaux participants).",
    );
    expect(costText({ amountExclTax: 0, people: 0, ...again }, "individual")).toBe(
      "Coût\u00a0: 0\u00a0€, rien de nouveau n’est compté.",
    );
  });
});
