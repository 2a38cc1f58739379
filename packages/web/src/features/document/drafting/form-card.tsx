import { Card, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { notify } from "../../../platform/notify.tsx";

interface Props {
  id: string;
  title: string;
  text: string;
  /** The message once it is saved. */
  saved: string;
  children: (onSaved: () => void) => ReactNode;
}

/** One of the forms that fill a document. */
export function FormCard({ id, title, text, saved, children }: Props) {
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={3} size="h4" id={id}>
        {title}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="lg">
        {text}
      </Text>
      {children(() => notify({ message: saved, color: "green" }))}
    </Card>
  );
}
