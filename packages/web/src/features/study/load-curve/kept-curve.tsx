import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import type { Curve } from "@mec/api/study";
import { formatDate, messages } from "@mec/domain/shared";
import { frenchMessage } from "../../../platform/client.tsx";
import { t } from "../../../platform/i18n.ts";
import { useConfirm } from "../../../ui/feedback/confirm.tsx";
import { SummaryList } from "../../../ui/fields/summary-list.tsx";
import { CurveChart } from "./curve-chart.tsx";
import { summaryRows } from "./curve-report.tsx";
import type { Meter } from "./meter.ts";
import { useRemoveCurve } from "./use-curve.ts";

function RemoveButton({ meter }: { meter: Meter }) {
  const confirm = useConfirm();
  const { mutate, isPending, error } = useRemoveCurve(meter);
  async function remove() {
    const isSure = await confirm({
      title: t("Effacer vos relevés\u202f?"),
      body: t("Ils sont effacés aussitôt. Les études se feront à nouveau sur un profil type."),
      confirmLabel: t("Effacer mes relevés"),
      danger: true,
    });
    if (isSure) mutate();
  }
  return (
    <>
      {error && (
        <Alert color="red" role="alert">
          {frenchMessage(error, messages.deletionFailed)}
        </Alert>
      )}
      <Group>
        <Button variant="subtle" color="red" c="red.9" size="sm" disabled={isPending} onClick={remove}>
          {isPending ? messages.loading : t("Effacer mes relevés")}
        </Button>
      </Group>
    </>
  );
}

/** The stored load curve, visible to its holder only. */
export function KeptCurve({ meter, curve }: { meter: Meter; curve: Curve }) {
  return (
    <Stack gap="md">
      <SummaryList rows={summaryRows(curve)} />
      <CurveChart meter={meter} />
      <Text size="sm" c="dimmed">
        {t(
          "Derniers relevés reçus le {{received}}. Les premiers seront effacés le {{erased}}. Vous seul les voyez.",
          {
            received: formatDate(curve.receivedAt),
            erased: formatDate(curve.erasedAt),
          },
        )}
      </Text>
      <RemoveButton meter={meter} />
    </Stack>
  );
}
