import { Group, NativeSelect, TextInput } from "@mantine/core";
import { type AuditKind, auditKindLabels, auditKinds } from "@mec/domain/audit";
import { t } from "../../platform/i18n.ts";
import type { JournalSearch } from "./journal-search.ts";

interface Props {
  search: JournalSearch;
  onChange: (change: Partial<JournalSearch>) => void;
}

/** Filters: whom, what, and when. */
export function JournalFilters({ search, onChange }: Props) {
  return (
    <Group align="end" mb="md" role="search" aria-label={t("Chercher dans le journal")}>
      <TextInput
        label={t("Adresse e-mail de la personne")}
        type="search"
        inputMode="email"
        value={search.email}
        onChange={({ currentTarget }) => onChange({ email: currentTarget.value })}
        style={{ flex: "1 1 240px" }}
      />
      <NativeSelect
        size="md"
        label={t("Ce qui s’est passé")}
        value={search.kind ?? ""}
        onChange={({ currentTarget }) =>
          onChange({ kind: (currentTarget.value || undefined) as AuditKind | undefined })
        }
        data={[
          { value: "", label: t("Tout") },
          ...auditKinds.map((kind) => ({ value: kind, label: t(auditKindLabels[kind]) })),
        ]}
        style={{ flex: "1 1 240px" }}
      />
      <TextInput
        label={t("Du")}
        type="date"
        max={search.to || undefined}
        value={search.from}
        onChange={({ currentTarget }) => onChange({ from: currentTarget.value })}
        style={{ flex: "1 1 140px" }}
      />
      <TextInput
        label={t("Au")}
        type="date"
        min={search.from || undefined}
        value={search.to}
        onChange={({ currentTarget }) => onChange({ to: currentTarget.value })}
        style={{ flex: "1 1 140px" }}
      />
    </Group>
  );
}
