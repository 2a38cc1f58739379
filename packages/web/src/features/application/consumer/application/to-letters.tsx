import { Button, Group } from "@mantine/core";
import { applicationCalls } from "@mec/api/application";
import type { ApplicationProgress } from "@mec/domain/application";
import { useAct } from "../../../../platform/act.ts";
import { frenchMessage } from "../../../../platform/client.tsx";
import { t } from "../../../../platform/i18n.ts";
import { ownPoints } from "../../../../platform/session.ts";
import { about } from "../../../../platform/stale.ts";
import { wrapping } from "../../../../ui/layout/wrapping.ts";

interface Props {
  application: Pick<ApplicationProgress, "id" | "consumerId" | "departure">;
  /** How many his documents ask of him. */
  letters: number;
}

/** The way to the letters of who asked to leave, as long as that is his to do, and what says it done. */
export function ToLetters({ application: { id, consumerId, departure }, letters }: Props) {
  const { mutate, isPending, error } = useAct(
    (call) => call(applicationCalls.sayLettersSent, { params: { id } }),
    { stale: [...(consumerId ? [about("consumption-point", consumerId)] : []), ownPoints] },
  );
  if (!departure || departure.lettersSentOn !== undefined || letters === 0) return null;
  return (
    <>
      <Group>
        <Button component="a" href="#departure" {...wrapping}>
          {t("Voir mes lettres")}
        </Button>
        <Button variant="default" loading={isPending} onClick={() => mutate()} {...wrapping}>
          {letters === 1 ? t("Elle est envoyée") : t("Elles sont envoyées")}
        </Button>
      </Group>
      <div role="alert">{error && frenchMessage(error)}</div>
    </>
  );
}
