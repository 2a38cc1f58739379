import { Anchor, Popover, Text } from "@mantine/core";
import { pages } from "@mec/api";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { t } from "../../platform/i18n.ts";
import { type GlossaryEntry, glossary, type TermName } from "./glossary.ts";
import styles from "./term.module.css";

interface Props {
  name: TermName;
  /** The term as written in the sentence; by default, as in the glossary. */
  children?: ReactNode;
}

/** A term of the trade, explained in one tap where it appears. */
export function Term({ name, children }: Props) {
  const { term, definition, article }: GlossaryEntry = glossary[name];
  return (
    <Popover width={300} withArrow shadow="md" radius={12}>
      <Popover.Target>
        <button type="button" className={styles.term}>
          {children ?? term}
        </button>
      </Popover.Target>
      <Popover.Dropdown>
        <Text fw={650} size="sm" component="p" m={0}>
          {term}
        </Text>
        <Text size="sm" component="p" mt={4} mb={0}>
          {definition}
        </Text>
        {article && (
          <Anchor
            component={Link}
            to={pages.article.to({ slug: article })}
            target="_blank"
            size="sm"
            mt={8}
            display="inline-block"
          >
            {t("En savoir plus (nouvel onglet)")}
          </Anchor>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
