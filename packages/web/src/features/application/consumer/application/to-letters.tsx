import { Button, Group } from "@mantine/core";
import type { ApplicationProgress } from "@mec/domain/application";
import { t } from "../../../../platform/i18n.ts";
import { wrapping } from "../../../../ui/layout/wrapping.ts";

interface Props {
  application: Pick<ApplicationProgress, "departure">;
  /** How many his documents ask of him. */
  letters: number;
}

/** The way to the letters of who asked to leave, as long as that is his to do. */
export function ToLetters({ application: { departure }, letters }: Props) {
  if (!departure || departure.settledFor !== undefined || letters === 0) return null;
  return (
    <Group>
      <Button component="a" href="#departure" {...wrapping}>
        {t("Voir mes lettres")}
      </Button>
    </Group>
  );
}
