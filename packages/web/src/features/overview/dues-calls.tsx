import { Button, Skeleton } from "@mantine/core";
import { overviewCalls } from "@mec/api/overview";
import { formatEuro } from "@mec/domain/shared";
import { useState } from "react";
import { LettersToWrite } from "../../parts/document/letters-to-write.tsx";
import { useAnswer } from "../../platform/answer.ts";
import { t } from "../../platform/i18n.ts";
import { Dialog } from "../../ui/dialog/dialog.tsx";
import { Loaded } from "../../ui/feedback/loaded.tsx";

function Calls({ projectId }: { projectId: string }) {
  const { data, error, refetch } = useAnswer(overviewCalls.getDuesCall, { params: { id: projectId } });
  return (
    <Loaded of={{ data, error, retry: refetch }} skeleton={<Skeleton height={160} radius={12} />}>
      {({ members }) => (
        <LettersToWrite
          letters={members.map(({ name, amountEur, points, ...letter }) => ({
            ...letter,
            title: t("{{name}}\u00a0: {{sum}}, pour {{points}}", {
              name,
              sum: formatEuro(amountEur),
              points: points.join(", "),
            }),
          }))}
        />
      )}
    </Loaded>
  );
}

/** Who owes what, each with the letter that calls him for it. */
export function DuesCalls({ projectId }: { projectId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" size="compact-sm" onClick={() => setOpen(true)}>
        {t("Qui doit quoi, et la lettre d’appel")}
      </Button>
      {isOpen && (
        <Dialog title={t("Les appels de cotisation")} size="lg" space="indigo" onClose={() => setOpen(false)}>
          <Calls projectId={projectId} />
        </Dialog>
      )}
    </>
  );
}
