import { Anchor, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { largeUseKwh, mayHaveLargerConnection } from "@mec/domain/point";
import { formatKwh } from "@mec/domain/shared";
import { Link } from "react-router";
import type { Home } from "../../../parts/point/dossier/home-of.ts";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";

interface Props {
  home: Home;
  /** The place that the sum is told for: its price is told in its profile. */
  ownPoint: { readonly id: string } | null;
  /** Opens the fields where a price is told. */
  onTell: () => void;
}

/** A large business may be over the power that the tariff goes to; for any other it is a home’s list, since a business’s is not at hand. */
const doubtText = (isLarge: boolean): string =>
  isLarge
    ? t(
        "Au-dessus de {{kwh}} par an, un compteur dépasse souvent 36\u00a0kVA\u00a0: le tarif réglementé, que nous comptons, n’est alors pas le vôtre.",
        { kwh: formatKwh(largeUseKwh) },
      )
    : t("Faute du vôtre, nous comptons le prix du kWh d’un logement au tarif réglementé.");

/** What price a business is counted with that told none of its own, and the way to tell it; nothing to a home. */
export function TariffDoubt({ home, ownPoint, onTell }: Props) {
  const { profileType } = usePrices();
  const { yearlyConsumption, contract, consumerType = profileType } = home;
  if (consumerType !== "professional" || contract?.type === "other") return null;
  const place = { consumerType, annualKwh: yearlyConsumption, hasOwnPrices: false };
  return (
    <Text size="sm">
      {doubtText(mayHaveLargerConnection(place))}{" "}
      {ownPoint ? (
        <Anchor
          component={Link}
          to={pages.consumerProfile.to({ consumerId: ownPoint.id }, { hash: "contract" })}
          size="sm"
        >
          {t("Dire mon prix")}
        </Anchor>
      ) : (
        <Anchor component="button" type="button" size="sm" onClick={onTell}>
          {t("Dire mon prix")}
        </Anchor>
      )}
    </Text>
  );
}
