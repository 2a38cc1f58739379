import { formatDate } from "@mec/domain/shared";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "react-router";
import { t } from "../../platform/i18n.ts";
import { FailedPage } from "../../ui/feedback/failed-page.tsx";
import { NotFound } from "../../ui/feedback/not-found.tsx";
import { PageSkeleton } from "../../ui/feedback/page-skeleton.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { loadLegalPage } from "./content/index.ts";

/** One of the legal pages: its slug is the whole path. */
export function LegalPage() {
  const slug = useLocation().pathname.replaceAll("/", "");
  const {
    data: page,
    error,
    refetch,
  } = useQuery({
    queryKey: ["legal-page", slug],
    queryFn: () => loadLegalPage(slug),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error) return <FailedPage error={error} retry={refetch} />;
  if (page === undefined) return <PageSkeleton />;
  if (page === null) return <NotFound />;
  return (
    <Page title={page.title} intro={page.summary}>
      <Prose sections={page.sections} />
      <p>
        <small>{t("Dernière mise à jour\u00a0: {{date}}", { date: formatDate(page.updated) })}</small>
      </p>
    </Page>
  );
}
