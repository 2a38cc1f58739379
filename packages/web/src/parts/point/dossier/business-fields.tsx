import { SimpleGrid } from "@mantine/core";
import type { ToldPower, WorkingHours } from "@mec/domain/point";
import type { Dossier } from "./dossier-schema.ts";
import { HoursChoice } from "./hours-choice.tsx";
import { PowerChoice } from "./power-choice.tsx";
import { VatChoice } from "./vat-choice.tsx";

interface Props {
  /** Tells these choices from others on the page. */
  id: string;
  told: Pick<Dossier, "workingHours" | "reclaimsVat" | "meterPower" | "segment">;
  onHours: (hours: WorkingHours | null) => void;
  /** Left out where the power of the meter has a field of its own. */
  onPower?: ((told: ToldPower) => void) | undefined;
  /** Left out where the tax of a sum is changed beside it. */
  onVat?: ((reclaimsVat: boolean | null) => void) | undefined;
}

/** What a business alone is asked, none of it required: when it works, the power of its meter, and whether it gets its VAT back. */
export function BusinessFields({ id, told, onHours, onPower, onVat }: Props) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="lg" style={{ alignItems: "end" }}>
      <HoursChoice id={`${id}-hours`} value={told.workingHours ?? null} onChange={onHours} />
      {onPower && <PowerChoice id={`${id}-power`} told={told} onChange={onPower} />}
      {onVat && <VatChoice id={`${id}-vat`} value={told.reclaimsVat ?? null} onChange={onVat} />}
    </SimpleGrid>
  );
}
