import { Button, Group, Text } from "@mantine/core";
import { powerUnit, productionPowerText } from "@mec/domain/point";
import { formatKwh, formatNumber } from "@mec/domain/shared";
import { firstOpenStep, type ProductionForm } from "../../../../parts/point/publishing/production-form.ts";
import type { RoofForm } from "../../../../parts/point/publishing/roof.ts";
import { t } from "../../../../platform/i18n.ts";
import { Unbroken } from "../../../../ui/layout/unbroken.tsx";

/** Whether a described roof, and what it produces there, answered all that is asked of the installation. */
export const isKnownPlant = (
  form: ProductionForm,
  { address, annualProduction }: Pick<RoofForm, "address" | "annualProduction">,
): boolean =>
  annualProduction !== "" &&
  form.annualProduction !== "" &&
  form.address !== null &&
  form.address.label === address?.label &&
  firstOpenStep(form) !== "typology";

/** "Toit du 12 rue de la Mairie · 36 kWc · 41,2 MWh par an". */
export function plantSummary({
  name,
  productionType,
  productionPower,
  annualProduction,
}: Pick<ProductionForm, "name" | "productionType" | "productionPower" | "annualProduction">): string {
  const power = productionPowerText.safeParse(productionPower).data;
  return [
    name,
    ...(power && productionType !== ""
      ? [`${formatNumber(power, 1)}\u00a0${powerUnit([productionType])}`]
      : []),
    t("{{energy}} par an", { energy: formatKwh(Number(annualProduction)) }),
  ].join(" · ");
}

/** The installation that is proposed, in a line, and the way to its step. */
export function KnownPlant({ form, onChange }: { form: ProductionForm; onChange: () => void }) {
  return (
    <Group gap="xs" mb="lg">
      <Text>
        <Unbroken text={plantSummary(form)} />
      </Text>
      {/* Of no padding: where it wraps, it stands under the text's own edge. */}
      <Button
        variant="transparent"
        px={0}
        size="compact-md"
        aria-label={t("Modifier l’installation")}
        onClick={onChange}
      >
        {t("Modifier")}
      </Button>
    </Group>
  );
}
