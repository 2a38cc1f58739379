import { Skeleton, Stack, VisuallyHidden } from "@mantine/core";
import { messages } from "@mec/domain/shared";

/** A page that is on its way, in the shape of most: a heading, some lines, a card. */
export function PageSkeleton() {
  return (
    <Stack role="status" gap="md" maw={768} mx="auto" px="md" py={40}>
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <Skeleton height={36} width="60%" />
      <Skeleton height={16} />
      <Skeleton height={16} width="85%" />
      <Skeleton height={160} radius={12} mt="md" />
      <Skeleton height={160} radius={12} />
    </Stack>
  );
}
