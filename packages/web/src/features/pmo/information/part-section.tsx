import type { InformationPart } from "@mec/api";
import type { ReactNode } from "react";
import { draftName } from "../../../parts/pmo/drafts.ts";
import { hasDraft } from "../../../platform/draft.ts";
import { t } from "../../../platform/i18n.ts";
import { CancelButton } from "../../../ui/sections/cancel-button.tsx";
import { EditableSection } from "../../../ui/sections/editable-section.tsx";

/** What an editor is told of the section it stands in. */
interface Around {
  onSaved: () => void;
  /** Leaves without keeping what was typed. */
  beside: (discard: () => void) => ReactNode;
}

interface Props {
  part: Exclude<InformationPart, "files">;
  projectId: string;
  title: string;
  /** Whether it was said already: otherwise a link to it opens it. */
  isSaid: boolean;
  editor: (around: Around) => ReactNode;
  children: ReactNode;
}

/** A part of the legal body, read and changed in place; what was typed and not sent opens it again. */
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
