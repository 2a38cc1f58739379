import { Anchor, Skeleton, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { endingCostText } from "@mec/domain/point";
import {
  dayInParis,
  displayedPrice,
  formatNumber,
  type PriceRange,
  type ProfileType,
  priceRangeText,
  priceToKeep,
  type SellerVat,
  type VatRegime,
} from "@mec/domain/shared";
import { type Earned as EarnedSum, limitVat, supposedPrices } from "@mec/domain/study";
import { useEffect } from "react";
import { Link } from "react-router";
import type { NewAccountForm } from "../../../../parts/account/new-account.ts";
import { NewAccountFields } from "../../../../parts/account/new-account-fields.tsx";
import {
  type PriceAnswers,
  retyped,
  withPlannedVat,
  withUsualPrice,
} from "../../../../parts/point/publishing/production-form.ts";
import {
  isInPlace,
  isTariffLeftOut,
  quoteFor,
  sellingFor,
  tariffFor,
} from "../../../../parts/point/publishing/quote-of-roof.ts";
import { useRoof } from "../../../../parts/point/publishing/roof.ts";
import { endingContractText, ownContractText } from "../../../../parts/point/revenue/contract-words.ts";
import type { PlantAnswers } from "../../../../parts/point/revenue/plant.ts";
import { shortQuotePaidText } from "../../../../parts/point/revenue/quote-payback.ts";
import { SaleTerms } from "../../../../parts/point/revenue/sale-terms.tsx";
import {
  useAgreedPrice,
  useIsBasisComing,
  useProjectPrice,
  useProjectVat,
  useRevenue,
} from "../../../../parts/point/revenue/use-revenue.ts";
import { t } from "../../../../platform/i18n.ts";
import { usePrices } from "../../../../platform/profile-type.ts";
import { Unbroken } from "../../../../ui/layout/unbroken.tsx";
import { CheckedForm } from "../../../../ui/wizard/index.ts";
import { RevenueCard } from "../../revenue-card.tsx";
import { AcceptedPrice } from "./accepted-price.tsx";
import { CompanyField } from "./company-field.tsx";
import { ownVatText } from "./own-vat.ts";
import { RangeFields, SellingField } from "./price-fields.tsx";
import { PriceHelp } from "./price-help.tsx";
import type { StepProps } from "./step-props.ts";
import { type NamedPrices, usePriceForm } from "./use-price-form.ts";
import { VatField } from "./vat-field.tsx";

interface Props extends Omit<StepProps<PriceAnswers>, "onTyped" | "onValid"> {
  onTyped?: (answers: NamedPrices) => void;
  /** Sends a visitor's answers with the account that he opens. */
  onValid: (answers: NamedPrices, account: NewAccountForm | null) => unknown;
  /** What the installation is called: who opens an account as a business is asked for his structure, which is named before it. */
  plantName: string;
  /** Whether the answers are a visitor's, and sent from here. */
  asksAccount: boolean;
  /** Whose planned VAT holds for who has not said his; null for a project that does not exist yet. */
  soldIn: string | null;
  /** What would be sold; without it, no revenue is shown. */
  selling?: { plant: PlantAnswers; projectId: string | null };
  /** Whether the project is somebody else's. */
  isJoining?: boolean;
  /** Whether his price is signed: of it, only his VAT is still his to say. */
  isSigned: boolean;
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

interface EarnedProps extends Pick<Props, "selling"> {
  /** Whether he will sell by the contracts of somebody else's project. */
  isJoining: boolean;
  sum: Pick<ReturnType<typeof useRevenue>, "revenue" | "isComing" | "asked" | "elsewhere">;
  vatRegime: VatRegime;
  limitsIn: VatRegime;
  isTyped: boolean;
  /** What becomes of his VAT. */
  restsBesides: string;
}

const mayRefuse = ({
  mayRefuseVat,
  unsaidVat,
}: Pick<EarnedSum, "todayEur" | "mayRefuseVat" | "unsaidVat">): boolean => Boolean(mayRefuseVat || unsaidVat);

/** Whether a purchase contract may run: panels that are not there have none. */
const mayHaveContract = (plant: PlantAnswers, roof: Parameters<typeof tariffFor>[1]): boolean =>
  isInPlace(plant) && tariffFor(plant, roof).contract !== "none";

/** What this price earns, and in how many years it pays the quote that was given with the roof. */
function Earned({ selling, isJoining, sum, vatRegime, limitsIn, isTyped, restsBesides }: EarnedProps) {
  const { revenue, isComing, asked, elsewhere } = sum;
  const [roof] = useRoof();
  const { profileType } = usePrices();
  const agreed = useAgreedPrice(selling?.projectId ?? null);
  const isAgreed = agreed !== null;
  if (isComing) return <Skeleton mih={{ base: 250, xs: 172 }} />;
  if (!revenue || !asked) return null;
  const paid =
    selling && shortQuotePaidText(quoteFor(selling.plant, roof), revenue, { profileType, vatRegime });
  const isExample = !isTyped && !isAgreed;
  return (
    <div>
      <RevenueCard
        {...asked}
        {...{ revenue, elsewhere, vatRegime, limitsIn, isExample, isAgreed, restsBesides }}
        refusable={mayRefuse(revenue) ? agreed : null}
        contractEndsOn={selling && sellingFor(selling.plant, roof).contractEndsOn}
        mayHaveContract={!selling || mayHaveContract(selling.plant, roof)}
        isTariffUnknown={selling && isTariffLeftOut(selling.plant, roof)}
      />
      {paid && (
        <Text fw={600} my="sm">
          {paid}
        </Text>
      )}
      {selling?.projectId && isJoining && <SaleTerms projectId={selling.projectId} />}
    </div>
  );
}

/** What his purchase contract means, where he decides. */
function OwnContract({ plant }: { plant: PlantAnswers }) {
  const [roof] = useRoof();
  const { contract, endsOn } = tariffFor(plant, roof);
  const told =
    contract === "ended" ? endingContractText(endsOn, dayInParis(new Date())) : ownContractText(contract);
  const text = isInPlace(plant) && told;
  if (!text) return null;
  return contract === "older" ? (
    <Text size="sm">
      <Unbroken text={`${text} ${t(endingCostText)}`} />{" "}
      <Anchor
        component={Link}
        size="sm"
        to={pages.article.to({ slug: "et-si-j-ai-deja-des-panneaux" })}
        target="_blank"
      >
        {t("Comment y mettre fin")}
      </Anchor>
    </Text>
  ) : (
    <Text size="sm">
      <Unbroken text={text} />
    </Text>
  );
}

const accountPurpose = () => t("Avec votre adresse e-mail, il vous permettra de suivre votre proposition.");

type PricesProps = Omit<Props, "soldIn"> & {
  /** The VAT that the project plans, for a seller who has not said his. */
  planned: SellerVat | null;
  /** How this visitor reads prices. */
  readAs: ProfileType;
};

const typedAsOf = (vatRegime: VatRegime, readAs: ProfileType): ProfileType =>
  vatRegime === "franchise" ? "professional" : readAs;

/**
 * Prices are typed as they are read: without VAT there is one, and another reader has another. What was typed is rewritten,
 * and means the same; nothing else that was typed is touched.
 */
function useRetyped(form: ReturnType<typeof usePriceForm>["form"], typedAs: ProfileType): void {
  useEffect(() => {
    if (form.values.typedAs !== typedAs) form.setValues({ ...form.values, ...retyped(form.values, typedAs) });
  }, [form, typedAs]);
}

function Prices(props: PricesProps) {
  const { initial, planned, readAs, onTyped, onValid, asksAccount, ...rest } = props;
  const { selling, isJoining, isSigned, plantName, ...checked } = rest;
  const asksCompany = readAs === "professional" && asksAccount;
  const { form, go } = usePriceForm({ initial, plantName, asksAccount, asksCompany, onTyped, onValid });
  const vatRegime = form.values.vatRegime || planned;
  const limitsIn = limitVat(form.values.vatRegime);
  useRetyped(form, typedAsOf(vatRegime, readAs));
  const { typedAs } = form.values;
  const seller = { profileType: typedAs, vatRegime };
  const typed = typedRange(form.values);
  const [roof] = useRoof();
  const supposed = selling?.projectId === null ? supposedPrices : null;
  const sum = useRevenue({
    ...{ plant: selling?.plant ?? noPlant, projectId: selling?.projectId ?? null },
    price: typed === undefined && supposed ? supposed : typed,
    ...(selling && sellingFor(selling.plant, roof)),
    ownVat: form.values.vatRegime,
  });
  const { projectPrice } = sum;
  const isBlank = form.values.min === "" && form.values.max === "";
  // While no price is typed, the revenue at the project's own price is shown; once a wrong one is typed, none.
  const saysRevenue = typed !== undefined || (isBlank && !supposed);
  const take = ({ min, max }: PriceRange) =>
    form.setValues({ min: typedPrice(min, typedAs), max: typedPrice(max, typedAs) });
  const joins = isJoining ?? Boolean(selling?.projectId);
  return (
    <CheckedForm form={form} onValid={go} {...checked}>
      <AcceptedPrice projectId={selling?.projectId ?? null} seller={seller} revenue={sum.revenue} />
      {!isSigned && <SellingField form={form} isJoining={joins} />}
      {!isSigned && form.values.selling === "sells" && (
        <RangeFields form={form} vatRegime={vatRegime} example={projectPrice ?? supposedPrices}>
          <PriceHelp
            {...{ revenue: sum.revenue, isComing: sum.isComing }}
            suggested={projectPrice ?? supposed}
            isOfProject={projectPrice !== null}
            {...{ typed, vatRegime, limitsIn }}
            onTake={take}
          />
        </RangeFields>
      )}
      {form.values.selling === "sells" && <VatField form={form} />}
      {saysRevenue && (
        <Earned
          {...{ sum, limitsIn, vatRegime }}
          {...(selling && { selling })}
          isJoining={joins}
          isTyped={typed !== undefined}
          restsBesides={ownVatText(form.values)}
        />
      )}
      {selling && <OwnContract plant={selling.plant} />}
      {asksAccount && (
        <NewAccountFields form={form} purpose={accountPurpose()}>
          {asksCompany && <CompanyField form={form} />}
        </NewAccountFields>
      )}
    </CheckedForm>
  );
}

/** The step of one whose project has said what it sells at: what it begins with never changes under what is typed. */
function Begun({ initial, soldIn, ...props }: Props) {
  const { profileType } = usePrices();
  const { planned, isFirst } = useProjectVat(soldIn);
  const own = isFirst && props.selling ? withPlannedVat(initial, planned) : initial;
  const answers = retyped(own, typedAsOf(own.vatRegime || planned, profileType));
  const joined = props.selling?.projectId ?? null;
  const projectPrice = useProjectPrice(joined);
  const usual = joined === null ? supposedPrices : projectPrice;
  return (
    <Prices
      {...props}
      planned={planned}
      readAs={profileType}
      initial={props.selling && usual ? withUsualPrice(answers, usual) : answers}
    />
  );
}

/**
 * The price, with or without tax as this visitor reads prices; a switch between them rewrites what was typed.
 * Who adds no VAT has one price, typed as it is kept. It begins with the joined project's range, and for a new project with
 * a careful one; the first seller of a project begins with the VAT that it plans.
 */
export function PriceStep(props: Props) {
  const isVatComing = useIsBasisComing(props.soldIn);
  const isPriceComing = useIsBasisComing(props.selling?.projectId ?? null);
  return isVatComing || isPriceComing ? <Skeleton mih={420} /> : <Begun {...props} />;
}
