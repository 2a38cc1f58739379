import { Alert, Anchor, List, Text } from "@mantine/core";
import { pages } from "@mec/api";
import type { PerimeterAnswer } from "@mec/api/project";
import { smallerPerimeter } from "@mec/domain/project";
import { formatDistance, plural } from "@mec/domain/shared";
import { IconAlertTriangle, IconCircleCheck, IconRuler2 } from "@tabler/icons-react";
import { Link } from "react-router";
import { t } from "../../../../platform/i18n.ts";
import { faultsOf, type Stander } from "./stander-state.ts";
import { smallerText, verdictOf, verdictTitles } from "./verdict-words.ts";

interface Props {
  projectId: string;
  perimeter: PerimeterAnswer;
}

/** More names are no help: the table has them. */
const mostNamed = 20;

const nameOf = (standers: readonly Stander[], id: string): string =>
  standers.find((stander) => stander.id === id)?.name ?? "";

function Pair({ perimeter }: { perimeter: PerimeterAnswer }) {
  const { greatestKm, pair, limitKm, standers, details } = perimeter;
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
      {details.ground === "intercommunality"
        ? t("l’un de l’autre\u00a0: votre dérogation ne limite pas la distance.")
        : t("l’un de l’autre, pour {{km}}\u00a0km permis.", { km: limitKm })}
    </Text>
  );
}

function Breakers({ projectId, perimeter }: Props) {
  const broken = perimeter.standers.filter(({ id }) => perimeter.breakers.includes(id));
  if (broken.length === 0) return null;
  const named = broken.slice(0, mostNamed);
  const others = perimeter.counts.breakers - named.length;
  return (
    <>
      <Text mt="xs">
        {broken.length === 1
          ? t("Sans ce participant, la règle serait respectée\u00a0:")
          : t("Sans ces participants, la règle serait respectée\u00a0:")}
      </Text>
      <List size="sm">
        {named.map((stander) => (
          <List.Item key={stander.id}>
            {t("{{name}} {{reasons}}", { name: stander.name, reasons: faultsOf(stander, perimeter) })}
          </List.Item>
        ))}
        {others > 0 && (
          <List.Item>{t("et {{people}}", { people: plural(others, t("autre"), t("autres")) })}</List.Item>
        )}
      </List>
      {broken.some(({ kind }) => kind === "consumption-point") && (
        <Anchor component={Link} to={pages.ownerConsumers.to({ projectId, tab: "pre-integrated" })}>
          {t("Voir les participants acceptés")}
        </Anchor>
      )}
    </>
  );
}

/** Participants about whom the rule needs something that is not known. */
function Doubts({ perimeter }: { perimeter: PerimeterAnswer }) {
  const doubtful = perimeter.standers.filter(({ participant, inDoubt }) => participant && inDoubt);
  if (doubtful.length === 0) return null;
  const named = doubtful.slice(0, mostNamed).map(({ name }) => name);
  const others = perimeter.counts.inDoubt - named.length;
  const names =
    others > 0
      ? t("{{names}} et {{people}}", {
          names: named.join(", "),
          people: plural(others, t("autre"), t("autres")),
        })
      : named.join(", ");
  return <Text mt="xs">{t("Leur commune est à vérifier\u00a0: {{names}}.", { names })}</Text>;
}

/** How many candidates could not be accepted without breaking the rule. */
function Candidates({ projectId, perimeter }: Props) {
  const { outside } = perimeter.counts;
  if (outside === 0) return null;
  return (
    <Text mt="xs">
      {t("{{people}} hors des règles.", {
        people: plural(outside, t("candidat se trouve"), t("candidats se trouvent")),
      })}{" "}
      <Anchor component={Link} to={pages.ownerConsumers.to({ projectId })}>
        {t("Voir les candidatures")}
      </Anchor>
    </Text>
  );
}

/** That a smaller perimeter, with a milder rule, would hold all who take part. */
function Advice({ perimeter: { ok, greatestKm, limitKm, details } }: Pick<Props, "perimeter">) {
  if (!ok || greatestKm === null) return null;
  const smaller = smallerPerimeter({ limitKm, ground: details.ground }, greatestKm);
  return smaller && <Text mt="xs">{smallerText(smaller)}</Text>;
}

const looks = {
  kept: { color: "green", icon: <IconCircleCheck aria-hidden /> },
  broken: { color: "red", icon: <IconAlertTriangle aria-hidden /> },
  unmeasured: { color: "gray", icon: <IconRuler2 aria-hidden /> },
};

/** Whether the rule holds, which pair decides, who breaks it and who would. */
export function Verdict({ projectId, perimeter }: Props) {
  const { ok } = perimeter;
  const verdict = verdictOf(perimeter);
  return (
    <Alert role="status" {...looks[verdict]} title={t(verdictTitles[verdict])}>
      <Pair perimeter={perimeter} />
      <Advice perimeter={perimeter} />
      {!ok && <Breakers projectId={projectId} perimeter={perimeter} />}
      <Doubts perimeter={perimeter} />
      {!perimeter.power.ok && (
        <Text mt="xs">{t("La puissance installée dépasse ce qui est permis\u00a0: voyez plus bas.")}</Text>
      )}
      <Candidates projectId={projectId} perimeter={perimeter} />
    </Alert>
  );
}
