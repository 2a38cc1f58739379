import { Button, Checkbox, Select } from "@mantine/core";
import { productionTypeLabels, productionTypes } from "@mec/domain/point";
import { perimeters } from "@mec/domain/project";
import { t } from "../../../platform/i18n.ts";
import { DistanceFilter } from "./distance-filter.tsx";
import classes from "./explore.module.css";
import { countFilters } from "./filters.ts";
import { PriceFilter } from "./price-filter.tsx";
import type { ExploreSearch, ProjectFilters } from "./search-state.ts";

const sources = productionTypes.map((value) => ({ value, label: t(productionTypeLabels[value]) }));
const reaches = perimeters.map((km) => ({ value: String(km), label: t("{{km}} km", { km }) }));

interface Props {
  search: ExploreSearch;
  onChange: (change: Partial<ExploreSearch>) => void;
}

/** Every filter of the list; each choice applies at once. */
export function FilterPanel({ search, onChange }: Props) {
  const { filters } = search;
  const count = countFilters(filters);
  const change = (part: ProjectFilters) => onChange({ filters: { ...filters, ...part } });
  return (
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
      <PriceFilter filters={filters} onChange={change} />
      {search.centre && !search.eligible && (
        <DistanceFilter zoom={search.zoom} onChange={(zoom) => onChange({ zoom })} />
      )}
      <Checkbox
        className={classes.wholeLine}
        label={t("Il reste de la production à partager")}
        checked={filters.open === true}
        onChange={(event) => change({ open: event.currentTarget.checked || undefined })}
      />
      <Checkbox
        className={classes.wholeLine}
        label={t("En service, l’électricité se partage déjà")}
        checked={filters.running === true}
        onChange={(event) => change({ running: event.currentTarget.checked || undefined })}
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
  );
}
