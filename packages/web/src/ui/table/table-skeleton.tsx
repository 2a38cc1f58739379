import { Skeleton, Stack, VisuallyHidden } from "@mantine/core";
import { messages } from "@mec/domain/shared";

const lines = ["a", "b", "c", "d", "e", "f"];

/** A placeholder for a table that is being fetched. */
export function TableSkeleton() {
  return (
    <Stack gap={8} role="status">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      {lines.map((line) => (
        <Skeleton key={line} height={52} />
      ))}
    </Stack>
  );
}
