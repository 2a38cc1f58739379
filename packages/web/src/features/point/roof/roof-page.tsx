import { Button, Group, Stack, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { addressSchema } from "@mec/domain/address";
import { roofAreaText } from "@mec/domain/point";
import { supposedPrices } from "@mec/domain/study";
import { betterPower } from "@mec/energy";
import { Link } from "react-router";
import * as z from "zod";
import { AddressField } from "../../../parts/address/address-field.tsx";
import { Term } from "../../../parts/faq/term.tsx";
import { formOfRoof, type RoofForm, useRoof } from "../../../parts/point/publishing/roof.ts";
import { betterPowerText, roundedKwh } from "../../../parts/point/revenue/revenue-words.ts";
import { useRevenue } from "../../../parts/point/revenue/use-revenue.ts";
import { exploreNear } from "../../../parts/project/explore-near.ts";
import { t } from "../../../platform/i18n.ts";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { MeasureField } from "../../../ui/fields/measure-field.tsx";
import { useSchemaForm } from "../../../ui/forms/use-schema-form.ts";
import { Page } from "../../../ui/layout/page.tsx";
import { CheckedForm } from "../../../ui/wizard/index.ts";
import { RevenueCard } from "../revenue-card.tsx";

const schema = z.object({ address: addressSchema, area: roofAreaText });

interface AnswerProps {
  roof: RoofForm;
  keep: (computed: Pick<RoofForm, "annualProduction">) => void;
}

/** What the roof would bring, and the two next steps, which begin with what was computed. */
function Answer({ roof, keep }: AnswerProps) {
  const { revenue, asked } = useRevenue({
    plant: formOfRoof({ ...roof, annualProduction: "" }),
    projectId: null,
    price: supposedPrices,
  });
  if (!revenue || !asked || !roof.address) return null;
  const better = betterPower(asked.plant.powerKw, asked.day);
  const keepProduction = () => keep({ annualProduction: roundedKwh(revenue.producedKwh) });
  return (
    <Stack gap="lg" mt="xl">
      {better && <Text>{betterPowerText(asked.plant, revenue, better)}</Text>}
      <RevenueCard plant={asked.plant} price={asked.price} revenue={revenue} />
      <Text size="sm">
        {t(
          "Ce prix est une fourchette prudente, le toit est bien orienté et sans ombre. Le coût des panneaux n’est pas compté\u00a0: demandez plusieurs devis.",
        )}
      </Text>
      <Group>
        <Button component={Link} to={exploreNear(roof.address)} onClick={keepProduction}>
          {t("Trouver un projet près de ce toit")}
        </Button>
        <Button
          component={Link}
          variant="default"
          to={pages.producerStep.to({ step: "typology" })}
          onClick={keepProduction}
        >
          {t("Créer mon projet")}
        </Button>
      </Group>
    </Stack>
  );
}

/** The page for a person who has a roof and no panels yet: its power from its area, then what it would earn. */
export function RoofPage() {
  const [roof, keep] = useRoof();
  const form = useSchemaForm<RoofForm>(schema, roof, (typed) => keep({ ...typed, annualProduction: "" }));
  return (
    <Page
      title={t("Un toit, pas encore de panneaux\u202f?")}
      intro={t(
        "Une adresse et une surface suffisent pour savoir ce qu’il produirait, et ce que vos voisins en paieraient.",
      )}
    >
      <CheckedForm form={form} submitLabel={t("Estimer")} onValid={() => undefined}>
        <AddressField {...fieldOf(form, "address")} label={t("Adresse du toit")} />
        <MeasureField
          form={form}
          path="area"
          label={t("Surface que des panneaux peuvent couvrir")}
          description={
            <>
              {t("Le côté le plus au sud, sans les cheminées ni les fenêtres. Environ 5 m² par")}{" "}
              <Term name="kwc">{t("kWc")}</Term>.
            </>
          }
          unit="m²"
        />
      </CheckedForm>
      <Answer roof={form.values} keep={keep} />
    </Page>
  );
}
