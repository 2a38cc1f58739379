import { Select } from "@mantine/core";
import { radiusOfZoom } from "@mec/domain/address";
import { formatDistance } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";

/** The distances that match whole zooms of the map (specification §9), from 7.5 to 240 km. */
const zooms = [13, 12, 11, 10, 9, 8];

const optionOf = (zoom: number) => ({
  value: String(zoom),
  label: t("{{distance}} au plus", { distance: formatDistance(radiusOfZoom(zoom) / 1000) }),
});

export function DistanceFilter({ zoom, onChange }: { zoom: number; onChange: (zoom: number) => void }) {
  const offered = zooms.includes(zoom) ? zooms : [...zooms, zoom].sort((a, b) => b - a);
  return (
    <Select
      label={t("Distance")}
      data={offered.map(optionOf)}
      value={String(zoom)}
      onChange={(value) => value && onChange(Number(value))}
      allowDeselect={false}
      comboboxProps={{ withinPortal: false }}
    />
  );
}
