import { Button } from "@mantine/core";
import type { Applicant } from "@mec/api/application";
import { formatNumber, plural } from "@mec/domain/shared";
import { arePlaces } from "../../../../parts/application/move/places.ts";
import { stepLook } from "../../../../parts/application/move/step-look.ts";
import type { Movement } from "../../../../parts/application/move/types.ts";
import { sayWhoSigns } from "../../../../parts/signatory/own-signatory-words.ts";
import { t } from "../../../../platform/i18n.ts";
import { ShortLabel } from "../../../../ui/layout/short-label.tsx";
import { SelectionBar } from "../../../../ui/table/index.ts";
import { movementsOf } from "./movements.ts";

interface Props {
  chosen: readonly Applicant[];
  /** How many the search finds, on all pages. */
  total: number;
  isSelectingAll: boolean;
  onSelectAll: () => void;
  onClear: () => void;
  onMove: (movement: Movement) => void;
  /** Asks who signs for those of whom nobody has said it; absent where there are none. */
  onSayWhoSigns?: (() => void) | undefined;
  /** Sends documents to sign to all of them; absent where they have none. */
  onSend?: (() => void) | undefined;
  /** Exports the study data of all of them. */
  onExport: () => void;
}

/** The actions on all ticked consumers at once. */
export function BulkBar({
  chosen,
  total,
  isSelectingAll,
  onSelectAll,
  onClear,
  onMove,
  onSayWhoSigns,
  onSend,
  onExport,
}: Props) {
  return (
    <SelectionBar
      text={
        arePlaces(chosen.map(({ holder }) => ({ holder: holder.email })))
          ? plural(chosen.length, t("lieu sélectionné"), t("lieux sélectionnés"))
          : plural(chosen.length, t("personne sélectionnée"), t("personnes sélectionnées"))
      }
      chosen={chosen.length}
      total={total}
      isSelectingAll={isSelectingAll}
      onSelectAll={onSelectAll}
      onClear={onClear}
    >
      {onSayWhoSigns && (
        <Button size="sm" onClick={onSayWhoSigns}>
          {sayWhoSigns()}
        </Button>
      )}
      {onSend && (
        <Button size="sm" onClick={onSend}>
          {t("Envoyer les documents")}
        </Button>
      )}
      {movementsOf(chosen).map((movement, index) => {
        const withCount = (action: string) =>
          t("{{action}} ({{count}})", { action, count: formatNumber(movement.people.length) });
        const long = withCount(t(movement.transition.label));
        return (
          <Button
            key={movement.transition.to}
            size="sm"
            variant={stepLook(movement.transition, onSend || onSayWhoSigns ? index + 1 : index)}
            aria-label={long}
            onClick={() => onMove(movement)}
          >
            <ShortLabel
              long={long}
              short={movement.transition.to === "SIGNATURE" ? withCount(t("Accepter")) : long}
            />
          </Button>
        );
      })}
      <Button size="sm" variant="default" aria-label={t("Exporter les données d’étude")} onClick={onExport}>
        <ShortLabel long={t("Exporter les données d’étude")} short={t("Exporter")} />
      </Button>
    </SelectionBar>
  );
}
