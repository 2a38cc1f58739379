import { IconFilter } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { t } from "../../../platform/i18n.ts";
import { lazyPieceWithKit } from "../../../ui/kit/with-kit.tsx";
import { PlainButton } from "../../../ui/plain/button.tsx";
import classes from "./explore.module.css";
import { countFilters } from "./filters.ts";
import type { ExploreSearch } from "./search-state.ts";

interface Props {
  search: ExploreSearch;
  /** How many projects the searched address could join. */
  eligibleCount: number;
  onChange: (change: Partial<ExploreSearch>) => void;
}

const EligibleSwitch = lazyPieceWithKit(async () => (await import("./eligible-switch.tsx")).EligibleSwitch);
const FilterPanel = lazyPieceWithKit(async () => (await import("./filter-panel.tsx")).FilterPanel);

/** Narrows the search; every choice applies at once and is kept in the page's address. */
export function FilterBar({ search, eligibleCount, onChange }: Props) {
  const [opened, setOpened] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const count = countFilters(search.filters);
  return (
    <div>
      <div className={classes.filterHead}>
        <PlainButton
          look="default"
          size="sm"
          aria-expanded={opened}
          aria-controls="explore-filters"
          onClick={() => {
            setWasOpened(true);
            setOpened(!opened);
          }}
        >
          <IconFilter size={18} aria-hidden />
          {count > 0 ? t("Filtres ({{count}})", { count }) : t("Filtres")}
        </PlainButton>
        {search.label && (
          <Suspense fallback={<span className={classes.switchComing} aria-busy="true" />}>
            <EligibleSwitch
              count={eligibleCount}
              isOn={search.eligible}
              onChange={(eligible) => onChange({ eligible })}
            />
          </Suspense>
        )}
      </div>
      <div hidden={!opened} id="explore-filters" className={classes.filterPanel}>
        {wasOpened && (
          <Suspense fallback={<div className={classes.filtersComing} aria-busy="true" />}>
            <FilterPanel search={search} onChange={onChange} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
