import { type GlossaryEntry, glossary } from "../../parts/faq/glossary.ts";
import { t } from "../../platform/i18n.ts";
import styles from "./faq.module.css";

export const allTerms: readonly GlossaryEntry[] = Object.values(glossary);

/** The terms that pages define where they appear, together. */
export function Glossary({ entries = allTerms }: { entries?: readonly GlossaryEntry[] }) {
  return (
    <section className={styles.part} id="lexique">
      <h2 className={styles.heading}>{t("Les mots du métier")}</h2>
      <dl className={styles.terms}>
        {entries.map(({ term, definition }) => (
          <div key={term} className={styles.term}>
            <dt>{term}</dt>
            <dd>{definition}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
