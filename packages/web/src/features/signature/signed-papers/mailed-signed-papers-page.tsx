import { Button, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { signedPaperCalls } from "@mec/api/signature";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { NotFound } from "../../../parts/project/not-found.tsx";
import { useAnswer } from "../../../platform/answer.ts";
import { ApiError, callUrl } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { FailedPage } from "../../../ui/feedback/failed-page.tsx";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { Page } from "../../../ui/layout/page.tsx";
import { SignedPaperList } from "./signed-paper-list.tsx";
import { UnconcludedList } from "./unconcluded-list.tsx";

function LinkIsOver() {
  return (
    <NotFound
      title={t("Ce lien n’ouvre plus rien")}
      text={t(
        "Il a peut-être plus de 24\u00a0heures, ou son adresse est incomplète. Demandez-en un nouveau.",
      )}
      action={
        <Button component={Link} to={pages.verification.to()}>
          {t("Demander un nouveau lien")}
        </Button>
      }
    />
  );
}

/** What was signed with a mailed address: the link needs no account. */
export function MailedSignedPapersPage() {
  const { token = "" } = useParams();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useAnswer(
    signedPaperCalls.listMailedPapers,
    { params: { token }, query: { page } },
    { keepsFormer: true },
  );
  if (error instanceof ApiError && error.statusCode === 404) return <LinkIsOver />;
  if (error && !data) return <FailedPage error={error} retry={refetch} />;
  if (!data) return <PageSkeleton />;
  const unconcluded = data.unconcluded ?? [];
  const fileUrl = (documentId: string) =>
    callUrl("/api", signedPaperCalls.getMailedPaper, { params: { token }, query: { documentId } });
  return (
    <Page
      title={t("Vos papiers signés")}
      intro={t("Signés avec cette adresse e-mail. Téléchargez-les et conservez-les.")}
    >
      {data.total === 0 && unconcluded.length === 0 ? (
        <Text>
          {t(
            "Il n’y a plus de papier signé avec cette adresse\u00a0: leur durée de conservation est passée.",
          )}
        </Text>
      ) : (
        <>
          {data.total > 0 && (
            <SignedPaperList signedPapers={data} page={page} onPage={setPage} fileUrl={fileUrl} />
          )}
          <UnconcludedList
            documents={unconcluded}
            take={(call, documentId) =>
              call(signedPaperCalls.getMailedPaper, { params: { token }, query: { documentId } })
            }
          />
        </>
      )}
    </Page>
  );
}
