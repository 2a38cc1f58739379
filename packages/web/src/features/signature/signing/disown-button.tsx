import { Button } from "@mantine/core";
import { t } from "../../../platform/i18n.ts";
import styles from "./signing.module.css";

export function DisownButton({ onClick }: { onClick: () => void }) {
  return (
    <Button variant="subtle" color="gray.8" className={styles.quiet} onClick={onClick}>
      {t("Je ne suis pas cette personne")}
    </Button>
  );
}
