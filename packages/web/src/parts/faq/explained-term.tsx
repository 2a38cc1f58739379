import { Anchor, Popover, Text } from "@mantine/core";
import { pages } from "@mec/api";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { t } from "../../platform/i18n.ts";
import { type GlossaryEntry, glossary, type TermName } from "./glossary.ts";
import styles from "./term.module.css";

interface Props {
  name: TermName;
  /** The term as written in the sentence. */
  children: ReactNode;
}

/** A term with its explanation open: it was just asked for. */
export function ExplainedTerm({ name, children }: Props) {
  const { term, definition, article }: GlossaryEntry = glossary[name];
  const button = useRef<HTMLButtonElement>(null);
  // It takes the place of the button that was pressed.
  useEffect(() => button.current?.focus(), []);
  return (
    <Popover defaultOpened width={300} position="bottom-start" withArrow shadow="md" radius={12}>
      <Popover.Target>
        <button ref={button} type="button" className={styles.term}>
          {children}
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
