import type { ApplicationStatus } from "@mec/domain/application";
import type { ConsumptionPoint, ProductionPoint } from "@mec/domain/point";
import { describe, expect, it } from "vitest";
import { consumerNextStep, producerNextStep } from "./next-step.ts";

const progress = (status: ApplicationStatus | null) =>
  status && { progress: [{ id: "1", status, createdAt: "2026-03-01T10:00:00.000Z" }] };

const consumer = (status: ApplicationStatus | null, prm = "16123456789012") =>
  ({ id: "c1", prm, applicationProgress: progress(status) }) as unknown as ConsumptionPoint;

const producer = (facts: object) =>
  ({
    id: "p1",
    operational: { isOperational: true },
    applicationProgress: null,
    ...facts,
  }) as unknown as ProductionPoint;

describe("the next step of a consumption point", () => {
  it("is to answer a price that was proposed", () => {
    expect(consumerNextStep(consumer("PROPOSAL"))).toMatchObject({
      action: "Répondre",
      to: "/consumer/c1/application",
    });
  });

  it("is to give the meter that an application lacks", () => {
    expect(consumerNextStep(consumer("APPLICATION", "")).to).toBe("/consumer/c1/my-profile");
    expect(consumerNextStep(consumer("APPLICATION")).to).toBe("/consumer/c1/application");
  });

  it("is to find a project when there is none", () => {
    expect(consumerNextStep(consumer(null)).to).toBe("/explore");
  });
});

describe("the next step of a production point", () => {
  it("is in the project that it belongs to, when that is one's own", () => {
    const point = producer({ projectId: "own" });
    expect(producerNextStep(point, new Set(["own"])).to).toBe("/project-owner/own/my-producer");
    expect(producerNextStep(point, new Set()).to).toBe("/explore");
  });

  it("is to give the meter that an application lacks", () => {
    const point = producer({
      applicationProgress: progress("APPLICATION"),
      operational: { isOperational: false },
    });
    expect(producerNextStep(point, new Set()).action).toBe("Renseigner le PDL");
  });
});
