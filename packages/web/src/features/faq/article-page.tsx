import { Suspense } from "react";
import { useParams } from "react-router";
import { useLoaded } from "../../platform/loaded.ts";
import { PageSkeleton } from "../../ui/feedback/page-skeleton.tsx";
import { lazyPieceWithKit } from "../../ui/kit/with-kit.tsx";
import { ArticleView } from "./article-view.tsx";
import { loadArticle } from "./content/index.ts";

const FailedPage = lazyPieceWithKit(
  async () => (await import("../../ui/feedback/failed-page.tsx")).FailedPage,
);
const NoSuchArticle = lazyPieceWithKit(async () => (await import("./no-such-article.tsx")).NoSuchArticle);

export function ArticlePage() {
  const { slug = "" } = useParams();
  const {
    data: article,
    error,
    refetch,
  } = useLoaded("faq-article", slug, () => loadArticle(slug), { staleTime: Number.POSITIVE_INFINITY });
  return (
    <Suspense fallback={<PageSkeleton />}>
      {error && <FailedPage error={error} retry={refetch} />}
      {!error && article === undefined && <PageSkeleton />}
      {article === null && <NoSuchArticle />}
      {!error && article && <ArticleView article={article} />}
    </Suspense>
  );
}
