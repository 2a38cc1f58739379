import { Skeleton, Text } from "@mantine/core";
import {
  displayedPrice,
  formatNumber,
  type PriceRange,
  type ProfileType,
  priceRangeText,
  priceToKeep,
  type VatRegime,
} from "@mec/domain/shared";
import { supposedPrices } from "@mec/domain/study";
import type { ComponentProps } from "react";
import * as z from "zod";
import { type NewAccountForm, parted } from "../../../../parts/account/new-account.ts";
import { NewAccountFields } from "../../../../parts/account/new-account-fields.tsx";
import { useLastStep } from "../../../../parts/account/use-last-step.ts";
import { companyOf, withCompany } from "../../../../parts/point/publishing/plant-company.ts";
import {
  type PriceAnswers,
  type ProductionForm,
  priceStepSchema,
  retyped,
  withUsualPrice,
} from "../../../../parts/point/publishing/production-form.ts";
import { useRoof } from "../../../../parts/point/publishing/roof.ts";
import type { PlantAnswers } from "../../../../parts/point/revenue/plant.ts";
import { shortQuotePaidText } from "../../../../parts/point/revenue/quote-payback.ts";
import { useProjectPrice, useRevenue, useVatRegime } from "../../../../parts/point/revenue/use-revenue.ts";
import { t } from "../../../../platform/i18n.ts";
import { usePrices } from "../../../../platform/profile-type.ts";
import { CheckedForm } from "../../../../ui/wizard/index.ts";
import { RevenueCard } from "../../revenue-card.tsx";
import { quoteFor } from "../quote-of-roof.ts";
import { CompanyField, type CompanyForm, companySchema } from "./company-field.tsx";
import { RangeFields, SellingField } from "./price-fields.tsx";
import { PriceHelp } from "./price-help.tsx";
import { whoseVatText } from "./price-help-words.ts";
import type { StepProps } from "./step-props.ts";

/** The prices, and the installation's name, which a structure that opens an account gives it too. */
type Answers = PriceAnswers & Partial<Pick<ProductionForm, "name">>;

interface Props extends Omit<StepProps<PriceAnswers>, "onTyped" | "onValid"> {
  onTyped?: (answers: Answers) => void;
  /** Sends a visitor's answers with the account that he opens. */
  onValid: (answers: Answers, account: NewAccountForm | null) => unknown;
  /** What the installation is called: who opens an account as a business is asked for his structure, which is named before it. */
  plantName: string;
  /** Whether the answers are a visitor's, and sent from here. */
  asksAccount: boolean;
  /** Whose VAT regime the price is in; null for a project that does not exist yet. */
  soldIn: string | null;
  /** What would be sold; without it, no revenue is shown. */
  selling?: { plant: PlantAnswers; projectId: string | null };
  /** Whether the project is somebody else's. */
  isJoining?: boolean;
}

/** The typed prices, without VAT; undefined as long as they are not a range. */
function typedRange({ selling, min, max, typedAs }: PriceAnswers): PriceRange | null | undefined {
  if (selling === "gives") return null;
  const range = priceRangeText.safeParse({ min, max }).data;
  return range && { min: priceToKeep(range.min, typedAs), max: priceToKeep(range.max, typedAs) };
}

/** A price as it is typed. */
const typedPrice = (ht: number, typedAs: ProfileType): string =>
  formatNumber(displayedPrice(ht, typedAs), 4).replaceAll(/\s/gu, "");

const noPlant: PlantAnswers = {
  productionType: "",
  address: null,
  productionPower: "",
  annualProduction: "",
};

type EarnedProps = ComponentProps<typeof RevenueCard> & Pick<Props, "selling">;

/** What this price earns, and in how many years it pays the quote that was given with the roof. */
function Earned({ selling, ...earned }: EarnedProps) {
  const [roof] = useRoof();
  const paid = selling && shortQuotePaidText(quoteFor(selling.plant, roof), earned.revenue);
  return (
    <div>
      <RevenueCard {...earned} />
      {paid && (
        <Text fw={600} mt="sm">
          {paid}
        </Text>
      )}
    </div>
  );
}

const accountPurpose = () => t("Avec votre adresse e-mail, il vous permettra de suivre votre proposition.");

type PricesProps = Omit<Props, "soldIn"> & { vatRegime: VatRegime };

type PricesForm = PriceAnswers & CompanyForm;

const lastSchema = z.intersection(priceStepSchema, companySchema);

/** The answers to send, with the structure in the name where it was asked. */
const answersOf = ({ company, ...prices }: PricesForm, plantName: string, asksCompany: boolean): Answers =>
  asksCompany ? { ...prices, name: withCompany(plantName, company) } : prices;

function Prices(props: PricesProps) {
  const { initial, vatRegime, onTyped, onValid, asksAccount, selling, isJoining, plantName, ...checked } =
    props;
  const asksCompany = usePrices().profileType === "professional" && asksAccount;
  const form = useLastStep<PricesForm>(
    lastSchema,
    { ...initial, company: companyOf(plantName) },
    { asksAccount, onTyped: (typed) => onTyped?.(answersOf(typed, plantName, asksCompany)) },
  );
  const { typedAs } = initial;
  const typed = typedRange(form.values);
  const supposed = selling?.projectId === null ? supposedPrices : null;
  const { revenue, isComing, asked, projectPrice } = useRevenue({
    plant: selling?.plant ?? noPlant,
    projectId: selling?.projectId ?? null,
    price: typed === undefined && supposed ? supposed : typed,
  });
  const isBlank = form.values.min === "" && form.values.max === "";
  // While no price is typed, the revenue at the project's own price is shown; once a wrong one is typed, none.
  const saysRevenue = typed !== undefined || (isBlank && !supposed);
  function go(values: PricesForm & NewAccountForm) {
    const { answers, account } = parted<PricesForm>(values);
    return onValid(answersOf(answers, plantName, asksCompany), asksAccount ? account : null);
  }
  const take = ({ min, max }: PriceRange) =>
    form.setValues({ min: typedPrice(min, typedAs), max: typedPrice(max, typedAs) });
  return (
    <CheckedForm form={form} onValid={go} {...checked}>
      <SellingField form={form} isJoining={isJoining ?? Boolean(selling?.projectId)} />
      {form.values.selling === "sells" && (
        <RangeFields
          form={form}
          isVatFree={vatRegime === "franchise"}
          whoseVat={selling?.projectId ? whoseVatText(vatRegime) : null}
          example={projectPrice ?? supposedPrices}
        >
          <PriceHelp
            revenue={revenue}
            isComing={isComing}
            suggested={projectPrice ?? supposed}
            typed={typed}
            isOfProject={projectPrice !== null}
            vatRegime={vatRegime}
            onTake={take}
          />
        </RangeFields>
      )}
      {isComing && saysRevenue && <Skeleton mih={{ base: 250, xs: 172 }} />}
      {revenue && asked && saysRevenue && (
        <Earned {...asked} {...{ revenue, vatRegime, selling }} isExample={typed === undefined} />
      )}
      {asksAccount && (
        <NewAccountFields form={form} purpose={accountPurpose()}>
          {asksCompany && <CompanyField form={form} />}
        </NewAccountFields>
      )}
    </CheckedForm>
  );
}

/**
 * The price, with or without tax as this visitor reads prices; a switch between them rewrites what was typed.
 * Where the project adds no VAT there is one price, typed as it is kept. It begins with the joined project's range, and
 * for a new project with a careful one.
 */
export function PriceStep({ initial, soldIn, ...props }: Props) {
  const prices = usePrices();
  const vatRegime = useVatRegime(soldIn);
  const typedAs = vatRegime === "franchise" ? "professional" : prices.profileType;
  const answers = retyped(initial, typedAs);
  const joined = props.selling?.projectId ?? null;
  const projectPrice = useProjectPrice(joined);
  const usual = joined === null ? supposedPrices : projectPrice;
  return (
    <Prices
      key={`${typedAs} ${vatRegime} ${usual === null}`}
      {...props}
      vatRegime={vatRegime}
      initial={props.selling && usual ? withUsualPrice(answers, usual) : answers}
    />
  );
}
