import { applicationCalls } from "@mec/api/application";
import { pointCalls } from "@mec/api/point";
import { asProducer, type ProductionPointInput } from "@mec/domain/point";
import { ApiError, type Client, isRefusal } from "../../../../platform/client.tsx";
import { emailObject } from "../../../../platform/widget.ts";
import type { ProducerTarget } from "./use-producer-target.ts";

interface Saving {
  /** The point created by an earlier attempt whose application failed. */
  readonly savedId: string | null;
  readonly remember: (id: string | null) => void;
}

const hasStatus = (error: unknown, status: number) =>
  error instanceof ApiError && error.statusCode === status;

/** A second attempt updates the point of the first one rather than creating another. */
async function savePoint(call: Client, point: ProductionPointInput, savedId: string | null): Promise<string> {
  if (savedId) {
    try {
      return (await call(pointCalls.updateProductionPoint, { params: { id: savedId }, body: point })).id;
    } catch (error) {
      if (!hasStatus(error, 404)) throw error;
    }
  }
  return (await call(pointCalls.createProductionPoint, { body: point })).id;
}

export async function applyWith(call: Client, target: ProducerTarget, pointId: string): Promise<void> {
  const body = {
    projectId: target.id,
    participant: asProducer(pointId),
    isFromProjectOwner: false,
    ...emailObject,
  };
  await call(applicationCalls.apply, { body });
}

/**
 * Registers the point, then applies to the project; in the person's own project it takes part at once.
 * @returns the point's id.
 */
export async function sendPoint(
  call: Client,
  target: ProducerTarget,
  point: ProductionPointInput,
  { savedId, remember }: Saving,
): Promise<string> {
  if (target.isMine) {
    return (await call(pointCalls.createProductionPoint, { body: { ...point, projectId: target.id } })).id;
  }
  const id = await savePoint(call, point, savedId);
  remember(id);
  try {
    await applyWith(call, target, id);
  } catch (error) {
    // The point comes from an earlier attempt whose answer was lost: the application found is that attempt's.
    if (savedId === null || !isRefusal(error, "ALREADY_APPLIED")) throw error;
  }
  remember(null);
  return id;
}
