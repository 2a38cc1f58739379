import { List, Text } from "@mantine/core";
import type { Payment as Due } from "@mec/domain/pmo";
import { t } from "../../platform/i18n.ts";
import { CopyButton } from "../../ui/fields/copy-button.tsx";

/** What membership costs now, and each way to pay it. */
export const Payment = ({ payment: { due, means, iban, note } }: { payment: Due }) => (
  <div className="prose">
    <Text fw={600}>{due}</Text>
    <List size="sm" mt={4}>
      {means.map((one) => (
        <List.Item key={one}>{one}</List.Item>
      ))}
    </List>
    {iban && <CopyButton label={t("Copier l’IBAN")} text={iban} copied={t("IBAN copié")} />}
    <Text size="sm" mt={4}>
      {[note, t("Si c’est déjà fait, vous n’avez rien à refaire.")].filter(Boolean).join(" ")}
    </Text>
  </div>
);
