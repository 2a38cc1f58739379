import { Button, Group, TextInput } from "@mantine/core";
import { IconShare } from "@tabler/icons-react";
import { t } from "../../platform/i18n.ts";
import { CopyButton } from "../../ui/fields/copy-button.tsx";

interface Props {
  address: string;
  name: string;
}

/** The project's short address: to copy, or to share through the device's share sheet. */
export function ShortLink({ address, name }: Props) {
  return (
    <Group align="flex-end" gap="sm">
      <TextInput
        label={t("L’adresse courte du projet")}
        value={address}
        readOnly
        flex={1}
        miw={220}
        maw={480}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton label={t("Copier l’adresse")} text={address} />
      {"share" in navigator && (
        <Button
          variant="default"
          leftSection={<IconShare size={18} aria-hidden />}
          // Closing the device's sheet is no failure.
          onClick={() => navigator.share({ title: name, url: address }).catch(() => undefined)}
        >
          {t("Partager…")}
        </Button>
      )}
    </Group>
  );
}
