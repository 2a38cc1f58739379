import { Skeleton, Text } from "@mantine/core";
import { signedPaperCalls } from "@mec/api/signature";
import { useState } from "react";
import { useAnswer } from "../../../platform/answer.ts";
import { callUrl } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { LoadError } from "../../../ui/feedback/load-error.tsx";
import { SignedPaperList } from "./signed-paper-list.tsx";

const fileUrl = (id: string) => callUrl("/api", signedPaperCalls.getSignedPaper, { params: { id } });

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
  if (data.total === 0)
    return <Text>{t("Vous n’avez encore rien signé, ou tous n’ont pas encore signé.")}</Text>;
  return <SignedPaperList signedPapers={data} page={page} onPage={setPage} fileUrl={fileUrl} />;
}
