import { SegmentedControl } from "@mantine/core";
import { t } from "../../platform/i18n.ts";
import type { View } from "./use-view.ts";

interface Props {
  view: View;
  onChange: (view: View) => void;
}

/** Whether a document is read as a text, or seen as it is printed. */
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
