import { IconPencil, IconX } from "@tabler/icons-react";
import type { RefObject } from "react";
import { t } from "../../../platform/i18n.ts";
import { PlainButton } from "../../../ui/plain/button.tsx";

interface Props {
  onEdit: () => void;
  /** Null where there is nothing to clear yet. */
  onClear: (() => void) | null;
  /** What holds the button that edits. */
  edit?: RefObject<HTMLButtonElement | null>;
}

/** What one does with the dossier: fill or edit it, and clear it. */
export function DossierActs({ edit, onEdit, onClear }: Props) {
  return (
    <div>
      <PlainButton
        ref={edit}
        look="subtle"
        size="small-icon"
        title={onClear ? t("Modifier") : t("Décrire mon lieu")}
        aria-label={onClear ? t("Modifier ma fiche") : t("Décrire mon lieu")}
        onClick={onEdit}
      >
        <IconPencil size={18} aria-hidden />
      </PlainButton>
      {onClear && (
        <PlainButton
          look="subtle"
          size="small-icon"
          title={t("Vider")}
          aria-label={t("Vider ma fiche")}
          onClick={onClear}
        >
          <IconX size={18} aria-hidden />
        </PlainButton>
      )}
    </div>
  );
}
