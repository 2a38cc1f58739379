import { Anchor, Card, List, Text, Title } from "@mantine/core";
import { pages } from "@mec/api";
import { signatoryCalls } from "@mec/api/signatory";
import type { ConsumptionPoint } from "@mec/domain/point";
import { Link } from "react-router";
import { useAnswer } from "../../../../platform/answer.ts";
import { t } from "../../../../platform/i18n.ts";

/** What the owner or the documents will need, each a link to the place in the profile that gives it. */
export function MissingParts({ point }: { point: ConsumptionPoint }) {
  const signatory = useAnswer(signatoryCalls.getConsumptionSignatory, { params: { id: point.id } });
  const missing: [boolean, "meter" | "contract" | "house" | "signatory", string][] = [
    [point.prm === "", "meter", t("Votre numéro de PDL et votre autorisation")],
    [
      point.prm !== "" && !point.sge,
      "meter",
      t("Votre autorisation de lire le compteur, qui n’est plus valable"),
    ],
    [point.contract === null, "contract", t("Votre contrat d’électricité")],
    [point.annualConsumption === "", "house", t("Votre consommation annuelle")],
    [signatory.data === null, "signatory", t("La personne qui signe")],
  ];
  const shown = missing.filter(([isMissing]) => isMissing);
  if (shown.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="missing">
      <Title order={2} size="h4" id="missing">
        {t("Complétez votre dossier")}
      </Title>
      <Text mt="xs">{t("Quelques minutes suffisent, et votre candidature avance mieux.")}</Text>
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
