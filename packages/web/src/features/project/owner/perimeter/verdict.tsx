import { Alert, Anchor, List, Text } from "@mantine/core";
import { pages } from "@mec/api";
import type { PerimeterAnswer } from "@mec/api/project";
import { formatDistance, plural } from "@mec/domain/shared";
import { IconAlertTriangle, IconCircleCheck } from "@tabler/icons-react";
import { Link } from "react-router";
import { t } from "../../../../platform/i18n.ts";
import type { Stander } from "./stander-state.ts";

interface Props {
  projectId: string;
  perimeter: PerimeterAnswer;
}

const nameOf = (standers: readonly Stander[], id: string): string =>
  standers.find((stander) => stander.id === id)?.name ?? "";

function Pair({ perimeter }: { perimeter: PerimeterAnswer }) {
  const { greatestKm, pair, limitKm, standers } = perimeter;
  if (greatestKm === null || pair === null) {
    return <Text>{t("Il n’y a pas encore deux participants à mesurer.")}</Text>;
  }
  return (
    <Text>
      {t(
        "Les deux participants les plus éloignés, «\u00a0{{first}}\u00a0» et «\u00a0{{second}}\u00a0», sont à",
        {
          first: nameOf(standers, pair[0]),
          second: nameOf(standers, pair[1]),
        },
      )}{" "}
      <strong className="numbers">{formatDistance(greatestKm)}</strong>{" "}
      {t("l’un de l’autre, pour {{km}}\u00a0km permis.", { km: limitKm })}
    </Text>
  );
}

function Breakers({ perimeter }: { perimeter: PerimeterAnswer }) {
  const { breakers, standers } = perimeter;
  return (
    <>
      <Text mt="xs">{t("Sans eux, la règle serait respectée\u00a0:")}</Text>
      <List size="sm">
        {breakers.map((id) => (
          <List.Item key={id}>{nameOf(standers, id)}</List.Item>
        ))}
      </List>
    </>
  );
}

/** How many candidates could not be accepted without breaking the rule. */
function Candidates({ projectId, perimeter }: Props) {
  const outside = perimeter.standers.filter(({ participant, compatible }) => !participant && !compatible);
  if (outside.length === 0) return null;
  return (
    <Text mt="xs">
      {t("{{people}} hors de la limite.", {
        people: plural(outside.length, t("candidat se trouve"), t("candidats se trouvent")),
      })}{" "}
      <Anchor component={Link} to={pages.ownerConsumers.to({ projectId })}>
        {t("Voir les candidatures")}
      </Anchor>
    </Text>
  );
}

/** Whether the rule holds, which pair decides, who breaks it and who would. */
export function Verdict({ projectId, perimeter }: Props) {
  const { ok } = perimeter;
  return (
    <Alert
      role="status"
      color={ok ? "green" : "red"}
      icon={ok ? <IconCircleCheck aria-hidden /> : <IconAlertTriangle aria-hidden />}
      title={ok ? t("Votre périmètre est respecté") : t("Votre périmètre est dépassé")}
    >
      <Pair perimeter={perimeter} />
      {!ok && <Breakers perimeter={perimeter} />}
      <Candidates projectId={projectId} perimeter={perimeter} />
    </Alert>
  );
}
