import type { InformationPart } from "@mec/api";
import type { ReactNode } from "react";
import { draftName } from "../../../parts/pmo/drafts.ts";
import { hasDraft } from "../../../platform/draft.ts";
import { t } from "../../../platform/i18n.ts";
import { CancelButton } from "../../../ui/sections/cancel-button.tsx";
import { EditableSection } from "../../../ui/sections/editable-section.tsx";

/** What an editor receives from the section around it. */
interface Around {
  onSaved: () => void;
  /** A button that leaves the form and discards what was typed. */
  beside: (discard: () => void) => ReactNode;
}

interface Props {
  part: Exclude<InformationPart, "files">;
  projectId: string;
  title: string;
  /** Whether the part is already filled in: if not, a link to it opens the form. */
  isSaid: boolean;
  editor: (around: Around) => ReactNode;
  children: ReactNode;
}

/** A part of the legal body, read-only and edited in place; an unsent draft opens the form. */
export function PartSection({ part, projectId, title, isSaid, editor, children }: Props) {
  return (
    <EditableSection
      id={part}
      title={title}
      order={3}
      editLabel={isSaid ? undefined : t("Compléter")}
      startsOpen={hasDraft(draftName(part, projectId))}
      opensByLink={!isSaid}
      editor={(close) =>
        editor({
          onSaved: () => close(true),
          beside: (discard) => (
            <CancelButton
              onClick={() => {
                discard();
                close(false);
              }}
            />
          ),
        })
      }
    >
      {children}
    </EditableSection>
  );
}
