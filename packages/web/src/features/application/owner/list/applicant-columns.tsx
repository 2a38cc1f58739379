import { Badge, Group, Stack, Text } from "@mantine/core";
import type { Applicant } from "@mec/api/application";
import type { ParticipantDocuments } from "@mec/api/document";
import { isPriceOpen, newestProgress, type OwnerTab } from "@mec/domain/application";
import type { DocumentKind } from "@mec/domain/document";
import {
  dayInParis,
  formatBarePrice,
  formatDistance,
  formatNumber,
  formatShortDate,
  type VatRegime,
} from "@mec/domain/shared";
import { DocumentBadge } from "../../../../parts/document/document-badge.tsx";
import { t } from "../../../../platform/i18n.ts";
import type { usePrices } from "../../../../platform/profile-type.ts";
import type { Column } from "../../../../ui/table/index.ts";
import styles from "./applicant-columns.module.css";
import { ApplicantName } from "./applicant-name.tsx";
import { gainKey } from "./by-gain.ts";
import { hasNoSale, statesOf } from "./document-states.ts";
import { GainText } from "./gain-text.tsx";
import { reasonOf } from "./reason-of.ts";
import type { Gain } from "./signed-gain.ts";
import { sinceText } from "./since-text.ts";

type ApplicantColumn = Column<Applicant>;

interface Tools {
  prices: ReturnType<typeof usePrices>;
  /** The VAT regime of the project's prices. */
  vatRegime: VatRegime;
  /** The greatest distance that the project chose; null until it has come. */
  perimeterKm: number | null;
  open: (applicant: Applicant) => void;
  /** How each is named beside the others of the list. */
  nameOf: (applicant: Applicant) => string;
  /** The documents of an accepted consumer; undefined until they have come. */
  documentsOf: (applicant: Applicant) => ParticipantDocuments | undefined;
  /** What he would gain at his price; undefined until it has come. */
  gainOf: (applicant: Applicant) => Gain | undefined;
  /** False for who reads the list only: gains are the owner's. */
  hasGains: boolean;
}

/** The last price that was proposed, without tax. */
const proposedPrice = ({ progress }: Pick<Applicant, "progress">): number | undefined =>
  newestProgress(progress.filter(({ price }) => price !== undefined))?.price;

const name = ({ open, nameOf }: Tools): ApplicantColumn => ({
  key: "name",
  header: t("Nom"),
  isSortable: true,
  orders: [t("de A à Z"), t("de Z à A")],
  cell: (applicant) => (
    <ApplicantName applicant={applicant} name={nameOf(applicant)} onOpen={() => open(applicant)} />
  ),
});

const address: ApplicantColumn = {
  key: "address",
  isDetail: true,
  header: t("Adresse"),
  cell: ({ consumptionPoint: { address: place } }) => (
    // Two lines beside the other columns, not one for each word.
    <>
      <Text size="sm" miw={130}>
        {[place.houseNumber, place.street].filter(Boolean).join(" ")}
      </Text>
      <Text size="sm" c="dimmed">
        {place.postCode} {place.city}
      </Text>
    </>
  ),
};

const distance = ({ perimeterKm }: Tools): ApplicantColumn => ({
  key: "distance",
  header: t("Distance"),
  isSortable: true,
  orders: [t("la plus proche d’abord"), t("la plus grande d’abord")],
  isNumber: true,
  cell: (applicant) => (
    <>
      {formatDistance(applicant.distance)}
      {perimeterKm !== null && applicant.distance > perimeterKm && (
        <Text size="xs" c="red.9">
          {t("plus de {{km}}\u00a0km", { km: perimeterKm })}
        </Text>
      )}
    </>
  ),
});

const segment: ApplicantColumn = {
  key: "segment",
  isDetail: true,
  header: t("Segment"),
  isSortable: true,
  orders: [t("de C1 à C5"), t("de C5 à C1")],
  cell: ({ consumptionPoint }) => consumptionPoint.segment,
};

const consumption: ApplicantColumn = {
  key: "consumption",
  header: t("Conso./an"),
  isSortable: true,
  orders: [t("la plus faible d’abord"), t("la plus forte d’abord")],
  isNumber: true,
  cell: ({ consumptionPoint: { annualConsumption } }) =>
    // One unit, so that the column is compared at a glance.
    annualConsumption === ""
      ? t("Inconnue")
      : t("{{kwh}}\u00a0kWh", { kwh: formatNumber(Number(annualConsumption), 0) }),
};

const gain = ({ gainOf }: Tools, isPriceBeside: boolean): ApplicantColumn => ({
  key: gainKey,
  header: t("Gain par an"),
  isSortable: true,
  orders: [t("la plus forte perte d’abord"), t("le plus fort d’abord")],
  isNumber: true,
  cell: (applicant) => <GainText gain={gainOf(applicant)} isPriceBeside={isPriceBeside} />,
});

const date: ApplicantColumn = {
  key: "date",
  isDetail: true,
  header: t("Candidature"),
  isSortable: true,
  orders: [t("la plus ancienne d’abord"), t("la plus récente d’abord")],
  cell: ({ progress }) => {
    const first = progress.at(-1);
    return first ? formatShortDate(first.createdAt) : "–";
  },
};

const price = ({ prices, vatRegime }: Tools, header = t("Prix proposé")): ApplicantColumn => ({
  key: "price",
  header,
  isNumber: true,
  cell: (applicant) => {
    const ht = proposedPrice(applicant);
    if (ht === undefined) return null;
    // In short lines of a table, so that the columns beside it are seen without scrolling: a price without VAT says no more.
    return (
      <Text size="sm" className={`${styles.price} numbers`}>
        {formatBarePrice(ht, prices.profileType, vatRegime)}
      </Text>
    );
  },
});

const shortNames: Record<DocumentKind, string> = {
  bulletin: "bulletin",
  accord: "accord",
  salesContract: "contrat",
};

/** Where his documents are: one badge while all three are at the same point. */
const documents = ({ documentsOf }: Tools): ApplicantColumn => ({
  key: "documents",
  header: t("Documents"),
  cell: (applicant) => {
    const own = documentsOf(applicant);
    if (!own) return null;
    const states = statesOf(own);
    return (
      <Stack gap={4}>
        {states.map(({ status, kinds, why }) => (
          <div key={status}>
            <Group gap={6} wrap="nowrap">
              <DocumentBadge status={status} isCompact title={why} />
              {states.length > 1 && (
                <Text size="sm" c="dimmed">
                  {kinds.map((kind) => t(shortNames[kind])).join(", ")}
                </Text>
              )}
            </Group>
            {why && (
              <Text size="sm" c="dimmed" maw={260}>
                {why}
              </Text>
            )}
          </div>
        ))}
        {hasNoSale(own) && (
          <Text size="sm" c="dimmed">
            {t("aucun contrat de vente\u00a0: on ne s’achète pas à soi-même")}
          </Text>
        )}
      </Stack>
    );
  },
});

const exported: ApplicantColumn = {
  key: "exported",
  header: t("Exporté le"),
  cell: ({ exportedAt }) => exportedAt && formatShortDate(exportedAt),
};

const since: ApplicantColumn = {
  key: "since",
  header: t("En exploitation depuis"),
  cell: (applicant) => sinceText(applicant, dayInParis(new Date())),
};

const reason: ApplicantColumn = {
  key: "reason",
  header: t("Raison"),
  cell: (applicant) => (
    <Text size="sm" maw={320} lineClamp={3} style={{ whiteSpace: "pre-line" }}>
      {reasonOf(applicant)}
    </Text>
  ),
};

/** Until when the price can be accepted; shown by colour and words once that is past. */
const until: ApplicantColumn = {
  key: "until",
  header: t("Prix valable"),
  cell: ({ progress }) => {
    const day = newestProgress(progress)?.priceUntil;
    if (!day) return t("sans limite");
    return (
      <Group gap={6}>
        {t("jusqu’au {{day}}", { day: formatShortDate(day) })}
        {!isPriceOpen(day, new Date()) && (
          <Badge color="sun.2" c="gray.9" tt="none" flex="none">
            {t("Expirée")}
          </Badge>
        )}
      </Group>
    );
  },
};

/** The columns of each tab. */
export function applicantColumns(tab: OwnerTab, tools: Tools): ApplicantColumn[] {
  const common = [name(tools), address, distance(tools), segment, consumption];
  const gains = (isPriceBeside = false) => (tools.hasGains ? [gain(tools, isPriceBeside)] : []);
  const columns: Record<OwnerTab, ApplicantColumn[]> = {
    pending: [...common, ...gains(), date],
    "price-proposal": [...common, price(tools), ...gains(true), until],
    // Their documents need the room.
    "pre-integrated": [
      name(tools),
      { ...distance(tools), isDetail: true },
      price(tools, t("Prix convenu")),
      ...gains(true),
      documents(tools),
      exported,
    ],
    exploitation: [...common, since, price(tools, t("Prix convenu"))],
    refused: [name(tools), date, reason],
  };
  return columns[tab];
}
