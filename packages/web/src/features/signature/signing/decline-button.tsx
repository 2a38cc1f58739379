import { Button } from "@mantine/core";
import { t } from "../../../platform/i18n.ts";

export function DeclineButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="subtle" color="gray.8" onClick={onClick}>
      {t("Je ne souhaite pas signer")}
    </Button>
  );
}
