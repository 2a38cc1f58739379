import { Button } from "@mantine/core";
import { t } from "../../platform/i18n.ts";

export function CancelButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="subtle" onClick={onClick}>
      {t("Annuler")}
    </Button>
  );
}
