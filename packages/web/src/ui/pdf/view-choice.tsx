import { SegmentedControl } from "@mantine/core";
import { t } from "../../platform/i18n.ts";
import type { View } from "./use-view.ts";

interface Props {
  view: View;
  onChange: (view: View) => void;
}

/** The choice to read a document as a text, or to see its printed layout. */
export function ViewChoice({ view, onChange }: Props) {
  return (
    <SegmentedControl<View>
      aria-label={t("Affichage du document")}
      size="sm"
      data={[
        { value: "reading", label: t("Lecture") },
        { value: "pages", label: t("Pages") },
      ]}
      value={view}
      onChange={onChange}
    />
  );
}
