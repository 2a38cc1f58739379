import { Button, Card, Group, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { maxFounders } from "@mec/domain/pmo";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { t } from "../../platform/i18n.ts";
import { ChoiceField } from "../../ui/fields/choice-field.tsx";
import { FieldGroup } from "../../ui/fields/field-group.tsx";
import { fieldOf } from "../../ui/fields/field-props.ts";
import { type AssociationForm, emptyFounder, keepsFounderBack } from "./association-form.ts";

type Form = { form: UseFormReturnType<AssociationForm> };

const addButton = "add-founder";

/** Moves the focus after a founder was added or removed, to where the person continues. */
function useFocusNext() {
  const [next, focus] = useState<{ id: string } | null>(null);
  useEffect(() => {
    if (next) document.getElementById(next.id)?.focus();
  }, [next]);
  return (id: string) => focus({ id });
}

interface FounderProps extends Form {
  place: number;
  remove: () => void;
}

function FounderCard({ form, place, remove }: FounderProps) {
  const path = (field: string) => `founders.${place}.${field}`;
  const isMoral = form.values.founders[place]?.kind === "moral";
  const title = t("Fondateur {{number}}", { number: place + 1 });
  return (
    <Card padding="md" role="group" aria-labelledby={path("title")}>
      <Stack gap="md">
        <Group justify="space-between" wrap="nowrap">
          <Text fw={600} id={path("title")}>
            {title}
          </Text>
          <Button
            variant="subtle"
            color="red"
            c="red.9"
            size="compact-md"
            leftSection={<IconTrash size={16} aria-hidden />}
            aria-label={t("Retirer le fondateur {{number}}", { number: place + 1 })}
            onClick={remove}
          >
            {t("Retirer")}
          </Button>
        </Group>
        <ChoiceField
          {...fieldOf(form, path("kind"))}
          label={t("Qui est-ce\u202f?")}
          choices={[
            { value: "physical", label: t("Une personne physique") },
            { value: "moral", label: t("Une personne morale") },
          ]}
          sideBySide
        />
        {isMoral && (
          <TextInput
            {...fieldOf(form, path("socialReason"))}
            label={t("Dénomination")}
            description={t("Par exemple une commune, une entreprise ou une autre association")}
            autoComplete="off"
          />
        )}
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput
            {...fieldOf(form, path("firstName"))}
            label={isMoral ? t("Prénom de son représentant") : t("Prénom")}
            autoComplete="off"
          />
          <TextInput
            {...fieldOf(form, path("lastName"))}
            label={isMoral ? t("Nom de son représentant") : t("Nom")}
            autoComplete="off"
          />
        </SimpleGrid>
      </Stack>
    </Card>
  );
}

/** The association's founders, persons or bodies: add and remove. */
export function FoundersFields({ form }: Form) {
  const focusNext = useFocusNext();
  const { founders } = form.values;

  // Sets the whole list: the form's own list operations call a change listener of an earlier render.
  const keep = (next: AssociationForm["founders"]) => form.setFieldValue("founders", next);
  function add() {
    keep([...founders, emptyFounder]);
    focusNext(`founders.${founders.length}.kind`);
  }
  function remove(place: number) {
    keep(founders.filter((_, other) => other !== place));
    // Errors are kept by index, which another founder may take after a removal.
    for (const field of Object.keys(form.errors)) {
      if (field.startsWith("founders.")) form.clearFieldError(field);
    }
    focusNext(addButton);
  }

  return (
    <FieldGroup legend={t("Fondateurs")}>
      <Text size="sm" c="dimmed">
        {t("Une association a deux fondateurs au moins\u00a0: ils sont enregistrés à partir de deux.")}
      </Text>
      {founders.length > 0 && (
        <Stack gap="md">
          {founders.map((_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a founder is his place; his fields are controlled
            <FounderCard key={place} form={form} place={place} remove={() => remove(place)} />
          ))}
        </Stack>
      )}
      <div>
        <div role="status">
          {keepsFounderBack(form.values) && (
            <Text size="sm" mb="sm">
              {t("Ce fondateur reste dans votre navigateur tant que vous n’en avez pas indiqué un second.")}
            </Text>
          )}
        </div>
        <Group>
          <Button
            id={addButton}
            variant="default"
            size="sm"
            leftSection={<IconPlus size={18} aria-hidden />}
            disabled={founders.length >= maxFounders}
            onClick={add}
          >
            {t("Ajouter un fondateur")}
          </Button>
        </Group>
      </div>
    </FieldGroup>
  );
}
