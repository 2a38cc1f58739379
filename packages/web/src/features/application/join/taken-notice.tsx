import { Alert, Anchor } from "@mantine/core";
import { pages } from "@mec/api";
import type { Address } from "@mec/domain/address";
import { Link } from "react-router";
import { t } from "../../../platform/i18n.ts";
import { usePoints } from "../../../platform/session.ts";
import type { JoinDraft } from "./join-draft.ts";
import { isTaken, knownPlace } from "./known-place.ts";
import { knownPlaceWords } from "./known-place-words.ts";

interface Props {
  draft: JoinDraft;
  projectId: string;
  address: Address | null;
}

/** That the person's place at this address has applied, as soon as the address is told, and the way to its application. */
export function TakenNotice({ draft, projectId, address }: Props) {
  const { data: held } = usePoints();
  const told = { ...draft, house: { ...draft.house, address } };
  const place = knownPlace(told, held?.consumptionPoints ?? [], projectId);
  const taken = place && isTaken(place) ? place : null;
  const words = taken && knownPlaceWords(taken, projectId);
  return (
    <div role="status">
      {taken && words && (
        <Alert mb="xl" color="sun" title={words.title} style={{ overflowWrap: "anywhere" }}>
          {words.text}{" "}
          <Anchor component={Link} to={pages.consumerApplication.to({ consumerId: taken.id })}>
            {t("Voir cette candidature")}
          </Anchor>
        </Alert>
      )}
    </div>
  );
}
