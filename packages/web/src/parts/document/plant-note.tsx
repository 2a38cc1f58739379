import { signatoryCalls } from "@mec/api/signatory";
import { asProducer } from "@mec/domain/point";
import { decidesByVote } from "@mec/domain/signatory";
import { useAnswer } from "../../platform/answer.ts";
import { NoteButton } from "./note-button.tsx";

/** The sheet for the council that decides to share what its plant produces; nothing of who votes on none. */
export function PlantNote({ plantId }: { plantId: string }) {
  const { data } = useAnswer(signatoryCalls.getProductionSignatory, { params: { id: plantId } });
  const isVoted = data?.entityType === "Professionnel" && decidesByVote(data.juridiction);
  return isVoted && <NoteButton of={asProducer(plantId)} isVoted />;
}
