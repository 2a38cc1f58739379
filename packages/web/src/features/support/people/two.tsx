import { Text } from "@mantine/core";
import type { ReactNode } from "react";

/** A cell of two lines, however long they are. */
export function Two({ first, second }: { first: ReactNode; second?: ReactNode }) {
  return (
    <div style={{ overflowWrap: "anywhere", minWidth: 0 }}>
      {first}
      {second && (
        <Text size="sm" c="dimmed">
          {second}
        </Text>
      )}
    </div>
  );
}
