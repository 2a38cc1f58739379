import { Button, Skeleton, Text } from "@mantine/core";
import type { Address } from "@mec/domain/address";
import { productionPowerText } from "@mec/domain/point";
import { formatKwh } from "@mec/domain/shared";
import { roundedKwh } from "../../../../parts/point/revenue/revenue-words.ts";
import { useRevenue } from "../../../../parts/point/revenue/use-revenue.ts";
import { t } from "../../../../platform/i18n.ts";
import { UnfoldedHelp } from "../../../../ui/fields/unfolded-help.tsx";
import { solarYields } from "./solar-yields.ts";

interface Props {
  /** Without it, a region is asked. */
  address: Address | null;
  /** kWc, as typed. */
  power: string;
  onChoose: (kwh: string) => void;
}

interface EstimateProps {
  label: string;
  kwh: number;
  onChoose: Props["onChoose"];
}

function Estimate({ label, kwh, onChoose }: EstimateProps) {
  return (
    <Button
      variant="default"
      justify="space-between"
      rightSection={<span className="numbers">{formatKwh(kwh)}</span>}
      onClick={() => onChoose(roundedKwh(kwh))}
    >
      {label}
    </Button>
  );
}

/** The sun of the place itself, as on the page of a roof. */
function AtAddress({ address, power, onChoose }: Props) {
  const { revenue } = useRevenue({
    plant: { productionType: "photovoltaic", address, productionPower: power, annualProduction: "" },
    projectId: null,
    price: null,
  });
  if (!revenue) return <Skeleton height={36} />;
  return <Estimate label={t("À cette adresse")} kwh={revenue.producedKwh} onChoose={onChoose} />;
}

function ByRegion({ kwc, onChoose }: { kwc: number; onChoose: Props["onChoose"] }) {
  return (
    <>
      <Text size="sm">{t("Choisissez votre région, vous pourrez corriger ensuite.")}</Text>
      {solarYields.map(({ label, kwhPerKwc }) => (
        <Estimate key={label} label={t(label)} kwh={kwc * kwhPerKwc} onChoose={onChoose} />
      ))}
    </>
  );
}

function Estimates(props: Props) {
  const kwc = productionPowerText.safeParse(props.power).data;
  if (kwc === undefined) return <Text size="sm">{t("Indiquez d’abord la puissance.")}</Text>;
  return (
    <>
      {props.address ? <AtAddress {...props} /> : <ByRegion kwc={kwc} onChoose={props.onChoose} />}
      <Text size="sm" c="dimmed">
        {t("Ordres de grandeur pour des panneaux plein sud, inclinés à 30 degrés, sans ombre.")}
      </Text>
    </>
  );
}

/** What a solar installation of this power produces in a year. */
export function ProductionHelp(props: Props) {
  return (
    <UnfoldedHelp label={t("Estimer ma production")}>
      <Estimates {...props} />
    </UnfoldedHelp>
  );
}
