import { Button, Group, Text } from "@mantine/core";
import { type DocumentKind, documentKinds, documentSteps } from "@mec/domain/document";
import { formatNumber, plural } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { actionsOf } from "../../../ui/documents/index.ts";
import type { LineActions } from "./document-menu.tsx";
import styles from "./my-documents.module.css";
import type { DocumentLine } from "./rows.ts";

interface Props {
  chosen: readonly DocumentLine[];
  /** All that the search finds. */
  found: readonly DocumentLine[];
  kind: DocumentKind;
  actions: LineActions;
  onSendSets: () => void;
  onSelectAll: () => void;
  onClear: () => void;
}

/** What can be done with all the ticked documents at once. */
export function BulkBar({ chosen, found, kind, actions, onSendSets, onSelectAll, onClear }: Props) {
  if (chosen.length === 0) return null;
  const canSend = (one: DocumentKind) =>
    chosen.some(({ participant }) => actionsOf(participant, one).includes("send"));
  const allowing = (action: "remind" | "ignore" | "restore") =>
    chosen.filter(({ participant }) => actionsOf(participant, kind).includes(action));
  return (
    <section className={styles.bar} aria-label={t("Actions sur la sélection")}>
      <Group gap="xs">
        <Text fw={600} size="sm" role="status">
          {plural(chosen.length, t("participant sélectionné"), t("participants sélectionnés"))}
        </Text>
        {chosen.length < found.length && (
          <Button variant="subtle" size="compact-sm" onClick={onSelectAll}>
            {t("Tout sélectionner ({{total}})", { total: formatNumber(found.length) })}
          </Button>
        )}
        <Button variant="subtle" size="compact-sm" onClick={onClear}>
          {t("Ne rien sélectionner")}
        </Button>
      </Group>
      <Group gap="xs" className={styles.actions}>
        {documentKinds.some(canSend) && (
          <Button size="sm" onClick={onSendSets}>
            {t("Envoyer les dossiers complets")}
          </Button>
        )}
        {canSend(kind) && (
          <Button size="sm" variant="default" onClick={() => actions.send(chosen)}>
            {t("Envoyer ce document seul")}
          </Button>
        )}
        {(["remind", "ignore", "restore"] as const)
          .map((action) => ({ action, lines: allowing(action) }))
          .filter(({ lines }) => lines.length > 0)
          .map(({ action, lines }) => (
            <Button key={action} size="sm" variant="default" onClick={() => actions.change(action, lines)}>
              {`${t(documentSteps[action].label)} (${formatNumber(lines.length)})`}
            </Button>
          ))}
      </Group>
    </section>
  );
}
