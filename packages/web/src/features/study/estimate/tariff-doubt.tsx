import { Anchor, Text } from "@mantine/core";
import { largeUseKwh, mayHaveLargerConnection } from "@mec/domain/point";
import { formatKwh } from "@mec/domain/shared";
import type { Home } from "../../../parts/point/dossier/home-of.ts";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";

interface Props {
  home: Home;
  /** Opens the fields where a price is told. */
  onTell: () => void;
}

/** That the regulated tariff may not be a large business's, with the way to tell its price; nothing where it is not doubted. */
export function TariffDoubt({ home, onTell }: Props) {
  const { profileType } = usePrices();
  const { yearlyConsumption, contract, consumerType = profileType } = home;
  const hasOwnPrices = contract?.type === "other";
  if (!mayHaveLargerConnection({ consumerType, annualKwh: yearlyConsumption, hasOwnPrices })) return null;
  return (
    <Text size="sm">
      {t(
        "Au-dessus de {{kwh}} par an, un compteur dépasse souvent 36\u00a0kVA\u00a0: le tarif réglementé, que nous comptons, n’est alors pas le vôtre.",
        { kwh: formatKwh(largeUseKwh) },
      )}{" "}
      <Anchor component="button" type="button" size="sm" onClick={onTell}>
        {t("Dire mon prix")}
      </Anchor>
    </Text>
  );
}
