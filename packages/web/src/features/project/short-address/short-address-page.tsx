import { pages } from "@mec/api";
import { publicProjectCalls } from "@mec/api/project";
import { Navigate, useParams } from "react-router";
import { NotFound } from "../../../parts/project/not-found.tsx";
import { useAnswer } from "../../../platform/answer.ts";
import { ApiError } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { FailedPage } from "../../../ui/feedback/failed-page.tsx";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";

/** `/p/{code}`: redirects to the project's page. For a public project the server already does so. */
export function ShortAddressPage() {
  const { code = "" } = useParams();
  const { data, error, refetch } = useAnswer(
    publicProjectCalls.findProjectByCode,
    { params: { code } },
    { retry: (count, failure) => !(failure instanceof ApiError) && count < 2 },
  );
  if (data) {
    return <Navigate to={pages.project.to({ projectId: data.id, projectName: data.name })} replace />;
  }
  if (!error) return <PageSkeleton />;
  if (error instanceof ApiError && [400, 404].includes(error.statusCode)) {
    return (
      <NotFound
        title={t("Cette adresse ne mène à aucun projet")}
        text={t(
          "Vérifiez les cinq signes qui suivent /p/. Le projet n’est peut-être pas, ou plus, en ligne\u00a0: cherchez-le par sa commune.",
        )}
      />
    );
  }
  return <FailedPage error={error} retry={() => void refetch()} />;
}
