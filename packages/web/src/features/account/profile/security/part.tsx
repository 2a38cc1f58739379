import { Alert, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { frenchMessage } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { PasskeyFailure } from "../../factors/passkey.ts";

interface Props {
  title: string;
  text: ReactNode;
  /** The error of the last action tried here. */
  error: Error | null;
  children: ReactNode;
}

/** One kind of factor on the security card. */
export function Part({ title, text, error, children }: Props) {
  return (
    <Stack gap="sm" align="stretch">
      <div>
        <Title order={3} size="h5">
          {title}
        </Title>
        <Text c="dimmed" size="sm" maw="65ch">
          {text}
        </Text>
      </div>
      {error && (
        <Alert color="red" role="alert" title={t("Cela n’a pas fonctionné")}>
          {error instanceof PasskeyFailure ? error.message : frenchMessage(error)}
        </Alert>
      )}
      {children}
    </Stack>
  );
}
