import { Text } from "@mantine/core";
import type { AuditEntry } from "@mec/api/audit";
import {
  type AuditObjectKind,
  auditActorLabels,
  auditKindLabels,
  searchedListLabels,
} from "@mec/domain/audit";
import { formatDateTime } from "@mec/domain/shared";
import { missingKindLabels, moderationActLabels } from "@mec/domain/support";
import { t } from "../../platform/i18n.ts";
import type { Column } from "../../ui/table/index.ts";

const objectLabels: Record<AuditObjectKind, string> = {
  project: "Projet",
  "consumption-point": "Point de consommation",
  "production-point": "Point de production",
};

/** The further details of some kinds of entries. */
function detailOf(entry: AuditEntry): string {
  switch (entry.kind) {
    case "project-moderated":
      return t(moderationActLabels[entry.detail.decision]);
    case "support-searched":
      return t(searchedListLabels[entry.detail.list]);
    case "support-reminded":
      return t(missingKindLabels[entry.detail.missing]);
    case "role-changed":
      return entry.detail.role === "support" ? t("Support") : t("Aucun rôle");
    case "factor-added":
    case "factor-removed":
      return entry.detail.factor === "passkey" ? t("Clé d’accès") : t("Application d’authentification");
    case "plan-granted":
      return entry.detail.plan;
    case "mail-lost":
      return `${entry.detail.mail} · ${entry.detail.reason}`;
    default:
      return "";
  }
}

function Two({ first, second }: { first: string; second: string }) {
  return (
    <div style={{ overflowWrap: "anywhere" }}>
      {first}
      {second && (
        <Text size="sm" c="dimmed">
          {second}
        </Text>
      )}
    </div>
  );
}

const personCell = (person: AuditEntry["subject"]) =>
  person ? <Two first={person.name} second={person.email} /> : "–";

export const journalColumns: readonly Column<AuditEntry>[] = [
  { key: "at", header: t("Quand"), cell: ({ at }) => formatDateTime(at) },
  {
    key: "kind",
    header: t("Quoi"),
    cell: (entry) => <Two first={t(auditKindLabels[entry.kind])} second={detailOf(entry)} />,
  },
  {
    key: "by",
    header: t("Par"),
    // A person who acts for himself is shown in the next column.
    cell: ({ by, actor }) => (
      <Two first={t(auditActorLabels[by])} second={by === "person" ? "" : (actor?.email ?? "")} />
    ),
  },
  { key: "subject", header: t("Personne concernée"), cell: ({ subject }) => personCell(subject) },
  {
    key: "object",
    header: t("Objet"),
    cell: ({ object }) =>
      object ? <Two first={object.name ?? "–"} second={t(objectLabels[object.kind])} /> : "–",
  },
];
