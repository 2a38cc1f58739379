import { Anchor, Group, Stack, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { pages } from "@mec/api";
import { formatNumber, type PriceRange, priceText, type VatRegime } from "@mec/domain/shared";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { NewAccountForm } from "../../../../parts/account/new-account.ts";
import type { PriceAnswers } from "../../../../parts/point/publishing/production-form.ts";
import { t } from "../../../../platform/i18n.ts";
import { usePrices } from "../../../../platform/profile-type.ts";
import { ChoiceField } from "../../../../ui/fields/choice-field.tsx";
import { fieldOf } from "../../../../ui/fields/field-props.ts";
import { PriceField } from "../../../../ui/fields/price-field.tsx";

interface Props {
  form: UseFormReturnType<PriceAnswers & NewAccountForm>;
}

/** In another's project a producer proposes a price to nobody, and may come once some have accepted theirs. */
export const sellingText = (isJoining: boolean): string =>
  isJoining
    ? t("Le porteur propose un prix à chacun\u00a0: il est dans le contrat de vente que vous signez.")
    : t("Vous annoncez une fourchette, puis proposez un prix à chacun.");

export function SellingField({ form, isJoining }: Props & { isJoining: boolean }) {
  return (
    <ChoiceField
      {...fieldOf(form, "selling")}
      label={t("Que faites-vous de votre électricité\u202f?")}
      choices={[
        {
          value: "sells",
          label: t("Je la vends aux participants"),
          description: sellingText(isJoining),
        },
        {
          value: "gives",
          label: t("Je la donne gratuitement"),
          description: t("Les participants ne paient que l’acheminement et les taxes."),
        },
      ]}
    />
  );
}

interface RangeProps extends Props {
  /** The seller's VAT. */
  vatRegime: VatRegime;
  /** The project's own range, or a careful one. */
  example: PriceRange;
  children: ReactNode;
}

/** The range of prices, with an example; `children` help to find it. */
export function RangeFields({ form, vatRegime, example, children }: RangeProps) {
  const { shown } = usePrices();
  // No example beside the same value.
  function exampleText(name: "min" | "max"): string | undefined {
    const price = formatNumber(shown(example[name], vatRegime) * 100);
    const typed = priceText.safeParse(form.values[name]).data;
    if (typed !== undefined && formatNumber(typed * 100) === price) return undefined;
    return t("Par exemple {{price}}", { price });
  }
  return (
    <Stack gap="xs">
      <Group gap="lg" align="flex-start">
        <PriceField
          {...fieldOf(form, "min")}
          saysBothTaxes
          isVatUnsaid={form.values.vatRegime === ""}
          vatRegime={vatRegime}
          label={t("Fourchette basse")}
          description={exampleText("min")}
        />
        <PriceField
          {...fieldOf(form, "max")}
          saysBothTaxes
          isVatUnsaid={form.values.vatRegime === ""}
          vatRegime={vatRegime}
          label={t("Fourchette haute")}
          description={exampleText("max")}
        />
      </Group>
      {children}
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
  );
}
