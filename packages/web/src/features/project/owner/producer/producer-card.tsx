import { Anchor, Badge, Button, Card, Divider, Group, Text, Title } from "@mantine/core";
import { pages } from "@mec/api";
import type { ProjectProducer } from "@mec/api/point";
import { connectionLabel, powerUnit, productionTypeLabels } from "@mec/domain/point";
import {
  formatDistance,
  formatKwhBeside,
  formatNumber,
  ownPriceText,
  type SellerVat,
} from "@mec/domain/shared";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { prmText } from "../../../../parts/point/prm.ts";
import { t } from "../../../../platform/i18n.ts";
import { SummaryList } from "../../../../ui/fields/summary-list.tsx";
import { ContractAlert } from "./contract-alert.tsx";
import { runsBesideSharing, sharingText, tariffText, toEndText, vatText } from "./producer-words.ts";

/** The installation's contact. */
function Holder({ firstName, lastName, email, phoneNumber }: ProjectProducer["holder"]) {
  return (
    <>
      {firstName} {lastName}
      <br />
      <Anchor href={`mailto:${email}`}>{email}</Anchor>
      {phoneNumber && (
        <>
          <br />
          <Anchor href={`tel:${phoneNumber.replaceAll(" ", "")}`}>{phoneNumber}</Anchor>
        </>
      )}
    </>
  );
}

/** What an answer to him turns on. */
function offerRows({ point, largestKwh, plannedVat, isMine }: Props) {
  const { price, annualProduction } = point;
  const tariff = tariffText(point);
  return [
    {
      // What another asks binds nobody: contracts say the price, which participants may have accepted before he came.
      label: isMine ? t("Prix de vente") : t("Prix demandé"),
      value: price ? ownPriceText({ ...point, price }, plannedVat) : t("Gratuit"),
    },
    ...(tariff ? [{ label: t("Tarif d’achat"), value: tariff }] : []),
    {
      label: t("Production annuelle"),
      value:
        Number(annualProduction) > 0
          ? formatKwhBeside(Number(annualProduction), largestKwh)
          : t("Non renseignée"),
    },
  ];
}

function pointRows({ point, isMine, isRunning, plannedVat, furthestKm }: Props) {
  const { operational, productionPower } = point;
  const toEnd = toEndText(point, { isMine, isRunning });
  const sharing = sharingText(point);
  return [
    ...(isMine ? [] : [{ label: t("Producteur"), value: <Holder {...point.holder} /> }]),
    ...(point.price ? [{ label: t("TVA"), value: vatText(point.vatRegime, plannedVat) }] : []),
    ...(sharing ? [{ label: t("Partage"), value: sharing }] : []),
    ...(toEnd ? [{ label: t("Contrat d’achat"), value: toEnd }] : []),
    { label: t("Filière"), value: t(productionTypeLabels[point.productionType]) },
    { label: t("Adresse"), value: point.address.label },
    {
      label: t("Puissance"),
      value:
        productionPower === null
          ? t("Non renseignée")
          : `${formatNumber(productionPower)}\u00a0${powerUnit([point.productionType])}`,
    },
    { label: t("PDL"), value: operational.prm ? prmText(operational.prm) : t("Non renseigné") },
    ...(operational.raccordementId
      ? [{ label: t("Demande de raccordement"), value: operational.raccordementId }]
      : []),
    ...(furthestKm === undefined
      ? []
      : [{ label: t("Participant le plus éloigné"), value: formatDistance(furthestKm) }]),
  ];
}

/** Links to the steps where each part of the person's own point is edited. */
function EditLinks({ pointId }: { pointId: string }) {
  const links = [
    { to: pages.producerStep.to({ step: "typology" }), label: t("Modifier l’installation") },
    { to: pages.producerStep.to({ step: "price" }), label: t("Modifier le prix ou la TVA") },
    { to: pages.producerStep.to({ step: "sge" }), label: t("Modifier le raccordement") },
  ];
  return (
    <Group gap="xs" mt="md">
      {links.map(({ to, label }) => (
        <Button
          key={to}
          component={Link}
          to={`${to}?productionPointId=${pointId}`}
          variant="default"
          size="sm"
        >
          {label}
        </Button>
      ))}
    </Group>
  );
}

interface Props {
  point: ProjectProducer;
  /** kWh a year of the largest installation beside it: all are told in its unit. */
  largestKwh: number;
  /** Counted for who has not said his own. */
  plannedVat: SellerVat | null;
  isMine: boolean;
  /** Whether electricity is shared in the project of which it is an installation. */
  isRunning: boolean;
  /** km to the participant who is farthest from it. */
  furthestKm?: number | undefined;
  /** The answer to an installation that asks to join: it stands above what need not be read to give it. */
  answer?: ReactNode;
  children?: ReactNode;
}

/** An installation of the project, or one that asks to join it. */
export function ProducerCard(props: Props) {
  const { point, isMine, answer, children } = props;
  const offer = offerRows(props);
  const others = pointRows(props);
  return (
    <Card>
      <Group justify="space-between" mb="sm">
        <Title order={3} size="h4">
          {point.name}
        </Title>
        <Badge
          variant="light"
          tt="none"
          fw={550}
          color={point.operational.isOperational ? "green" : "gray"}
          c={point.operational.isOperational ? "green.8" : "gray.8"}
        >
          {t(connectionLabel(point.operational))}
        </Badge>
      </Group>
      {runsBesideSharing(point, { isMine, isRunning: props.isRunning }) && (
        <ContractAlert point={point} isMine={isMine} />
      )}
      <SummaryList isShort rows={answer ? offer : [...offer, ...others]} />
      {answer && (
        <>
          {answer}
          <Divider mt="lg" mb="xs" />
          <SummaryList isShort rows={others} />
        </>
      )}
      {!isMine && (
        <Text size="sm" c="dimmed" mt="sm">
          {t("Son producteur la modifie lui-même.")}
        </Text>
      )}
      {isMine && <EditLinks pointId={point.id} />}
      {children}
    </Card>
  );
}
