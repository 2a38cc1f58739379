import { type Call, type Client, ApiError as Refusal } from "@mec/api";
import { applicationCalls } from "@mec/api/application";
import { pointCalls } from "@mec/api/point";
import { signatoryCalls } from "@mec/api/signatory";
import { messages } from "@mec/domain/shared";
import { describe, expect, it } from "vitest";
import { lyonAddress as address } from "../../../parts/address/address.test-helper.ts";
import { emptyJoinDraft, type JoinDraft } from "./join-draft.ts";
import { savePoint, saveSignatory, sendApplication } from "./send.ts";
import type { JoinTarget } from "./use-join-target.ts";

const draft: JoinDraft = {
  ...emptyJoinDraft,
  consumerType: "individual",
  house: { ...emptyJoinDraft.house, name: "Maison", address },
  meterLater: true,
};
const target: JoinTarget = {
  projectId: "p1",
  name: "Soleil partagé",
  invitationToken: null,
  email: null,
  perimeterKm: 2,
  start: null,
  isFull: false,
  waits: false,
  waitingCount: 0,
  ownWaiting: 0,
};
const refusal = (statusCode: number, message: string) =>
  new Refusal({ statusCode, error: "", message, requestId: "r" });

/** A client that stands for the server: answers each call from the map, and records the calls. */
function serverOf(answers: Map<Call, unknown>) {
  const got: Call[] = [];
  const call = (async (asked: Call) => {
    got.push(asked);
    const answer = answers.get(asked);
    if (answer instanceof Error) throw answer;
    return answer;
  }) as Client;
  return { call, got };
}

describe("an attempt after a failure", () => {
  it("changes the point that the first one created", async () => {
    const server = serverOf(
      new Map<Call, unknown>([
        [pointCalls.createConsumptionPoint, { id: "c1" }],
        [pointCalls.updateConsumptionPoint, { id: "c1" }],
      ]),
    );
    let saved: JoinDraft["saved"] = null;
    const remember = (next: JoinDraft["saved"]) => {
      saved = next;
    };
    const first = await savePoint(server.call, { draft, userId: "u1", remember });
    const second = await savePoint(server.call, { draft: { ...draft, saved }, userId: "u1", remember });
    expect([first, second]).toEqual(["c1", "c1"]);
    expect(server.got).toEqual([pointCalls.createConsumptionPoint, pointCalls.updateConsumptionPoint]);
  });

  it("leaves alone the point that somebody else created in this browser", async () => {
    const server = serverOf(new Map<Call, unknown>([[pointCalls.createConsumptionPoint, { id: "c2" }]]));
    const saved = { userId: "somebody else", pointId: "c1" };
    expect(
      await savePoint(server.call, { draft: { ...draft, saved }, userId: "u1", remember: () => {} }),
    ).toBe("c2");
  });

  it("is a success when the application of the first one is there", async () => {
    const application = {
      projectId: "p1",
      progress: [{ id: "1", status: "APPLICATION", createdAt: "2026-11-01T10:00:00.000Z" }],
    };
    const server = serverOf(
      new Map<Call, unknown>([
        [applicationCalls.apply, refusal(409, "ALREADY_APPLIED")],
        [applicationCalls.getApplication, application],
      ]),
    );
    await expect(sendApplication(server.call, "c1", target)).resolves.toBeUndefined();
    await expect(sendApplication(server.call, "c1", { ...target, projectId: "p2" })).rejects.toThrow();
  });
});

describe("a failure", () => {
  it("is told with the message of what failed", async () => {
    const server = serverOf(
      new Map<Call, unknown>([
        [signatoryCalls.saveConsumptionSignatory, refusal(500, "INTERNAL_ERROR")],
        [applicationCalls.apply, refusal(500, "INTERNAL_ERROR")],
      ]),
    );
    await expect(saveSignatory(server.call, "c1", {} as never)).rejects.toThrow(messages.signatorySaveFailed);
    await expect(sendApplication(server.call, "c1", target)).rejects.toThrow(messages.connectionFailed);
  });
});
