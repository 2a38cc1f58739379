import { plural } from "@mec/domain/shared";
import { IconSearch } from "@tabler/icons-react";
import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { t } from "../../platform/i18n.ts";
import { useLoaded } from "../../platform/loaded.ts";
import { lazyPieceWithKit } from "../../ui/kit/with-kit.tsx";
import { PlainPage } from "../../ui/layout/plain-page.tsx";
import { SeeMore } from "../../ui/layout/see-more.tsx";
import { ArticleList } from "./article-list.tsx";
import { audiences } from "./audiences.ts";
import { articleSummaries } from "./content/index.ts";
import styles from "./faq.module.css";
import { allTerms, Glossary } from "./glossary.tsx";
import { searchArticles, searchTerms } from "./search-articles.ts";

const NoArticle = lazyPieceWithKit(async () => (await import("./no-article.tsx")).NoArticle);

const loadTexts = async () => (await import("./content/article-texts.ts")).loadArticleTexts();

/** The help centre: the articles by audience, a search among them, the words of the trade. */
export function FaqPage() {
  const [query, setQuery] = useSearchParams();
  const search = query.get("q") ?? "";
  const texts = useLoaded("faq-texts", null, search === "" ? null : loadTexts, {
    staleTime: Number.POSITIVE_INFINITY,
  });
  const found = searchArticles(articleSummaries, search, texts.data);
  const terms = searchTerms(allTerms, search);
  const look = (text: string) => setQuery(text === "" ? {} : { q: text }, { replace: true });
  return (
    <PlainPage
      title={t("Centre d’aide")}
      intro={t("Comprendre l’autoconsommation collective, et savoir quoi faire à chaque étape.")}
      size="wide"
    >
      <search className={styles.search}>
        <label htmlFor="faq-search">{t("Rechercher dans l’aide")}</label>
        <div className={styles.searchField}>
          <IconSearch size={18} aria-hidden />
          <input
            id="faq-search"
            type="search"
            value={search}
            onChange={(event) => look(event.currentTarget.value)}
            autoComplete="off"
          />
        </div>
      </search>
      <p className={styles.told} role="status">
        {search !== "" && plural(found.length, t("article trouvé"), t("articles trouvés"))}
      </p>
      {terms.length > 0 && <Glossary entries={terms} />}
      {found.length === 0 && terms.length === 0 && !texts.isFetching && (
        <Suspense fallback={null}>
          <NoArticle onAll={() => look("")} />
        </Suspense>
      )}
      {audiences.map(({ audience, heading }) => (
        <ArticleList
          key={audience}
          heading={t(heading)}
          articles={found.filter((article) => article.audience === audience)}
        />
      ))}
      {search === "" && (
        <SeeMore label={t("Voir les mots du métier")} anchors={["lexique"]}>
          <Glossary />
        </SeeMore>
      )}
    </PlainPage>
  );
}
