import type { UseFormReturnType } from "@mantine/form";
import type { ConsumptionPoint } from "@mec/domain/point";
import type { Signatory } from "@mec/domain/signatory";
import type { SignatoryForm } from "../../parts/signatory/signatory-form.ts";
import { t } from "../../platform/i18n.ts";
import { FillFrom } from "./fill-from.tsx";
import { sameDeliberation } from "./prefill.ts";
import { useOtherDeliberation } from "./use-other-signatory.ts";

interface Props {
  form: UseFormReturnType<SignatoryForm>;
  point: ConsumptionPoint;
  /** As stored: who signs for this place. */
  signatory: Signatory;
}

/** Fills in the délibération that another place of the same body named: a council votes on all of them at once. */
export function SameDeliberation({ form, point, signatory }: Props) {
  const other = useOtherDeliberation(point, signatory);
  if (other?.signatory.entityType !== "Professionnel") return null;
  const told = sameDeliberation(other.signatory);
  return (
    <FillFrom
      label={t("Même délibération que «\u00a0{{place}}\u00a0»", { place: other.place })}
      fill={() => form.setValues(told)}
    />
  );
}
