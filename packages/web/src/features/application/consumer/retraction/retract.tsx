import { Alert, Button, Stack, Text } from "@mantine/core";
import type { ReadConsumptionPoint } from "@mec/api/point";
import { messages } from "@mec/domain/shared";
import { retractionSpan } from "@mec/domain/signature";
import { t } from "../../../../platform/i18n.ts";
import { wrapping } from "../../../../ui/layout/wrapping.ts";
import { retractLabel } from "./retraction-words.ts";
import { useRetraction } from "./use-retraction.ts";

/** The button by which an individual retracts what he signed, as long as he may; nothing otherwise. */
export function Retract({ point }: { point: ReadConsumptionPoint }) {
  const { open, ask, isPending, error } = useRetraction(point);
  if (!open) {
    return error ? (
      <Alert color="red" role="alert">
        {error}
      </Alert>
    ) : null;
  }
  return (
    <Stack gap="xs" align="flex-start">
      {error && (
        <Alert color="red" role="alert">
          {error}
        </Alert>
      )}
      <Button variant="default" size="sm" disabled={isPending} {...wrapping} onClick={() => void ask(open)}>
        {isPending ? messages.loading : retractLabel(open.until)}
      </Button>
      <Text size="sm">
        {open.until === null
          ? t("Dès maintenant et dans {{span}}, sans motif ni frais.", { span: retractionSpan })
          : t("Sans motif ni frais.")}
      </Text>
    </Stack>
  );
}
