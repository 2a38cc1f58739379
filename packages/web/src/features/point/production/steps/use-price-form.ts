import * as z from "zod";
import { type NewAccountForm, parted } from "../../../../parts/account/new-account.ts";
import { useLastStep } from "../../../../parts/account/use-last-step.ts";
import { companyOf, withCompany } from "../../../../parts/point/publishing/plant-company.ts";
import {
  type PriceAnswers,
  type ProductionForm,
  priceStepSchema,
} from "../../../../parts/point/publishing/production-form.ts";
import { type CompanyForm, companySchema } from "./company-field.tsx";

/** The prices, and the installation's name, which a structure that opens an account gives it too. */
export type NamedPrices = PriceAnswers & Partial<Pick<ProductionForm, "name">>;

type PriceForm = PriceAnswers & CompanyForm;

const schema = z.intersection(priceStepSchema, companySchema);

interface Given {
  initial: PriceAnswers;
  /** What the installation is called. */
  plantName: string;
  asksAccount: boolean;
  /** Whether the structure is asked too, which is then named before the installation. */
  asksCompany: boolean;
  onTyped: ((answers: NamedPrices) => void) | undefined;
  onValid: (answers: NamedPrices, account: NewAccountForm | null) => unknown;
}

/** The form of the price's step, and what sends it. */
export function usePriceForm({ initial, plantName, asksAccount, asksCompany, onTyped, onValid }: Given) {
  const named = ({ company, ...prices }: PriceForm): NamedPrices =>
    asksCompany ? { ...prices, name: withCompany(plantName, company) } : prices;
  const form = useLastStep<PriceForm>(
    schema,
    { ...initial, company: companyOf(plantName) },
    { asksAccount, onTyped: (typed) => onTyped?.(named(typed)) },
  );
  const go = (values: PriceForm & NewAccountForm) => {
    const { answers, account } = parted<PriceForm>(values);
    return onValid(named(answers), asksAccount ? account : null);
  };
  return { form, go };
}
