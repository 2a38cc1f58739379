import { Stack, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import { t } from "../../../platform/i18n.ts";
import { FieldGroup } from "../../../ui/fields/field-group.tsx";
import { Folded } from "../../../ui/layout/folded.tsx";

const phone = "(max-width: 47.99em)";

interface Props {
  legend: string;
  /** What it says so far, in a few words. */
  told: string;
  /** Whether something of it is still to be said: it is open then. */
  isOpen: boolean;
  children: ReactNode;
}

/** A group of terms; on a phone it is folded once all of it is said, and its title says what. */
export function FoldedGroup({ legend, told, isOpen, children }: Props) {
  const isPhone = useMediaQuery(phone, false, { getInitialValueInEffect: false });
  const [startsOpen] = useState(isOpen);
  if (!isPhone) return <FieldGroup legend={legend}>{children}</FieldGroup>;
  return (
    <Folded
      startsOpen={startsOpen}
      title={
        <>
          <Text span fw={650}>
            {legend}
          </Text>
          <Text span size="sm" c="dimmed" display="block" className="numbers">
            {told || t("à préciser")}
          </Text>
        </>
      }
    >
      <Stack gap="lg" role="group" aria-label={legend}>
        {children}
      </Stack>
    </Folded>
  );
}
