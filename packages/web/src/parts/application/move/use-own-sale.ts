import { dayInParis } from "@mec/domain/shared";
import type { OwnSale, OwnSaleInput } from "@mec/energy";
import { askWorker } from "../../../platform/ask-worker.ts";
import { useLoaded } from "../../../platform/loaded.ts";
import { useOwnPoints } from "../../point/use-own-points.ts";
import { useProjectProducers } from "../../project/project-producers.ts";
import { ownSaleInput } from "./own-sale-input.ts";
import type { Moved } from "./types.ts";

const runOwnSale = (input: OwnSaleInput, signal: AbortSignal): Promise<OwnSale> =>
  askWorker(new Worker(new URL("./own-sale-worker.ts", import.meta.url), { type: "module" }), input, signal);

interface Asked {
  projectId: string;
  people: readonly Moved[];
  /** kWh a year that the participants consume; null when it is not known. */
  acceptedKwh: number | null;
}

/** What accepting these producers does to the owner's own sale, computed in the browser; nothing without one. */
export function useOwnSale({ projectId, people, acceptedKwh }: Asked): OwnSale | undefined {
  const { data: points } = useProjectProducers(projectId);
  const mine = useOwnPoints();
  const input =
    points && acceptedKwh !== null
      ? ownSaleInput({
          projectId,
          points,
          mine,
          newcomers: people.flatMap(({ selling }) => (selling ? [selling.plant] : [])),
          acceptedKwh,
          day: dayInParis(new Date()),
        })
      : null;
  return useLoaded("own-sale", input, input && ((signal) => runOwnSale(input, signal)), { retry: false })
    .data;
}
