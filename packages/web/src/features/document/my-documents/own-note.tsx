import { Box } from "@mantine/core";
import { pages } from "@mec/api";
import type { ParticipantDocuments } from "@mec/api/document";
import { PlantNote } from "../../../parts/document/plant-note.tsx";
import { useOwnPoints } from "../../../parts/point/use-own-points.ts";
import { useProjectOfSpace } from "../../../parts/project/project-of-space.ts";
import { signatoryAnchor } from "../../../parts/signatory/plant-anchor.ts";

/** What the owner's council votes on, of the first of his plants: the sheet has his others, and his buildings. */
export function OwnNote({ participants }: { participants: readonly ParticipantDocuments[] }) {
  const own = useOwnPoints();
  const project = useProjectOfSpace();
  const plant = participants.find(({ kind, id }) => kind === "producer" && own.has(id));
  return (
    plant && (
      <Box mt="lg">
        <PlantNote
          plantId={plant.id}
          whoSignsAt={
            project.bearer?.kind === "municipality"
              ? pages.ownerProducer.toAny({ projectId: project.id }, { hash: signatoryAnchor(plant.id) })
              : undefined
          }
        />
      </Box>
    )
  );
}
