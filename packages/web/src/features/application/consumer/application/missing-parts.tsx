import { Anchor, Card, List, Text, Title } from "@mantine/core";
import { pages } from "@mec/api";
import { type ApplicationProgress, currentStatus, mayAskToLeave } from "@mec/domain/application";
import type { ConsumptionPoint } from "@mec/domain/point";
import { areHoursAssumed } from "@mec/domain/study";
import { Link } from "react-router";
import { t } from "../../../../platform/i18n.ts";
import { Folded } from "../../../../ui/layout/folded.tsx";

/** What the missing parts serve: a place on the waiting list, where nothing is urgent, the application, or the figures alone. */
type Serves = "place" | "application" | "figures";

/** Once it is accepted, an application waits for nothing of this: what its documents lack is asked on its card. */
export function servesOf({
  waitingRank,
  progress,
}: Pick<ApplicationProgress, "waitingRank" | "progress">): Serves {
  if (waitingRank !== undefined) return "place";
  const status = currentStatus(progress);
  return status === "SIGNATURE" || mayAskToLeave(status) ? "figures" : "application";
}

const words = (): Record<Serves, { title: string; text: string }> => ({
  place: {
    title: t("Complétez votre dossier"),
    text: t("Rien ne presse\u00a0: vous serez prêt le jour où une place se libère."),
  },
  application: {
    title: t("Complétez votre dossier"),
    text: t("Quelques minutes suffisent."),
  },
  figures: {
    title: t("Pour des chiffres plus justes"),
    text: t("Facultatif."),
  },
});

interface Props {
  point: ConsumptionPoint;
  asksMeter: boolean;
  serves: Serves;
  /** One of several that stand folded. */
  isFolded?: boolean;
}

const Title2 = ({ id, title }: { id?: string; title: string }) => (
  <Title order={2} size="h4" {...(id && { id })}>
    {title}
  </Title>
);

/** What would improve the estimate and the study: each links to its place in the profile. */
export function MissingParts({ point, asksMeter, serves, isFolded = false }: Props) {
  const missing: [boolean, "meter" | "contract" | "house", string][] = [
    [asksMeter && point.prm === "", "meter", t("Votre numéro de PDL et votre autorisation")],
    [
      point.prm !== "" && !point.sge,
      "meter",
      t("Votre autorisation de lire le compteur, qui n’est plus valable"),
    ],
    [point.contract === null, "contract", t("Votre contrat d’électricité")],
    [areHoursAssumed(point.contract), "contract", t("Vos heures creuses, qui sont supposées")],
    [point.annualConsumption === "", "house", t("Votre consommation annuelle")],
  ];
  const shown = missing.filter(([isMissing]) => isMissing);
  if (shown.length === 0) return null;
  const { title, text } = words()[serves];
  const parts = (
    <>
      <Text mt="xs">{text}</Text>
      <List mt="sm" spacing="xs">
        {shown.map(([, hash, label]) => (
          <List.Item key={label}>
            <Anchor component={Link} to={pages.consumerProfile.to({ consumerId: point.id }, { hash })}>
              {label}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </>
  );
  if (isFolded) return <Folded title={<Title2 title={title} />}>{parts}</Folded>;
  return (
    <Card component="section" aria-labelledby="missing">
      <Title2 id="missing" title={title} />
      {parts}
    </Card>
  );
}
