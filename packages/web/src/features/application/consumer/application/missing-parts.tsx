import { Anchor, Card, List, Text, Title } from "@mantine/core";
import { pages } from "@mec/api";
import type { ConsumptionPoint } from "@mec/domain/point";
import { Link } from "react-router";
import { t } from "../../../../platform/i18n.ts";

interface Props {
  point: ConsumptionPoint;
  asksMeter: boolean;
  /** On the waiting list nothing is urgent. */
  waitsForRoom: boolean;
}

/** What would improve the estimate and the study: each links to its place in the profile. */
export function MissingParts({ point, asksMeter, waitsForRoom }: Props) {
  const missing: [boolean, "meter" | "contract" | "house", string][] = [
    [asksMeter && point.prm === "", "meter", t("Votre numéro de PDL et votre autorisation")],
    [
      point.prm !== "" && !point.sge,
      "meter",
      t("Votre autorisation de lire le compteur, qui n’est plus valable"),
    ],
    [point.contract === null, "contract", t("Votre contrat d’électricité")],
    [point.annualConsumption === "", "house", t("Votre consommation annuelle")],
  ];
  const shown = missing.filter(([isMissing]) => isMissing);
  if (shown.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="missing">
      <Title order={2} size="h4" id="missing">
        {t("Complétez votre dossier")}
      </Title>
      <Text mt="xs">
        {waitsForRoom
          ? t("Rien ne presse\u00a0: vous serez prêt le jour où une place se libère.")
          : t("Quelques minutes suffisent, et votre candidature avance mieux.")}
      </Text>
      <List mt="sm" spacing="xs">
        {shown.map(([, hash, label]) => (
          <List.Item key={label}>
            <Anchor component={Link} to={pages.consumerProfile.to({ consumerId: point.id }, { hash })}>
              {label}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Card>
  );
}
