import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { Fragment, type ReactNode } from "react";
import { t } from "../../../platform/i18n.ts";
import { PlainButton } from "../../../ui/plain/button.tsx";
import classes from "./explore.module.css";
import type { ExploreSearch } from "./search-state.ts";
import { summaryOf } from "./summary.ts";
import type { useFoundProjects } from "./use-found-projects.ts";

interface Props {
  /** The visitor's card. */
  card: ReactNode;
  found: ReturnType<typeof useFoundProjects>;
  search: ExploreSearch;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The list in one of its states. */
  children: ReactNode;
}

/** How many were found, the visitor's card and the list beside the map; on a phone, a sheet over it. */
export function ResultsSheet({ card: shown, found, search, isOpen, onOpenChange, children }: Props) {
  const hasNothing = found.projects?.length === 0;
  const card = <Fragment key="card">{shown}</Fragment>;
  const list = <Fragment key="list">{children}</Fragment>;
  return (
    <section
      className={classes.results}
      data-open={isOpen}
      data-empty={hasNothing || undefined}
      aria-label={t("Liste des projets")}
      // A list that scrolls needs its own tab stop as long as it holds no links.
      tabIndex={found.projects ? undefined : 0}
    >
      <div className={classes.sheetHead}>
        <p className={classes.summary} role="status">
          {summaryOf(found.within, found.hasMore, search, found.error, found.eligibleCount)}
        </p>
        <PlainButton
          className={classes.sheetToggle}
          look="default"
          size="icon"
          aria-expanded={isOpen}
          aria-label={isOpen ? t("Réduire la liste") : t("Agrandir la liste")}
          onClick={() => onOpenChange(!isOpen)}
        >
          {isOpen ? <IconChevronDown size={20} aria-hidden /> : <IconChevronUp size={20} aria-hidden />}
        </PlainButton>
      </div>
      {/* Where nothing is found, the ways forward come before the card. */}
      {hasNothing ? [list, card] : [card, list]}
    </section>
  );
}
