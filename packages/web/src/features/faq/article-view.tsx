import { pages } from "@mec/api";
import { formatDate } from "@mec/domain/shared";
import { IconArrowLeft } from "@tabler/icons-react";
import { Link } from "react-router";
import { t } from "../../platform/i18n.ts";
import { PlainPage } from "../../ui/layout/plain-page.tsx";
import { ButtonLink } from "../../ui/plain/button.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { ArticleList } from "./article-list.tsx";
import { type Article, type Audience, articleSummaries } from "./content/index.ts";
import styles from "./faq.module.css";

/** What a reader may want to do next. */
const nextSteps: Record<Audience, { label: string; to: string }> = {
  consumer: { label: "Trouver un projet proche", to: pages.explore.to() },
  producer: { label: "Trouver un projet proche", to: pages.explore.to() },
  owner: { label: "Je suis un porteur de projet", to: pages.ownerLanding.to() },
};

/** An article: its question, its answer, what to read and to do next. */
export function ArticleView({ article }: { article: Article }) {
  const { label, to } = nextSteps[article.audience];
  const facts = t("Mis à jour le {{date}} · {{minutes}} min de lecture", {
    date: formatDate(article.updated),
    minutes: article.readingMinutes,
  });
  return (
    <PlainPage
      title={article.title}
      intro={
        <>
          {article.summary}
          <p className={styles.facts}>{facts}</p>
        </>
      }
    >
      <Prose sections={article.sections} />
      <p className={styles.next}>
        <ButtonLink to={to}>{t(label)}</ButtonLink>
      </p>
      <div className={styles.related}>
        <ArticleList
          heading={t("À lire aussi")}
          articles={articleSummaries.filter(({ slug }) =>
            (article.related as readonly string[]).includes(slug),
          )}
        />
        <p>
          <Link to={pages.faq.to()} className={styles.back}>
            <IconArrowLeft size={18} aria-hidden="true" />
            {t("Tous les articles du centre d’aide")}
          </Link>
        </p>
      </div>
    </PlainPage>
  );
}
