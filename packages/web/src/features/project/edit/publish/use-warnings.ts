import { type PerimeterCheck, publicProjectCalls } from "@mec/api/project";
import type { ProductionPointInput } from "@mec/domain/point";
import type { Perimeter, PerimeterFault, ProjectInput } from "@mec/domain/project";
import { useState } from "react";
import type { Client } from "../../../../platform/client.tsx";

export interface Duplicate {
  readonly id: string;
  readonly name: string;
  /** km */
  readonly distance: number;
}

/** What is shown once before a project is published: those that look like it, and what its perimeter does not suit. */
export function useWarnings() {
  const [duplicates, setDuplicates] = useState<readonly Duplicate[] | null>(null);
  const [checked, setChecked] = useState<{ perimeter: Perimeter; check: PerimeterCheck } | null>(null);

  async function hasNewDuplicates(call: Client, { name, address }: ProjectInput): Promise<boolean> {
    const found = await call(publicProjectCalls.checkDuplicates, { body: { name, address } });
    const shown = new Set(duplicates?.map(({ id }) => id));
    setDuplicates(found.duplicates);
    return found.duplicates.some(({ id }) => !shown.has(id));
  }

  async function hasNewFaults(
    call: Client,
    { perimeter }: ProjectInput,
    { address, productionPower: powerKw }: ProductionPointInput,
  ): Promise<boolean> {
    const found = await call(publicProjectCalls.checkPerimeter, { body: { perimeter, address, powerKw } });
    const isShown = (fault: PerimeterFault) =>
      checked?.perimeter === perimeter && checked.check.faults.includes(fault);
    setChecked({ perimeter, check: found });
    return !found.faults.every(isShown);
  }

  /** Asks for both, and shows them. @returns whether one was not shown yet. */
  async function hasNews(
    call: Client,
    { project, productionPoint }: { project: ProjectInput; productionPoint: ProductionPointInput },
  ): Promise<boolean> {
    const areDuplicatesNew = await hasNewDuplicates(call, project);
    return (await hasNewFaults(call, project, productionPoint)) || areDuplicatesNew;
  }

  return { duplicates: duplicates ?? [], checked, hasNews };
}
