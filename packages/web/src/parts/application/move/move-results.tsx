import { Alert, Button, Group, List, Stack, Text } from "@mantine/core";
import { isRefusedWith } from "@mec/api";
import { messages } from "@mec/domain/shared";
import { t } from "../../../platform/i18n.ts";
import { byReason, doneText, failedText, knowinglyText, namesText, type Step } from "./move-texts.ts";
import { arePlaces } from "./places.ts";
import type { MoveResult } from "./take-steps.ts";

const isOutside = (result: MoveResult): boolean => isRefusedWith(result, "OUT_OF_PERIMETER");
const isTooEarly = (result: MoveResult): boolean => isRefusedWith(result, "SUPPLY_TOO_EARLY");

/** Those of whom the owner has a word to say first, of one reason: each is read before it is confirmed. */
function toConfirm(results: readonly MoveResult[]): readonly MoveResult[] {
  const outside = results.filter(isOutside);
  return outside.length > 0 ? outside : results.filter(isTooEarly);
}

/** What taking the step for these once more says. */
export const confirmsOf = (asked: readonly MoveResult[]) =>
  asked.some(isTooEarly)
    ? { confirmLeftOut: true, confirmContractEnded: true }
    : { confirmOutOfPerimeter: true };

interface Props {
  taken: Step;
  results: readonly MoveResult[];
  isPending: boolean;
  /** Called to take the step knowingly, for those outside the perimeter or before the end of their days to retract or of a contract. */
  onConfirm: (asked: readonly MoveResult[]) => void;
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

function ToConfirm({ asked }: { asked: readonly MoveResult[] }) {
  const title = asked.some(isTooEarly) ? t("À confirmer avant le partage") : t("Hors du périmètre");
  return (
    <Alert color="sun" title={title}>
      <Stack gap="sm">
        {byReason(asked).map(([reason, names]) => (
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
  const asked = toConfirm(results);
  const failed = results.filter((result) => !result.ok && !asked.includes(result));
  return (
    <Stack gap="md" role="status">
      {done.length > 0 && <Text fw={600}>{doneText(taken, done.length, arePlaces(done))}</Text>}
      {asked.length > 0 && <ToConfirm asked={asked} />}
      {failed.length > 0 && <Failures failed={failed} taken={taken} />}
      <Group>
        {asked.length > 0 && (
          <Button color="red.9" disabled={isPending} onClick={() => onConfirm(asked)}>
            {isPending ? messages.loading : knowinglyText(taken, asked.length, arePlaces(asked))}
          </Button>
        )}
        <Button variant="default" onClick={onClose} data-autofocus>
          {t("Fermer")}
        </Button>
      </Group>
    </Stack>
  );
}
