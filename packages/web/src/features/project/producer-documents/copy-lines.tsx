import { Button } from "@mantine/core";
import type { SignedCopy } from "@mec/api/document";
import { documentLabels } from "@mec/domain/document";
import { formatDate } from "@mec/domain/shared";
import { IconCircleCheck, IconDownload } from "@tabler/icons-react";
import { StatusLine, StatusLines } from "../../../parts/document/status-lines.tsx";
import { t } from "../../../platform/i18n.ts";
import { SeeMore } from "../../../ui/layout/see-more.tsx";

/** How many are shown before the rest is asked for. */
const mostShown = 5;

const nameOf = ({ kind, buyer }: SignedCopy): string =>
  buyer === null
    ? t(documentLabels[kind])
    : t("{{document}} avec {{buyer}}", { document: t(documentLabels[kind]), buyer });

function stateOf({ binds, projectName: project, retractedAt }: SignedCopy): string {
  if (retractedAt)
    return t("{{project}}. Signé par tous, puis rétracté par votre acheteur le {{day}}", {
      project,
      day: formatDate(retractedAt),
    });
  return binds
    ? t("{{project}}. Signé par tous, vous lie encore", { project })
    : t("{{project}}. Signé par tous", { project });
}

/** What all have signed, by name, each with its file. */
export function CopyLines({
  copies,
  onDownload,
}: {
  copies: readonly SignedCopy[];
  onDownload: (documentId: string) => void;
}) {
  const lines = (some: readonly SignedCopy[]) => (
    <StatusLines>
      {some.map((copy) => (
        <StatusLine
          key={copy.documentId}
          Icon={IconCircleCheck}
          isMine
          name={nameOf(copy)}
          detail={stateOf(copy)}
        >
          <Button
            variant="default"
            size="sm"
            leftSection={<IconDownload size={18} aria-hidden />}
            aria-label={t("Télécharger\u00a0: {{document}}", { document: nameOf(copy) })}
            onClick={() => onDownload(copy.documentId)}
          >
            {t("Télécharger")}
          </Button>
        </StatusLine>
      ))}
    </StatusLines>
  );
  const rest = copies.slice(mostShown);
  return (
    <>
      {lines(copies.slice(0, mostShown))}
      {rest.length > 0 && (
        <SeeMore label={t("Voir les {{count}} autres", { count: String(rest.length) })} isEverywhere>
          {lines(rest)}
        </SeeMore>
      )}
    </>
  );
}
