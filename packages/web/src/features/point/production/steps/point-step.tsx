import type { ProducerStep } from "@mec/api";
import type { Address } from "@mec/domain/address";
import type { ReactNode } from "react";
import { answersOf, type ProductionForm } from "../../../../parts/point/publishing/production-form.ts";
import { MeterStep } from "./meter-step.tsx";
import { PriceStep } from "./price-step.tsx";
import type { StepProps } from "./step-props.ts";
import { TypologyStep } from "./typology-step.tsx";

interface Props extends Omit<StepProps<Partial<ProductionForm>>, "initial"> {
  step: ProducerStep;
  form: ProductionForm;
  noticeAt?: (address: Address) => ReactNode;
  /** The project that would sell the energy, null for a future one; undefined where no revenue is shown. */
  projectId?: string | null;
  /** Shown at the last step, before the button. */
  notice?: ReactNode;
}

/** One of the three steps of a production point. */
export function PointStep({ step, form, noticeAt, notice, projectId, ...props }: Props) {
  if (step === "sge") return <MeterStep {...props} initial={answersOf.sge(form)} />;
  if (step === "typology") {
    return <TypologyStep {...props} initial={answersOf.typology(form)} {...(noticeAt ? { noticeAt } : {})} />;
  }
  return (
    <PriceStep
      {...props}
      initial={answersOf.price(form)}
      notice={notice}
      {...(projectId !== undefined && { selling: { plant: form, projectId } })}
    />
  );
}
