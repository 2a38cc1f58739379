import { ActionIcon, Button, Group, Radio, Stack, Switch, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import {
  areHoursTyped,
  type ContractForm,
  type HourWindow,
  maxWindows,
  offPeakText,
  type Season,
  seasonLabels,
  typedOffPeak,
  typedSeasons,
  usualOffPeak,
} from "@mec/domain/point";
import { IconTrash } from "@tabler/icons-react";
import { useEffect } from "react";
import { t } from "../../../platform/i18n.ts";
import { FieldGroup } from "../../../ui/fields/field-group.tsx";
import { fieldOf } from "../../../ui/fields/field-props.ts";
import { HourField } from "../../../ui/fields/hour-field.tsx";
import { Unbroken } from "../../../ui/layout/unbroken.tsx";

type Form = { form: UseFormReturnType<ContractForm> };

/** Where to read the off-peak hours; no photo has to be sent. */
function WhereToRead() {
  return (
    <details>
      <summary style={{ width: "fit-content", cursor: "pointer", textDecoration: "underline" }}>
        {t("Où les lire\u202f?")}
      </summary>
      <Stack gap={4} mt="xs">
        <Text size="sm">
          {t(
            "Sur votre facture, près du nom de l’offre ou du compteur\u00a0: par exemple «\u00a0HC 22H30-6H30\u00a0». Deux plages y sont écrites l’une après l’autre.",
          )}
        </Text>
        <Text size="sm">
          <Unbroken
            text={t(
              "Sur l’écran du compteur Linky\u00a0: il affiche la période en cours, heures pleines ou heures creuses. Regardez-le vers 14\u00a0h\u00a0: des heures creuses à ce moment sont des heures de l’après-midi.",
            )}
          />
        </Text>
        <Text size="sm">
          <Unbroken text={t("Votre fournisseur prévient par courrier ou par e-mail quand elles changent.")} />
        </Text>
      </Stack>
    </details>
  );
}

/** The windows of a day, in rows. */
function Windows({ form, season, legend }: Form & { season: Season; legend: string | null }) {
  const path = `offPeak.${season}`;
  const offPeak = typedOffPeak(form.values);
  const windows: HourWindow[] = offPeak[season];
  // Sets the whole list: the form's own list operations call a change listener of an earlier render.
  const change = (to: HourWindow[]) => form.setFieldValue("offPeak", { ...offPeak, [season]: to });
  const error = form.errors[path];
  return (
    <Stack gap="xs" role="group" aria-label={legend ?? t("Vos heures creuses")} id={path} tabIndex={-1}>
      {legend && (
        <Text size="sm" fw={600}>
          {legend}
        </Text>
      )}
      {windows.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place, and what it holds is the form's.
        <Group key={index} align="end" gap="sm" wrap="nowrap">
          <HourField {...fieldOf(form, `${path}.${index}.start`)} label={t("De")} />
          <HourField {...fieldOf(form, `${path}.${index}.end`)} label={t("À")} />
          {windows.length > 1 && (
            <ActionIcon
              variant="subtle"
              size={42}
              aria-label={t("Retirer la plage {{number}}", { number: index + 1 })}
              onClick={() => change(windows.filter((__, place) => place !== index))}
            >
              <IconTrash size={20} aria-hidden />
            </ActionIcon>
          )}
        </Group>
      ))}
      {error && (
        <Text size="sm" c="red.9" role="alert">
          {error}
        </Text>
      )}
      {windows.length < maxWindows && (
        <Button
          variant="default"
          size="compact-sm"
          w="fit-content"
          onClick={() => change([...windows, { start: "", end: "" }])}
        >
          {t("Ajouter une plage")}
        </Button>
      )}
    </Stack>
  );
}

function Known({ form }: Form) {
  const offPeak = typedOffPeak(form.values);
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        {t("8\u00a0heures par jour en tout, en une ou plusieurs plages.")}
      </Text>
      <Switch
        label={t("Elles ne sont pas les mêmes en été et en hiver")}
        checked={offPeak.hasSeasons}
        onChange={(event) =>
          form.setFieldValue("offPeak", { ...offPeak, hasSeasons: event.currentTarget.checked })
        }
      />
      {!areHoursTyped(form.values) && (
        <Text size="sm" role="status">
          {t(
            "Tant qu’elles ne sont pas complètes, l’estimation compte les plus courantes. Si vous ne les trouvez pas, choisissez «\u00a0Je ne sais pas\u00a0».",
          )}
        </Text>
      )}
      {typedSeasons(offPeak).map((season) => (
        <Windows
          key={season}
          form={form}
          season={season}
          legend={offPeak.hasSeasons ? t(seasonLabels[season]) : null}
        />
      ))}
    </Stack>
  );
}

/** The off-peak hours: unknown, or typed. */
export function OffPeakFields({ form }: Form) {
  const offPeak = typedOffPeak(form.values);
  // A draft saved before several windows were possible gets its rows: fields can only write to existing rows.
  useEffect(() => {
    if (!form.values.offPeak) form.setFieldValue("offPeak", typedOffPeak(form.values));
  }, [form]);
  return (
    <FieldGroup legend={t("Vos heures creuses")}>
      <Radio.Group
        aria-label={t("Vos heures creuses")}
        value={offPeak.isKnown ? "known" : "unknown"}
        onChange={(value) => form.setFieldValue("offPeak", { ...offPeak, isKnown: value === "known" })}
      >
        <Stack gap="xs">
          <Radio
            value="unknown"
            label={t("Je ne sais pas")}
            description={t("Nous comptons les plus courantes, celles de midi comprises\u00a0: {{hours}}.", {
              hours: offPeakText(usualOffPeak),
            })}
          />
          <Radio value="known" label={t("Je les connais")} />
        </Stack>
      </Radio.Group>
      <WhereToRead />
      {offPeak.isKnown && <Known form={form} />}
    </FieldGroup>
  );
}
