import { Button } from "@mantine/core";
import type { ProjectProducer } from "@mec/api/point";
import { currentStatus, mayGiveNotice } from "@mec/domain/application";
import { noticeLabel, useOwnerNotice } from "../../../../parts/application/departure/use-owner-notice.ts";

/** The owner ends by a notice what all have signed with a producer who does not share yet. */
export function ProducerNotice({ point, projectId }: { point: ProjectProducer; projectId: string }) {
  const { applicationProgress: application, holder } = point;
  const { giveNotice, isPending } = useOwnerNotice(projectId);
  if (!application || !mayGiveNotice(currentStatus(application.progress), application.departure ?? null))
    return null;
  const name = `${holder.firstName} ${holder.lastName} (${point.name})`;
  return (
    <Button
      mt="xs"
      size="sm"
      variant="subtle"
      color="gray.8"
      disabled={isPending}
      aria-label={`${noticeLabel()} (${name})`}
      onClick={() => void giveNotice({ id: application.id, name })}
    >
      {noticeLabel()}
    </Button>
  );
}
