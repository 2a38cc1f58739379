import { Box } from "@mantine/core";
import type { ParticipantDocuments } from "@mec/api/document";
import { PlantNote } from "../../../parts/document/plant-note.tsx";
import { useOwnPoints } from "../../../parts/point/use-own-points.ts";

/** What the owner's council votes on, of the first of his plants: the sheet has his others, and his buildings. */
export function OwnNote({ participants }: { participants: readonly ParticipantDocuments[] }) {
  const own = useOwnPoints();
  const plant = participants.find(({ kind, id }) => kind === "producer" && own.has(id));
  return (
    plant && (
      <Box mt="lg">
        <PlantNote plantId={plant.id} />
      </Box>
    )
  );
}
