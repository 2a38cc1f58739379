import { Alert, Stack, Text } from "@mantine/core";
import { IconEyeOff } from "@tabler/icons-react";
import { ResendConfirmation, SentTo } from "../../../parts/account/resend-confirmation.tsx";
import { t } from "../../../platform/i18n.ts";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";
import type { ProjectState } from "./project-state.ts";

const surfaces = { green: "green", yellow: "sun", red: "red", gray: "gray" };

interface Props {
  state: ProjectState;
  /** The support team's message with its last decision. */
  reason: string | null;
}

/** Why the public does not see the project, and what its owner can do about it. */
export function ProjectNotice({ state, reason }: Props) {
  if (!state.advice) return null;
  return (
    <Alert
      color={surfaces[state.color]}
      icon={<IconEyeOff aria-hidden />}
      title={state.label}
      mb="lg"
      styles={{ title: { color: "var(--mantine-color-gray-9)" } }}
    >
      <Stack gap={4}>
        {reason && (
          <Text size="sm" style={{ whiteSpace: "pre-line" }}>
            {t("Raison indiquée\u00a0: {{reason}}", { reason })}
          </Text>
        )}
        <Text size="sm">
          <Unbroken text={state.advice} />
        </Text>
        {state.standing === "awaiting-confirmation" && (
          <div>
            <SentTo />
            <ResendConfirmation />
          </div>
        )}
      </Stack>
    </Alert>
  );
}
