import { Button, TextInput, VisuallyHidden } from "@mantine/core";
import { plural } from "@mec/domain/shared";
import { IconSearch } from "@tabler/icons-react";
import { useSearchParams } from "react-router";
import { t } from "../../platform/i18n.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { NoResult } from "../../ui/illustrations/empty-states.tsx";
import { Page } from "../../ui/layout/page.tsx";
import { SeeMore } from "../../ui/layout/see-more.tsx";
import { ArticleList } from "./article-list.tsx";
import { audiences } from "./audiences.ts";
import { articleSummaries } from "./content/index.ts";
import styles from "./faq.module.css";
import { Glossary } from "./glossary.tsx";
import { searchArticles } from "./search-articles.ts";

/** The help centre: the articles by audience, a search among them, the words of the trade. */
export function FaqPage() {
  const [query, setQuery] = useSearchParams();
  const search = query.get("q") ?? "";
  const found = searchArticles(articleSummaries, search);
  const look = (text: string) => setQuery(text === "" ? {} : { q: text }, { replace: true });
  return (
    <Page
      title={t("Centre d’aide")}
      intro={t("Comprendre l’autoconsommation collective, et savoir quoi faire à chaque étape.")}
      size="wide"
    >
      <search className={styles.search}>
        <TextInput
          id="faq-search"
          type="search"
          label={t("Rechercher dans l’aide")}
          leftSection={<IconSearch size={18} aria-hidden />}
          value={search}
          onChange={(event) => look(event.currentTarget.value)}
          autoComplete="off"
        />
      </search>
      <VisuallyHidden role="status">
        {search !== "" && plural(found.length, t("article trouvé"), t("articles trouvés"))}
      </VisuallyHidden>
      {found.length === 0 && (
        <EmptyState
          illustration={<NoResult />}
          title={t("Aucun article ne parle de cela")}
          text={t("Essayez un autre mot, plus court ou plus courant.")}
          action={<Button onClick={() => look("")}>{t("Voir tous les articles")}</Button>}
        />
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
    </Page>
  );
}
