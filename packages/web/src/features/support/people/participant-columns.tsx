import { Anchor, Box, Group, Text } from "@mantine/core";
import { pages } from "@mec/api";
import type { SupportedParticipant } from "@mec/api/support";
import { type DocumentKind, documentKinds } from "@mec/domain/document";
import { formatShortDate } from "@mec/domain/shared";
import { Link } from "react-router";
import { DocumentBadge } from "../../../parts/document/document-badge.tsx";
import { prmText } from "../../../parts/point/prm.ts";
import { t } from "../../../platform/i18n.ts";
import type { Column } from "../../../ui/table/index.ts";
import { shortStatus } from "./short-status.ts";
import { Two } from "./two.tsx";

export const holderName = ({ holder }: Pick<SupportedParticipant, "holder">): string =>
  `${holder.firstName} ${holder.lastName}`;

/** A consumer's space, or the producers of the project. */
const participantPath = ({ participant, project }: SupportedParticipant): string =>
  participant.kind === "producer"
    ? pages.ownerProducer.to({ projectId: project.id })
    : pages.consumerApplication.to({ consumerId: participant.id });

const documentHeaders: Record<DocumentKind, string> = {
  bulletin: "Bulletin",
  accord: "Accord",
  salesContract: "Contrat",
};

function Documents({ documents }: Pick<SupportedParticipant, "documents">) {
  const sent = documentKinds.flatMap((kind) => {
    const status = documents[kind];
    return status ? [{ kind, status }] : [];
  });
  if (sent.length === 0) return "–";
  return (
    <Group gap={6}>
      {sent.map(({ kind, status }) => (
        <Group key={kind} gap={4} wrap="nowrap">
          <Text span size="sm">
            {t(documentHeaders[kind])}
          </Text>
          <DocumentBadge status={status} isCompact />
        </Group>
      ))}
    </Group>
  );
}

export const participantColumns: readonly Column<SupportedParticipant>[] = [
  {
    key: "holder",
    header: t("Personne"),
    cell: (participant) => (
      <Two
        first={
          <Anchor component={Link} to={participantPath(participant)} fw={550}>
            {holderName(participant)}
          </Anchor>
        }
        second={
          participant.holder.emailVerified
            ? participant.holder.email
            : t("{{email}} (non confirmé)", { email: participant.holder.email })
        }
      />
    ),
  },
  {
    key: "point",
    header: t("Point"),
    cell: ({ name, prm, participant }) => (
      <Two
        first={participant.kind === "producer" ? t("{{name}} (production)", { name }) : name}
        second={prm ? <span className="numbers">{prmText(prm)}</span> : t("PDL non renseigné")}
      />
    ),
  },
  {
    key: "project",
    header: t("Projet"),
    cell: ({ project }) => (
      <Two
        first={
          <Anchor component={Link} to={pages.ownerConsumers.to({ projectId: project.id })}>
            {project.name}
          </Anchor>
        }
      />
    ),
  },
  {
    key: "status",
    header: t("Statut"),
    cell: ({ status, since }) => (
      // The day stays on its line beside long names.
      <Box miw={150}>
        <Two first={shortStatus(status)} second={t("depuis le {{date}}", { date: formatShortDate(since) })} />
      </Box>
    ),
  },
  { key: "documents", header: t("Documents"), cell: (participant) => <Documents {...participant} /> },
];
