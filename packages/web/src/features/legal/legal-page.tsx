import type { LegalPageName } from "@mec/api";
import { formatDate } from "@mec/domain/shared";
import { t } from "../../platform/i18n.ts";
import { useLoaded } from "../../platform/loaded.ts";
import { FailedPage } from "../../ui/feedback/failed-page.tsx";
import { PageSkeleton } from "../../ui/feedback/page-skeleton.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { SeeMore } from "../../ui/layout/see-more.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { loadLegalPage } from "./content/index.ts";

/** On a phone, a button shows the other sections. */
const sectionsAtFirst = 5;

/** One of the legal pages. */
export function LegalPage({ name }: { name: LegalPageName }) {
  const {
    data: page,
    error,
    refetch,
  } = useLoaded("legal-page", name, () => loadLegalPage(name), { staleTime: Number.POSITIVE_INFINITY });
  if (error) return <FailedPage error={error} retry={refetch} />;
  if (page === undefined) return <PageSkeleton />;
  return (
    <Page title={page.title} intro={page.summary}>
      <Prose sections={page.sections.slice(0, sectionsAtFirst)} />
      {page.sections.length > sectionsAtFirst && (
        <SeeMore label={t("Lire la suite")}>
          <Prose sections={page.sections.slice(sectionsAtFirst)} />
        </SeeMore>
      )}
      <p>
        <small>{t("Dernière mise à jour\u00a0: {{date}}", { date: formatDate(page.updated) })}</small>
      </p>
    </Page>
  );
}
