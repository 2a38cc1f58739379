import { Button, Group, Text } from "@mantine/core";
import { messages } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import styles from "./signing.module.css";
import { type CodeAsked, useResendCode } from "./use-resend-code.ts";

/** Asks for another code, when the first has not come. */
export function ResendCode(asked: CodeAsked) {
  const { resend, isPending, outcome } = useResendCode(asked);
  return (
    <Group mt="lg" gap="xs">
      <Button
        variant="subtle"
        size="compact-md"
        className={styles.quiet}
        disabled={isPending}
        onClick={resend}
      >
        {isPending ? messages.loading : t("Recevoir un nouveau code")}
      </Button>
      <Text size="sm" role="status">
        {outcome}
      </Text>
    </Group>
  );
}
