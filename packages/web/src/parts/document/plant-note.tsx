import { Anchor, Text } from "@mantine/core";
import { signatoryCalls } from "@mec/api/signatory";
import { asProducer } from "@mec/domain/point";
import { decidesByVote } from "@mec/domain/signatory";
import { Link } from "react-router";
import { useAnswer } from "../../platform/answer.ts";
import { t } from "../../platform/i18n.ts";
import { sayWhoSigns } from "../signatory/own-signatory-words.ts";
import { NoteButton } from "./note-button.tsx";

interface Props {
  plantId: string;
  /** Where it is said who signs for it; given where a council decides, whoever that is said to be. */
  whoSignsAt?: string | undefined;
}

/** The sheet for the council that decides to share what its plant produces, or what it lacks; nothing of who votes on none. */
export function PlantNote({ plantId, whoSignsAt }: Props) {
  const { data } = useAnswer(signatoryCalls.getProductionSignatory, { params: { id: plantId } });
  if (data === null && whoSignsAt)
    return (
      <Text size="sm">
        {t("La note pour le conseil attend de savoir qui signe pour l’installation\u00a0:")}{" "}
        <Anchor component={Link} to={whoSignsAt} inherit>
          {sayWhoSigns()}
        </Anchor>
      </Text>
    );
  const isVoted = data?.entityType === "Professionnel" && decidesByVote(data.juridiction);
  return isVoted && <NoteButton of={asProducer(plantId)} isVoted />;
}
