import { Button, Text } from "@mantine/core";
import { productionPowerText } from "@mec/domain/point";
import { formatKwh } from "@mec/domain/shared";
import { t } from "../../../../platform/i18n.ts";
import { UnfoldedHelp } from "../../../../ui/fields/unfolded-help.tsx";
import { solarYields } from "./solar-yields.ts";

interface Props {
  /** kWc, as typed. */
  power: string;
  onChoose: (kwh: string) => void;
}

function Estimates({ power, onChoose }: Props) {
  const kwc = productionPowerText.safeParse(power).data;
  if (kwc === undefined) return <Text size="sm">{t("Indiquez d’abord la puissance.")}</Text>;
  return (
    <>
      <Text size="sm">{t("Choisissez votre région, vous pourrez corriger ensuite.")}</Text>
      {solarYields.map(({ label, kwhPerKwc }) => {
        const kwh = Math.round(kwc * kwhPerKwc);
        return (
          <Button
            key={label}
            variant="default"
            justify="space-between"
            rightSection={<span className="numbers">{formatKwh(kwh)}</span>}
            onClick={() => onChoose(String(kwh))}
          >
            {t(label)}
          </Button>
        );
      })}
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
