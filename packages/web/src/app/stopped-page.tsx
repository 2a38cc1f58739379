import { Button, Center, Stack, Text, Title } from "@mantine/core";
import { messages } from "@mec/domain/shared";
import { t } from "../platform/i18n.ts";

/** The full-page 500 screen of the specification (§2). */
export function StoppedPage() {
  return (
    <Center mih="100vh" p="lg">
      <Stack align="center" ta="center" role="alert">
        <Title order={1}>{messages.applicationStopped}</Title>
        <Text>{t("Ce que vous avez saisi est conservé. Réessayez dans un instant.")}</Text>
        <Button onClick={() => window.location.reload()}>{messages.retry}</Button>
      </Stack>
    </Center>
  );
}
