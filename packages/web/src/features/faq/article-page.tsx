import { Button } from "@mantine/core";
import { pages } from "@mec/api";
import { Link, useParams } from "react-router";
import { NotFound } from "../../parts/project/not-found.tsx";
import { t } from "../../platform/i18n.ts";
import { useLoaded } from "../../platform/loaded.ts";
import { FailedPage } from "../../ui/feedback/failed-page.tsx";
import { PageSkeleton } from "../../ui/feedback/page-skeleton.tsx";
import { ArticleView } from "./article-view.tsx";
import { loadArticle } from "./content/index.ts";

export function ArticlePage() {
  const { slug = "" } = useParams();
  const {
    data: article,
    error,
    refetch,
  } = useLoaded("faq-article", slug, () => loadArticle(slug), { staleTime: Number.POSITIVE_INFINITY });
  if (error) return <FailedPage error={error} retry={refetch} />;
  if (article === undefined) return <PageSkeleton />;
  if (article === null) {
    return (
      <NotFound
        title={t("Cet article n’existe pas")}
        action={
          <Button component={Link} to={pages.faq.to()}>
            {t("Voir tous les articles")}
          </Button>
        }
      />
    );
  }
  return <ArticleView article={article} />;
}
