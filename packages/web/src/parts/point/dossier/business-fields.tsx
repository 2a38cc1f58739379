import type { WorkingHours } from "@mec/domain/point";
import type { Dossier } from "./dossier-schema.ts";
import { HoursChoice } from "./hours-choice.tsx";
import { VatChoice } from "./vat-choice.tsx";

interface Props {
  /** Tells these choices from others on the page. */
  id: string;
  told: Pick<Dossier, "workingHours" | "reclaimsVat">;
  onHours: (hours: WorkingHours) => void;
  onVat: (reclaimsVat: boolean) => void;
}

/** What a business alone is asked, a tap each, none of them required: when it works, and whether it gets its VAT back. */
export function BusinessFields({ id, told, onHours, onVat }: Props) {
  return (
    <>
      <HoursChoice id={`${id}-hours`} value={told.workingHours ?? null} onChange={onHours} />
      <VatChoice id={`${id}-vat`} value={told.reclaimsVat ?? null} onChange={onVat} />
    </>
  );
}
