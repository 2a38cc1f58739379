import { applicationCalls } from "@mec/api/application";
import type { ProgressInput } from "@mec/domain/application";
import type { ErrorCode } from "@mec/domain/shared";
import { type Client, frenchMessage } from "../../../platform/client.tsx";
import { lotsOf, mostSteps } from "./lots.ts";
import type { Moved } from "./types.ts";

export interface MoveResult extends Moved {
  readonly ok: boolean;
  readonly code?: ErrorCode | undefined;
  /** The reason for a refusal, in French. */
  readonly error?: string | undefined;
}

export interface Order {
  readonly projectId: string;
  readonly people: readonly Moved[];
  readonly step: ProgressInput;
}

async function moveSome(call: Client, { projectId, people, step }: Order): Promise<MoveResult[]> {
  try {
    const { results } = await call(applicationCalls.moveApplications, {
      params: { id: projectId },
      body: { applicationIds: people.map(({ applicationId }) => applicationId), step },
    });
    return people.map((person) => {
      const result = results.find(({ applicationId }) => applicationId === person.applicationId);
      return { ...person, ok: result?.ok ?? false, code: result?.code, error: result?.error };
    });
  } catch (failure) {
    return people.map((person) => ({ ...person, ok: false, error: frenchMessage(failure) }));
  }
}

/** Takes the step for everyone, some at a time; a call that fails fails for its own only. */
export async function takeSteps(call: Client, order: Order): Promise<MoveResult[]> {
  const results: MoveResult[] = [];
  for (const people of lotsOf(order.people, mostSteps))
    results.push(...(await moveSome(call, { ...order, people })));
  return results;
}
