import { Fieldset, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import styles from "./field-group.module.css";

/** Fields that belong together, under their name. */
export function FieldGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Fieldset variant="unstyled" legend={legend} classNames={{ root: styles.group, legend: styles.legend }}>
      <Stack gap="lg">{children}</Stack>
    </Fieldset>
  );
}
