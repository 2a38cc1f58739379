import { Button } from "@mantine/core";
import { type DocumentKind, documentKinds, documentSteps } from "@mec/domain/document";
import { formatNumber, plural } from "@mec/domain/shared";
import { actionsOf } from "../../../parts/document/participant.ts";
import { t } from "../../../platform/i18n.ts";
import { ShortLabel } from "../../../ui/layout/short-label.tsx";
import { SelectionBar } from "../../../ui/table/index.ts";
import type { LineActions } from "./document-menu.tsx";
import type { DocumentLine } from "./rows.ts";
import type { ChangeAction } from "./use-change.tsx";

interface Props {
  chosen: readonly DocumentLine[];
  /** All lines that the search finds. */
  found: readonly DocumentLine[];
  kind: DocumentKind;
  actions: LineActions;
  onSendSets: () => void;
  onSelectAll: () => void;
  onClear: () => void;
}

/** Words of the steps' own labels. */
const shortLabels = {
  remind: "Relancer",
  "take-back": "Retirer",
  ignore: "En dehors",
  restore: "Sur la plateforme",
};

/** The actions on all ticked documents at once. */
export function BulkBar({ chosen, found, kind, actions, onSendSets, onSelectAll, onClear }: Props) {
  const canSend = (one: DocumentKind) =>
    chosen.some(({ participant }) => actionsOf(participant, one).includes("send"));
  const allowing = (action: ChangeAction) =>
    chosen.filter(({ participant }) => actionsOf(participant, kind).includes(action));
  return (
    <SelectionBar
      text={plural(chosen.length, t("participant sélectionné"), t("participants sélectionnés"))}
      chosen={chosen.length}
      total={found.length}
      onSelectAll={onSelectAll}
      onClear={onClear}
    >
      {documentKinds.some(canSend) && (
        <Button size="sm" aria-label={t("Envoyer les dossiers complets")} onClick={onSendSets}>
          <ShortLabel long={t("Envoyer les dossiers complets")} short={t("Envoyer les dossiers")} />
        </Button>
      )}
      {canSend(kind) && (
        <Button
          size="sm"
          variant="default"
          aria-label={t("Envoyer ce document seul")}
          onClick={() => actions.send(chosen)}
        >
          <ShortLabel long={t("Envoyer ce document seul")} short={t("Ce document")} />
        </Button>
      )}
      {(["remind", "take-back", "ignore", "restore"] as const)
        .map((action) => ({ action, lines: allowing(action) }))
        .filter(({ lines }) => lines.length > 0)
        .map(({ action, lines }) => {
          const withCount = (label: string) => `${t(label)} (${formatNumber(lines.length)})`;
          const long = withCount(documentSteps[action].label);
          return (
            <Button
              key={action}
              size="sm"
              variant="default"
              aria-label={long}
              onClick={() => actions.change(action, lines)}
            >
              <ShortLabel long={long} short={withCount(shortLabels[action])} />
            </Button>
          );
        })}
    </SelectionBar>
  );
}
