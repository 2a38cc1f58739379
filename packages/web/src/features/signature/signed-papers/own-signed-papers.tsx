import { Button, Skeleton, Stack, Text } from "@mantine/core";
import { signedPaperCalls } from "@mec/api/signature";
import { messages } from "@mec/domain/shared";
import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { useAct } from "../../../platform/act.ts";
import { useAnswer } from "../../../platform/answer.ts";
import { callUrl, frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { notify } from "../../../platform/notify.tsx";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { saveFile } from "../../../ui/files/save-file.ts";
import { SignedPaperList } from "./signed-paper-list.tsx";
import { UnconcludedList } from "./unconcluded-list.tsx";

const fileUrl = (id: string) => callUrl("/api", signedPaperCalls.getSignedPaper, { params: { id } });

/** All of them in one file. */
function TakeAll() {
  const { mutate, isPending } = useAct((call) => call(signedPaperCalls.archiveSignedPapers, {}), {
    after: saveFile,
    failed: (error) => notify({ message: frenchMessage(error), color: "red" }),
  });
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={20} aria-hidden />}
      disabled={isPending}
      onClick={() => mutate()}
    >
      {isPending ? messages.loading : t("Tout télécharger (ZIP)")}
    </Button>
  );
}

/** What the signed-in person has signed, including documents of deleted projects. */
export function OwnSignedPapers() {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useAnswer(
    signedPaperCalls.listSignedPapers,
    { query: { page } },
    { keepsFormer: true },
  );
  if (error && !data) return <LoadError error={error} retry={refetch} />;
  if (!data) return <Skeleton height={60} />;
  const unconcluded = data.unconcluded ?? [];
  if (data.total === 0 && unconcluded.length === 0) return <Text>{t("Vous n’avez encore rien signé.")}</Text>;
  return (
    <Stack gap="md" align="flex-start">
      <TakeAll />
      {data.total > 0 && (
        <SignedPaperList signedPapers={data} page={page} onPage={setPage} fileUrl={fileUrl} />
      )}
      <UnconcludedList
        documents={unconcluded}
        take={(call, id) => call(signedPaperCalls.getSignedPaper, { params: { id } })}
      />
    </Stack>
  );
}
