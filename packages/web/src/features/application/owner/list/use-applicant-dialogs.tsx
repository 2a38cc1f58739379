import type { Applicant } from "@mec/api/application";
import { useState } from "react";
import { OwnerNotice } from "../../../../parts/application/departure/owner-notice.tsx";
import { useGivingUp } from "../../../../parts/application/departure/use-giving-up.ts";
import { MoveDialog } from "../../../../parts/application/move/move-dialog.tsx";
import type { Moved, Movement } from "../../../../parts/application/move/types.ts";
import { ApplicantDrawer } from "../details/applicant-drawer.tsx";
import { ExportDataDialog } from "../export-data/index.ts";
import { placedName } from "./movements.ts";
import { SettleApplicant } from "./settle-applicant.tsx";
import type { GainOf } from "./use-gains.ts";
import { WhoSignsDialog } from "./who-signs-first.tsx";

/** The dialog of a notice. */
function useNotice(projectId: string, after: () => void) {
  const [bound, sendAway] = useState<Applicant | null>(null);
  const notice = bound && (
    <OwnerNotice
      projectId={projectId}
      applicationId={bound.id}
      name={placedName(bound)}
      close={() => sendAway(null)}
      after={after}
    />
  );
  return { sendAway, notice };
}

/** What opens over the list of applicants: one of them, a movement of some, an export. */
export function useApplicantDialogs(
  projectId: string,
  gainOf: GainOf,
  onMoved: (ids: ReadonlySet<string>) => void,
) {
  const [opened, open] = useState<Applicant | null>(null);
  const [movement, move] = useState<Movement | null>(null);
  const [exported, exportData] = useState<readonly Applicant[] | null>(null);
  const [leaving, settle] = useState<Applicant | null>(null);
  const { sendAway, notice } = useNotice(projectId, () => open(null));
  const [untold, askWhoSigns] = useState<readonly Applicant[] | null>(null);
  const { giveUp } = useGivingUp(projectId, () => open(null));

  function close(moved: readonly Moved[]) {
    const ids = new Set(moved.map(({ applicationId }) => applicationId));
    onMoved(ids);
    if (opened && ids.has(opened.id)) open(null);
    move(null);
  }

  const shown = (
    <>
      {exported && (
        <ExportDataDialog projectId={projectId} applicants={exported} onClose={() => exportData(null)} />
      )}
      {opened && (
        <ApplicantDrawer
          projectId={projectId}
          applicant={opened}
          gain={gainOf(opened)}
          actions={{ move, settle, giveUp }}
          onClose={() => open(null)}
        />
      )}
      {leaving && (
        <SettleApplicant
          projectId={projectId}
          applicant={leaving}
          close={() => settle(null)}
          after={() => open(null)}
        />
      )}
      {notice}
      {untold && (
        <WhoSignsDialog
          projectId={projectId}
          places={untold.length}
          onClose={() => askWhoSigns(null)}
          onDone={() => {
            onMoved(new Set(untold.map(({ id }) => id)));
            askWhoSigns(null);
          }}
        />
      )}
      {movement && <MoveDialog projectId={projectId} movement={movement} onClose={close} />}
    </>
  );
  return { open, move, askWhoSigns, exportData, settle, giveUp, sendAway, shown };
}
