import { Badge } from "@mantine/core";
import { t } from "../../../platform/i18n.ts";

/** Whether a figure rests on the meter's own readings or on a standard shape. */
export function CurveBadge({ curve }: { curve: "real" | "typical" }) {
  const isReal = curve === "real";
  return (
    <Badge
      variant="light"
      tt="none"
      fw={550}
      color={isReal ? "green" : "gray"}
      c={isReal ? "green.8" : "gray.8"}
    >
      {isReal ? t("Courbe réelle") : t("Profil type")}
    </Badge>
  );
}
