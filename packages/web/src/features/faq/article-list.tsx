import { pages } from "@mec/api";
import { Link } from "react-router";
import { Unbroken } from "../../ui/layout/unbroken.tsx";
import type { ArticleSummary } from "./content/index.ts";
import styles from "./faq.module.css";

interface Props {
  heading: string;
  articles: readonly ArticleSummary[];
}

/** Questions, each with a one-line answer; nothing when there are none. */
export function ArticleList({ heading, articles }: Props) {
  if (articles.length === 0) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.articles}>
        {articles.map(({ slug, title, summary }) => (
          <li key={slug} className={styles.article}>
            <Link to={pages.article.to({ slug })} className={styles.question}>
              <Unbroken text={title} />
            </Link>
            <p className={styles.summary}>{summary}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
