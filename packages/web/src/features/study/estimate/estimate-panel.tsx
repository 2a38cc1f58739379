import { Alert, Anchor, Card, Loader, Stack, Text } from "@mantine/core";
import type { Address } from "@mec/domain/address";
import type { PlaceVerdict } from "@mec/domain/project";
import { messages } from "@mec/domain/shared";
import { useMemo } from "react";
import { borderReason, verdictLook } from "../../../parts/project/perimeter/verdict-look.ts";
import { t } from "../../../platform/i18n.ts";
import { usePrices } from "../../../platform/profile-type.ts";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { EstimateResult } from "./estimate-result.tsx";
import { HomeFields, useHomeForm } from "./home-fields.tsx";
import { homeOf } from "./home-form.ts";
import { useEstimate } from "./use-estimate.ts";

interface Props {
  projectId: string;
  /** Shared with the page, which judges the perimeter. */
  address: Address | null;
  onAddressChange: (address: Address | null) => void;
  /** Undefined until the address is given and judged, null when it cannot be. */
  perimeter: PlaceVerdict | null | undefined;
  /** Where the page explains its perimeter. */
  perimeterAnchor: string;
}

/** An address outside may still estimate, and is told that it could not join. */
function Perimeter({ address, perimeter, perimeterAnchor }: Props) {
  if (!address || !perimeter) return null;
  const isTown = address.street === "";
  if (perimeter === "border") {
    return (
      <Alert
        color={verdictLook.border.color}
        icon={<verdictLook.border.icon aria-hidden />}
        title={t("À la limite du périmètre : le porteur vérifiera")}
      >
        <Text size="sm">{borderReason()}</Text>
      </Alert>
    );
  }
  if (perimeter === "inside") {
    return (
      <Text size="sm" fw={550} c="green.8">
        <verdictLook.inside.icon size={18} aria-hidden style={{ verticalAlign: "text-bottom" }} />{" "}
        {isTown
          ? t("Le centre de {{city}} est dans le périmètre de ce projet.", { city: address.city })
          : t("Votre adresse est dans le périmètre de ce projet.")}
      </Text>
    );
  }
  return (
    <Alert
      color={verdictLook.outside.color}
      icon={<verdictLook.outside.icon aria-hidden />}
      title={t("Hors du périmètre")}
    >
      <Text size="sm">
        {isTown
          ? t("Le centre de {{city}} est trop loin pour rejoindre ce projet.", { city: address.city })
          : t("Cette adresse est trop loin pour rejoindre ce projet.")}{" "}
        {t("L’estimation n’est donnée qu’à titre d’exemple.")}{" "}
        <Anchor href={perimeterAnchor} size="sm">
          {t("Voir le périmètre et les autres projets")}
        </Anchor>
      </Text>
    </Alert>
  );
}

function Estimator(props: Props) {
  const fields = useHomeForm();
  const { typed } = fields;
  const { annualConsumption, contract, pricesAs } = typed;
  const home = useMemo(
    () => homeOf({ annualConsumption, contract, pricesAs }),
    [annualConsumption, contract, pricesAs],
  );
  const { estimate, isUpdating, error, retry } = useEstimate(props.projectId, home);
  return (
    <Card padding="lg">
      <Stack gap="lg">
        <HomeFields home={fields} address={props.address} onAddressChange={props.onAddressChange} />
        <div role="status">
          <Perimeter {...props} />
        </div>
        {error && home && <LoadError error={error} retry={retry} />}
        {!home && (
          <Text c="dimmed">
            {t("Indiquez votre consommation annuelle\u00a0: le résultat s’affiche ici, sans compte.")}
          </Text>
        )}
        {home && !estimate && !error && (
          <Text role="status">
            <Loader size="xs" mr={8} aria-hidden />
            {messages.loading}
          </Text>
        )}
        {estimate && <EstimateResult estimate={estimate} isUpdating={isUpdating} />}
      </Stack>
    </Card>
  );
}

/** What the project would bring to a home, without an account. It starts anew when prices change of kind. */
export function EstimatePanel(props: Props) {
  const { profileType } = usePrices();
  return <Estimator key={profileType} {...props} />;
}
