import { Button, Stack, Text } from "@mantine/core";
import { pages } from "@mec/api";
import type { ConsumptionPoint } from "@mec/domain/point";
import { Link } from "react-router";
import { t } from "../../../../platform/i18n.ts";
import { wrapping } from "../../../../ui/layout/wrapping.ts";
import { JoinFrame } from "../join-frame.tsx";
import { isTaken } from "../known-place.ts";
import { knownPlaceWords } from "../known-place-words.ts";
import type { StepProps } from "../step-props.ts";
import type { JoinTarget } from "../use-join-target.ts";

interface Props extends StepProps {
  target: JoinTarget;
  /** The place that the person has at the address of the draft. */
  place: ConsumptionPoint;
}

/** A person says where he consumes, and has a place there: it is not sent a second time unless it is another meter. */
export function KnownPlaceScreen({ place, draft, update, route, target, stages }: Props) {
  const { title, text } = knownPlaceWords(place, target.projectId);
  const isFree = !isTaken(place);
  return (
    <JoinFrame
      stage="check"
      stages={stages}
      target={target}
      title={title}
      onBack={() => (draft.isShort ? route.leaveTo(target) : route.goTo("house"))}
    >
      <Stack gap="md" align="flex-start">
        <Text className="prose">{text}</Text>
        {isFree ? (
          <Button onClick={() => route.goTo("signatory-and-apply", place.id)} {...wrapping}>
            {t("Utiliser ce lieu")}
          </Button>
        ) : (
          <Button component={Link} to={pages.consumerApplication.to({ consumerId: place.id })} {...wrapping}>
            {t("Voir cette candidature")}
          </Button>
        )}
        <Button variant="subtle" onClick={() => update({ beside: place.id })} {...wrapping}>
          {t("C’est un autre compteur à la même adresse")}
        </Button>
      </Stack>
    </JoinFrame>
  );
}
