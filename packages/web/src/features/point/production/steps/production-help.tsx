import { Button, Text } from "@mantine/core";
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
  /** What the field holds. */
  typed: string;
  onChoose: (kwh: string) => void;
}

const estimateLabel = () => t("Estimer ma production");

const supposedPanels = () =>
  t("Ordre de grandeur pour des panneaux plein sud, inclinés à 30 degrés, sans ombre.");

/** A figure that somebody typed is not replaced unawares. */
export function addressLabel(typed: string, estimated: string | undefined): string {
  if (typed === "" || estimated === undefined || typed === estimated) return estimateLabel();
  return t("Remplacer par l’estimation\u00a0: {{energy}}", { energy: formatKwh(Number(estimated)) });
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

function RegionHelp({ power, onChoose }: Pick<Props, "power" | "onChoose">) {
  const kwc = productionPowerText.safeParse(power).data;
  return (
    <UnfoldedHelp label={estimateLabel()}>
      {kwc === undefined ? (
        <Text size="sm">{t("Indiquez d’abord la puissance.")}</Text>
      ) : (
        <>
          <ByRegion kwc={kwc} onChoose={onChoose} />
          <Text size="sm" c="dimmed">
            {supposedPanels()}
          </Text>
        </>
      )}
    </UnfoldedHelp>
  );
}

/** One button, which fills the field with what the sun of the place itself gives, as on the page of a roof. */
function AddressHelp({ address, power, typed, onChoose }: Props) {
  const { revenue, isComing } = useRevenue({
    plant: { productionType: "photovoltaic", address, productionPower: power, annualProduction: "" },
    projectId: null,
    price: null,
  });
  if (!revenue && !isComing) return <RegionHelp power={power} onChoose={onChoose} />;
  const estimated = revenue && roundedKwh(revenue.producedKwh);
  return (
    <div>
      <Button
        variant="subtle"
        size="compact-md"
        loading={isComing}
        onClick={() => estimated && onChoose(estimated)}
      >
        {addressLabel(typed, estimated)}
      </Button>
      <Text size="sm" c="dimmed" role="status">
        {typed !== "" &&
          typed === estimated &&
          `${t("Estimée à cette adresse, modifiable.")} ${supposedPanels()}`}
      </Text>
    </div>
  );
}

/** What a solar installation of this power produces in a year. */
export function ProductionHelp(props: Props) {
  const knowsPower = productionPowerText.safeParse(props.power).success;
  return props.address && knowsPower ? <AddressHelp {...props} /> : <RegionHelp {...props} />;
}
