import { Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { Unbroken } from "../layout/unbroken.tsx";

interface Props {
  /** A drawing of ui/illustrations. */
  illustration?: ReactNode;
  title: string;
  /** Why there is nothing here. */
  text: ReactNode;
  /** The next step, usually a button. */
  action?: ReactNode;
}

/** What a list shows when it has nothing: why, and what to do next. */
export function EmptyState({ illustration, title, text, action }: Props) {
  return (
    <Stack align="center" ta="center" gap="sm" py="xl" px="md">
      {illustration && <div style={{ width: "min(240px, 60vw)" }}>{illustration}</div>}
      <Title order={2} size="h3">
        <Unbroken text={title} />
      </Title>
      <Text c="dimmed" maw="52ch" component="div">
        <Unbroken text={text} />
      </Text>
      {action && <div style={{ marginTop: 8 }}>{action}</div>}
    </Stack>
  );
}
