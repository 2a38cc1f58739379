import { Button, Collapse, Skeleton, Switch } from "@mantine/core";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { t } from "../../../platform/i18n.ts";
import classes from "./explore.module.css";
import { countFilters } from "./filters.ts";
import type { ExploreSearch } from "./search-state.ts";

interface Props {
  search: ExploreSearch;
  /** How many projects the searched address could join. */
  eligibleCount: number;
  onChange: (change: Partial<ExploreSearch>) => void;
}

const FilterPanel = lazy(async () => ({ default: (await import("./filter-panel.tsx")).FilterPanel }));

/** Narrows the search; every choice applies at once and is kept in the page's address. */
export function FilterBar({ search, eligibleCount, onChange }: Props) {
  const [opened, setOpened] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const count = countFilters(search.filters);
  return (
    <div>
      <div className={classes.filterHead}>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          aria-expanded={opened}
          aria-controls="explore-filters"
          onClick={() => {
            setWasOpened(true);
            setOpened(!opened);
          }}
        >
          {count > 0 ? t("Filtres ({{count}})", { count }) : t("Filtres")}
        </Button>
        {search.label && (
          <Switch
            label={t("Ceux que je peux rejoindre ({{count}})", { count: eligibleCount })}
            checked={search.eligible}
            onChange={(event) => onChange({ eligible: event.currentTarget.checked })}
          />
        )}
      </div>
      <Collapse expanded={opened} id="explore-filters" className={classes.filterPanel}>
        {wasOpened && (
          <Suspense fallback={<Skeleton height={160} radius={12} />}>
            <FilterPanel search={search} onChange={onChange} />
          </Suspense>
        )}
      </Collapse>
    </div>
  );
}
