import { Alert, Button, Group, List, Stack, Text } from "@mantine/core";
import { isRefusedWith } from "@mec/api";
import { messages } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { byReason, doneText, failedText, namesText, outsideText, type Step } from "./move-texts.ts";
import { arePlaces } from "./places.ts";
import type { MoveResult } from "./take-steps.ts";

const isOutside = (result: MoveResult): boolean => isRefusedWith(result, "OUT_OF_PERIMETER");

interface Props {
  taken: Step;
  results: readonly MoveResult[];
  isPending: boolean;
  /** Called to take the step for those outside the perimeter, knowingly. */
  onConfirm: (outside: readonly MoveResult[]) => void;
  onClose: () => void;
}

function Failures({ failed, taken }: { failed: readonly MoveResult[]; taken: Step }) {
  return (
    <Alert color="red" title={failedText(taken, failed.length)}>
      <List size="sm" spacing={4}>
        {failed.map(({ applicationId, name, error }) => (
          <List.Item key={applicationId}>
            <strong>{name}</strong>
            {"\u00a0"}: {error ?? messages.connectionFailed}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}

function Outside({ outside }: { outside: readonly MoveResult[] }) {
  return (
    <Alert color="sun" title={t("Hors du périmètre")}>
      <Stack gap="sm">
        {byReason(outside).map(([reason, names]) => (
          <Stack key={reason} gap={4}>
            <Text size="sm" fw={600}>
              {namesText(names)}
            </Text>
            <Text size="sm">{reason}</Text>
          </Stack>
        ))}
      </Stack>
    </Alert>
  );
}

/** The outcome for each person: done, to be confirmed, or refused with the reason. */
export function MoveResults({ taken, results, isPending, onConfirm, onClose }: Props) {
  const done = results.filter(({ ok }) => ok);
  const outside = results.filter(isOutside);
  const failed = results.filter((result) => !result.ok && !isOutside(result));
  return (
    <Stack gap="md" role="status">
      {done.length > 0 && <Text fw={600}>{doneText(taken, done.length, arePlaces(done))}</Text>}
      {outside.length > 0 && <Outside outside={outside} />}
      {failed.length > 0 && <Failures failed={failed} taken={taken} />}
      <Group>
        {outside.length > 0 && (
          <Button color="red.9" disabled={isPending} onClick={() => onConfirm(outside)}>
            {isPending ? messages.loading : outsideText(taken, outside.length, arePlaces(outside))}
          </Button>
        )}
        <Button variant="default" onClick={onClose} data-autofocus>
          {t("Fermer")}
        </Button>
      </Group>
    </Stack>
  );
}
