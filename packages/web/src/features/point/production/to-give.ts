import type { ProducerStep } from "@mec/api";
import type { ProductionForm } from "../../../parts/point/publishing/production-form.ts";

/** Who comes back to the meter that he left for later has its number: its field is open. */
export const toGive = (
  step: ProducerStep,
  { operating }: Pick<ProductionForm, "operating">,
): Partial<ProductionForm> => (step === "sge" && operating === "later" ? { operating: "yes" } : {});
