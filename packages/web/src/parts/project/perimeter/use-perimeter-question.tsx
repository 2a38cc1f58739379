import { List, Text } from "@mantine/core";
import { type PerimeterAnswer, projectCalls } from "@mec/api/project";
import { type Perimeter, perimeterFaultsText } from "@mec/domain/project";
import { plural } from "@mec/domain/shared";
import type { Client } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { useConfirm } from "../../../ui/feedback/confirm.tsx";

/** More names are no help: the perimeter's page has them. */
const mostNamed = 8;

/** Who would stand outside, each with the reason. */
function Outside({ perimeter }: { perimeter: PerimeterAnswer }) {
  const { standers, counts, details, limitKm, power } = perimeter;
  const named = standers
    .filter(({ participant, faults }) => participant && faults.length > 0)
    .slice(0, mostNamed);
  const others = counts.breakers - named.length;
  return (
    <>
      {named.length > 0 && (
        <List size="sm" spacing={4}>
          {named.map(({ id, name, faults, commune }) => (
            <List.Item key={id}>
              <strong>{name}</strong>{" "}
              {perimeterFaultsText(faults, { limitKm, ground: details.ground }, commune)}
            </List.Item>
          ))}
          {others > 0 && (
            <List.Item>{t("et {{people}}", { people: plural(others, t("autre"), t("autres")) })}</List.Item>
          )}
        </List>
      )}
      {!power.ok && <Text mt="xs">{t("La puissance installée dépasse ce qui est permis.")}</Text>}
      {counts.outside > 0 && (
        <Text mt="xs">
          {t("{{people}} sans sortir des règles.", {
            people: plural(
              counts.outside,
              t("candidat ne pourrait être accepté"),
              t("candidats ne pourraient être acceptés"),
            ),
          })}
        </Text>
      )}
      <Text mt="sm">
        {t(
          "Une convention est refusée si son périmètre n’est pas respecté. Vous pouvez continuer si votre situation est différente.",
        )}
      </Text>
    </>
  );
}

interface Change {
  readonly projectId: string;
  readonly limitKm: Perimeter;
  /** Whether the project is about to be published, rather than its perimeter changed. */
  readonly publishes: boolean;
}

/**
 * Judges all who stand in a project by a perimeter, and asks its owner before going on with one that leaves
 * somebody outside.
 * @returns whether to go on.
 */
export function usePerimeterQuestion() {
  const confirm = useConfirm();
  return async (call: Client, { projectId, limitKm, publishes }: Change): Promise<boolean> => {
    const perimeter = await call(projectCalls.getPerimeter, {
      params: { id: projectId },
      query: { limitKm },
    });
    if (perimeter.ok && (publishes || perimeter.counts.outside === 0)) return true;
    return confirm({
      title: perimeter.ok
        ? t("Ce périmètre laisserait des candidats au dehors")
        : t("Avec {{km}}\u00a0km, le périmètre ne serait pas respecté", { km: limitKm }),
      body: <Outside perimeter={perimeter} />,
      confirmLabel: publishes ? t("Publier quand même") : t("Enregistrer quand même"),
      space: "indigo",
    });
  };
}
