import { Button, Checkbox, Collapse, Select, Switch } from "@mantine/core";
import { productionTypeLabels, productionTypes } from "@mec/domain/point";
import { perimeters } from "@mec/domain/project";
import { IconAdjustmentsHorizontal } from "@tabler/icons-react";
import { useState } from "react";
import { t } from "../../../platform/i18n.ts";
import { Later } from "../../../ui/kit/later.tsx";
import { DistanceFilter } from "./distance-filter.tsx";
import classes from "./explore.module.css";
import { countFilters } from "./filters.ts";
import { PriceFilter } from "./price-filter.tsx";
import type { ExploreSearch, ProjectFilters } from "./search-state.ts";

interface Props {
  search: ExploreSearch;
  /** How many projects the searched address could join. */
  eligibleCount: number;
  onChange: (change: Partial<ExploreSearch>) => void;
}

const sources = productionTypes.map((value) => ({ value, label: t(productionTypeLabels[value]) }));
const reaches = perimeters.map((km) => ({ value: String(km), label: t("{{km}} km", { km }) }));

/** Narrows the search; every choice applies at once and is kept in the page's address. */
export function FilterBar({ search, eligibleCount, onChange }: Props) {
  const [opened, setOpened] = useState(false);
  const { filters } = search;
  const count = countFilters(filters);
  const change = (part: ProjectFilters) => onChange({ filters: { ...filters, ...part } });
  return (
    <div>
      <div className={classes.filterHead}>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
          aria-expanded={opened}
          aria-controls="explore-filters"
          onClick={() => setOpened(!opened)}
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
        <Later>
          <div className={classes.filters}>
            <Select
              label={t("Source d’énergie")}
              placeholder={t("Toutes")}
              data={sources}
              value={filters.productionPointType ?? null}
              onChange={(value) => change({ productionPointType: value ?? undefined })}
              clearable
              comboboxProps={{ withinPortal: false }}
            />
            <Select
              label={t("Périmètre")}
              placeholder={t("Tous")}
              data={reaches}
              value={filters.perimeter ?? null}
              onChange={(value) => change({ perimeter: (value ?? undefined) as ProjectFilters["perimeter"] })}
              clearable
              comboboxProps={{ withinPortal: false }}
            />
            <PriceFilter value={filters.maxPrice} onChange={(maxPrice) => change({ maxPrice })} />
            {search.centre && !search.eligible && (
              <DistanceFilter zoom={search.zoom} onChange={(zoom) => onChange({ zoom })} />
            )}
            <Checkbox
              className={classes.wholeLine}
              label={t("Il reste de la production à partager")}
              checked={filters.open === true}
              onChange={(event) => change({ open: event.currentTarget.checked || undefined })}
            />
            {count > 0 && (
              <Button
                className={classes.wholeLine}
                variant="subtle"
                size="sm"
                onClick={() => onChange({ filters: {} })}
              >
                {t("Effacer les filtres")}
              </Button>
            )}
          </div>
        </Later>
      </Collapse>
    </div>
  );
}
