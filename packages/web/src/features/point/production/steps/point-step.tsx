import type { ProducerStep } from "@mec/api";
import type { Address } from "@mec/domain/address";
import type { ReactNode } from "react";
import type { NewAccountForm } from "../../../../parts/account/new-account.ts";
import { answersOf, type ProductionForm } from "../../../../parts/point/publishing/production-form.ts";
import { tariffFor } from "../../../../parts/point/publishing/quote-of-roof.ts";
import { useRoof } from "../../../../parts/point/publishing/roof.ts";
import type { TariffAnswers } from "../../../../parts/point/publishing/tariff.ts";
import { type Refused, refusedIn } from "../../../../ui/forms/refused-fields.ts";
import { MeterStep } from "./meter-step.tsx";
import { PriceStep } from "./price-step.tsx";
import type { StepProps } from "./step-props.ts";
import { TypologyStep } from "./typology-step.tsx";

interface Props extends Omit<StepProps<Partial<ProductionForm>>, "initial" | "onValid"> {
  step: ProducerStep;
  form: ProductionForm;
  onValid: (answers: Partial<ProductionForm>, account: NewAccountForm | null) => unknown;
  /** What the server refused, by the step that asks it. */
  refused: Refused;
  noticeAt?: (address: Address) => ReactNode;
  /** The project that would sell the energy, null for a future one; undefined for a known installation. */
  projectId?: string | null;
  /** The project that a known installation sells in, for the VAT of its price. */
  soldIn?: string | null | undefined;
  /** Whether that project is somebody else's. */
  isSoldByOthers?: boolean;
  /** Whether its holder has signed: what he asks is told in place of being asked. */
  isPriceSigned?: boolean;
  /** The meter's number whose consent was given before. */
  authorised?: string | null;
  /** What the purchase contract of a known installation pays; null where that is not asked. */
  tariff?: TariffAnswers | null;
  /** Whether the last step opens an account. */
  asksAccount?: boolean;
}

/** One of the steps of a production point. */
export function PointStep({
  step,
  form,
  noticeAt,
  projectId,
  soldIn = projectId,
  isSoldByOthers = false,
  isPriceSigned = false,
  tariff = null,
  asksAccount = false,
  authorised = null,
  refused,
  ...props
}: Props) {
  const isNew = projectId !== undefined;
  const [roof] = useRoof();
  const onValid = (answers: Partial<ProductionForm>) => props.onValid(answers, null);
  const shared = { ...props, onValid, refused: refusedIn(refused, step) };
  if (step === "sge") {
    return (
      <MeterStep {...shared} initial={answersOf.sge(form)} isOperating={isNew} authorised={authorised} />
    );
  }
  if (step === "typology") {
    return (
      <TypologyStep
        {...shared}
        initial={answersOf.installation(form)}
        isNew={isNew}
        tariff={isNew ? tariffFor(form, roof) : tariff}
        {...(noticeAt && { noticeAt })}
      />
    );
  }
  return (
    <PriceStep
      {...shared}
      onValid={props.onValid}
      initial={answersOf.price(form)}
      plantName={form.name}
      asksAccount={asksAccount}
      isSigned={isPriceSigned}
      soldIn={soldIn ?? null}
      {...(isSoldByOthers && { isJoining: true })}
      {...(projectId !== undefined && { selling: { plant: form, projectId } })}
    />
  );
}
