import { Anchor, Group, Stack, Text } from "@mantine/core";
import { pages } from "@mec/api";
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
import type { StepProps } from "./step-props.ts";

interface Props extends StepProps<PriceAnswers> {
  /** What must be done before the answers can be sent. */
  notice?: ReactNode;
}

function Prices({ initial, onTyped, onValid, submitLabel, failure, notice }: Props) {
  const form = useSchemaForm(priceStepSchema, initial, onTyped);
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
              label={t("Fourchette basse")}
              description={t("Par exemple 0,11")}
            />
            <PriceField
              {...fieldOf(form, "max")}
              label={t("Fourchette haute")}
              description={t("Par exemple 0,14")}
            />
          </Group>
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
      {notice}
    </CheckedForm>
  );
}

/** At what price, with or without tax as this visitor reads prices; another choice rewrites what was typed. */
export function PriceStep({ initial, ...props }: Props) {
  const { profileType } = usePrices();
  return <Prices key={profileType} {...props} initial={retyped(initial, profileType)} />;
}
