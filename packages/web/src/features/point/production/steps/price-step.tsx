import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { formatNumber, type PriceRange, priceText } from "@mec/domain/shared";
import type { ProducerEstimate } from "@mec/energy";
import type { ReactNode } from "react";
import { Link } from "react-router";
import {
  type PriceAnswers,
  priceStepSchema,
  retyped,
} from "../../../../parts/point/publishing/production-form.ts";
import { t } from "../../../../platform/i18n.ts";
import { usePrices } from "../../../../platform/profile-type.ts";
import { ChoiceField } from "../../../../ui/fields/choice-field.tsx";
import { fieldOf } from "../../../../ui/fields/field-props.ts";
import { PriceField } from "../../../../ui/fields/price-field.tsx";
import { useSchemaForm } from "../../../../ui/forms/use-schema-form.ts";
import { CheckedForm } from "../../../../ui/wizard/index.ts";
import { RevenueCard } from "../revenue/revenue-card.tsx";
import { type PlantAnswers, useRevenue } from "../revenue/use-revenue.ts";
import type { StepProps } from "./step-props.ts";

interface Props extends StepProps<PriceAnswers> {
  /** What would be sold; without it, no revenue is shown. */
  selling?: { plant: PlantAnswers; projectId: string | null };
  /** What must be done before the answers can be sent. */
  notice?: ReactNode;
}

/** The typed prices, without VAT; undefined as long as they are not a range. */
function typedRange(
  { selling, min, max }: PriceAnswers,
  kept: (typed: number) => number,
): PriceRange | null | undefined {
  if (selling === "gives") return null;
  const [low, high] = [priceText.safeParse(min).data, priceText.safeParse(max).data];
  return low === undefined || high === undefined || high < low
    ? undefined
    : { min: kept(low), max: kept(high) };
}

/** A price as it is typed. */
const typedPrice = (price: number): string => formatNumber(price, 4).replaceAll(/\s/gu, "");

interface HelpProps {
  revenue: ProducerEstimate | undefined;
  /** The price range that the project announces, for a point that joins it. */
  projectPrice: PriceRange | null;
  onTake: (range: PriceRange) => void;
}

/** Prices at which both sides gain, with the project's own range as a suggestion. */
function PriceHelp({ revenue, projectPrice, onTake }: HelpProps) {
  const { format } = usePrices();
  if (!revenue) return null;
  return (
    <Stack gap="xs">
      <Text size="sm">
        {t(
          "Sous {{low}}, le surplus vous rapporte déjà autant. Au-dessus de {{high}}, un logement au tarif réglementé n’y gagne plus rien.",
          { low: format(revenue.surplusPrice), high: format(revenue.highestPrice) },
        )}
      </Text>
      {projectPrice && (
        <Group>
          <Button
            variant="default"
            size="sm"
            h="auto"
            mih={36}
            py={6}
            styles={{ label: { whiteSpace: "normal" } }}
            onClick={() => onTake(projectPrice)}
          >
            {t("Reprendre les prix du projet\u00a0: {{min}} à {{max}}", {
              min: format(projectPrice.min),
              max: format(projectPrice.max),
            })}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

const noPlant: PlantAnswers = {
  productionType: "",
  address: null,
  productionPower: "",
  annualProduction: "",
};

function Prices({ initial, onTyped, onValid, submitLabel, failure, notice, selling }: Props) {
  const form = useSchemaForm(priceStepSchema, initial, onTyped);
  const { kept, shown } = usePrices();
  const { revenue, asked, projectPrice } = useRevenue({
    plant: selling?.plant ?? noPlant,
    projectId: selling?.projectId ?? null,
    price: typedRange(form.values, kept),
  });
  const take = ({ min, max }: PriceRange) =>
    form.setValues({ min: typedPrice(shown(min)), max: typedPrice(shown(max)) });
  return (
    <CheckedForm form={form} onValid={onValid} submitLabel={submitLabel} failure={failure}>
      <ChoiceField
        {...fieldOf(form, "selling")}
        label={t("Que faites-vous de votre électricité\u202f?")}
        choices={[
          {
            value: "sells",
            label: t("Je la vends aux participants"),
            description: t("Vous annoncez une fourchette, puis proposez un prix à chacun."),
          },
          {
            value: "gives",
            label: t("Je la donne gratuitement"),
            description: t("Les participants ne paient que l’acheminement et les taxes."),
          },
        ]}
      />
      {form.values.selling === "sells" && (
        <Stack gap="xs">
          <Group gap="lg" align="flex-start">
            <PriceField
              {...fieldOf(form, "min")}
              saysBothTaxes
              label={t("Fourchette basse")}
              description={t("Par exemple 11")}
            />
            <PriceField
              {...fieldOf(form, "max")}
              saysBothTaxes
              label={t("Fourchette haute")}
              description={t("Par exemple 14")}
            />
          </Group>
          <PriceHelp revenue={revenue} projectPrice={projectPrice} onTake={take} />
          <Text size="sm" c="dimmed">
            {t("Prix de l’électricité seule, sans l’acheminement.")}{" "}
            <Anchor
              component={Link}
              to={pages.article.to({ slug: "comment-fixer-le-prix-de-vente" })}
              target="_blank"
              size="sm"
            >
              {t("Comment fixer le prix de vente (nouvel onglet)")}
            </Anchor>
          </Text>
        </Stack>
      )}
      {revenue && asked && <RevenueCard plant={asked.plant} revenue={revenue} />}
      {notice}
    </CheckedForm>
  );
}

/** The price, with or without tax as this visitor reads prices; a switch between them rewrites what was typed. */
export function PriceStep({ initial, ...props }: Props) {
  const { profileType } = usePrices();
  return <Prices key={profileType} {...props} initial={retyped(initial, profileType)} />;
}
