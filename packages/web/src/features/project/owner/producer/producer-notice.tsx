import { Button } from "@mantine/core";
import type { ProjectProducer } from "@mec/api/point";
import { currentStatus, mayGiveNotice } from "@mec/domain/application";
import { useState } from "react";
import { noticeLabel, OwnerNotice } from "../../../../parts/application/departure/owner-notice.tsx";

/** The owner ends by a notice what all have signed with a producer who does not share yet. */
export function ProducerNotice({ point, projectId }: { point: ProjectProducer; projectId: string }) {
  const { applicationProgress: application, holder } = point;
  const [isAsked, ask] = useState(false);
  if (!application || !mayGiveNotice(currentStatus(application.progress), application.departure ?? null))
    return null;
  const name = `${holder.firstName} ${holder.lastName} (${point.name})`;
  return (
    <>
      <Button
        mt="xs"
        size="sm"
        variant="subtle"
        color="gray.8"
        aria-label={`${noticeLabel()} (${name})`}
        onClick={() => ask(true)}
      >
        {noticeLabel()}
      </Button>
      {isAsked && (
        <OwnerNotice
          projectId={projectId}
          applicationId={application.id}
          name={name}
          close={() => ask(false)}
        />
      )}
    </>
  );
}
