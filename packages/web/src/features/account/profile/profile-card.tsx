import { Card, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";

interface Props {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

/** A section of the profile page. */
export function ProfileCard({ title, text, children }: Props) {
  return (
    <Card component="section">
      <Title order={2} size="h4">
        {title}
      </Title>
      {text && (
        <Text c="dimmed" mt={4} maw="65ch" component="div">
          {text}
        </Text>
      )}
      <div style={{ marginTop: 20 }}>{children}</div>
    </Card>
  );
}
