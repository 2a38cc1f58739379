import { Button, Menu } from "@mantine/core";
import { pages } from "@mec/api";
import { documentCalls } from "@mec/api/document";
import { idsOf } from "@mec/api/point";
import { type DocumentKind, type DocumentStatus, documentSteps } from "@mec/domain/document";
import { IconChevronDown } from "@tabler/icons-react";
import { Link } from "react-router";
import { callUrl } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { ActionMenu } from "../../../ui/dialog/action-menu.tsx";
import { type DocumentLine, menuOf } from "./rows.ts";
import type { ChangeAction } from "./use-change.tsx";

export interface LineActions {
  send: (lines: readonly DocumentLine[]) => void;
  change: (action: ChangeAction, lines: readonly DocumentLine[]) => void;
  preview: (line: DocumentLine) => void;
  download: (line: DocumentLine) => void;
}

interface Props {
  line: DocumentLine;
  kind: DocumentKind;
  projectId: string;
  actions: LineActions;
}

const isSecondTry = (status: DocumentStatus) => status !== "READY";

interface TermsProps {
  entries: ReturnType<typeof menuOf>;
  to: string;
}

/** Where one participant's price and terms of sale are said. */
function TermsItems({ entries, to }: TermsProps) {
  return (
    <>
      {entries.includes("price") && (
        <Menu.Item component={Link} to={to}>
          {t("Proposer un prix")}
        </Menu.Item>
      )}
      {entries.includes("terms") && (
        <Menu.Item component={Link} to={to}>
          {t("Conditions de vente de ce participant")}
        </Menu.Item>
      )}
    </>
  );
}

/** The actions on one document; nothing where there is none. */
export function DocumentMenu({ line, kind, projectId, actions }: Props) {
  const { participant, document } = line;
  const entries = menuOf(line, kind);
  if (entries.length === 0) return null;
  return (
    <ActionMenu
      target={
        <Button
          variant="default"
          size="sm"
          rightSection={<IconChevronDown size={16} aria-hidden />}
          aria-label={t("Actions pour {{name}}", { name: participant.name })}
        >
          {t("Actions")}
        </Button>
      }
    >
      {entries.includes("send") && (
        <Menu.Item onClick={() => actions.send([line])}>
          {isSecondTry(document.status) ? t("Envoyer à nouveau") : t(documentSteps.send.label)}
        </Menu.Item>
      )}
      {(["remind", "take-back", "ignore", "restore"] as const)
        .filter((action) => entries.includes(action))
        .map((action) => (
          <Menu.Item key={action} onClick={() => actions.change(action, [line])}>
            {t(documentSteps[action].label)}
          </Menu.Item>
        ))}
      {entries.includes("download") && (
        <Menu.Item onClick={() => actions.download(line)}>{t("Télécharger")}</Menu.Item>
      )}
      {entries.includes("preview") && (
        <Menu.Item onClick={() => actions.preview(line)}>{t("Voir un aperçu")}</Menu.Item>
      )}
      {entries.includes("archive") && (
        <Menu.Item
          component="a"
          download
          href={callUrl("/api", documentCalls.archiveDocuments, {
            params: { id: projectId },
            query: idsOf(participant),
          })}
        >
          {t("Télécharger tout son dossier (ZIP)")}
        </Menu.Item>
      )}
      <TermsItems
        entries={entries}
        to={pages.createSalesContract.to({ projectId, consumer: participant.id })}
      />
    </ActionMenu>
  );
}
