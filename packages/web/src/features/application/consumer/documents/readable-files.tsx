import { Anchor, Text } from "@mantine/core";
import type { PmoFile } from "@mec/api/pmo";
import { formatDate } from "@mec/domain/shared";
import { IconFileText } from "@tabler/icons-react";
import { StatusLine, StatusLines } from "../../../../parts/document/status-lines.tsx";
import { t } from "../../../../platform/i18n.ts";
import { type ReadableKind, useOpenFile } from "./use-files.ts";

interface Props {
  pointId: string;
  statutes: readonly PmoFile[];
  rules: readonly PmoFile[];
}

/** The association's files that its future members may read. */
export function ReadableFiles({ pointId, statutes, rules }: Props) {
  const open = useOpenFile(pointId);
  const files: { kind: ReadableKind; label: string; file: PmoFile }[] = [
    ...statutes.map((file) => ({ kind: "statutes" as const, label: t("Statuts de l’association"), file })),
    ...rules.map((file) => ({ kind: "rules" as const, label: t("Règlement intérieur"), file })),
  ];
  if (files.length === 0) {
    return (
      <Text c="dimmed">{t("Le porteur du projet n’a pas encore déposé les statuts de l’association.")}</Text>
    );
  }
  return (
    <StatusLines>
      {files.map(({ kind, label, file }) => (
        <StatusLine
          key={file.id}
          Icon={IconFileText}
          name={
            <Anchor
              component="button"
              type="button"
              ta="left"
              fw={400}
              onClick={() => open({ kind, docId: file.id })}
            >
              {label}
            </Anchor>
          }
          detail={t("{{name}}, déposé le {{date}}", { name: file.name, date: formatDate(file.createdAt) })}
        />
      ))}
    </StatusLines>
  );
}
