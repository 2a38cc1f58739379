import { Alert, Button, Group, List, Stack, Title } from "@mantine/core";
import type { SavedDesign } from "@mec/api/study";
import { messages } from "@mec/domain/shared";
import type { RepartitionDesign } from "@mec/domain/study";
import { IconCircleCheck } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { frenchMessage } from "../../../platform/client.tsx";
import { useDraft } from "../../../platform/draft.ts";
import { t } from "../../../platform/i18n.ts";
import { Coefficients } from "./coefficients.tsx";
import { type DesignForm, designToForm, isSameDesign, judgeDesign, type Member } from "./design-form.ts";
import { History } from "./history.tsx";
import { KeyChoice } from "./key-choice.tsx";
import { MethodSettings } from "./method-settings.tsx";
import { Preview } from "./preview.tsx";
import { useSaveDesign } from "./use-designs.ts";

/** The design being edited, kept in the browser until it is saved. */
function useDesignForm(projectId: string, present: DesignForm) {
  const [draft, keep, discard] = useDraft<DesignForm>(`key-${projectId}`, present);
  const [form, setForm] = useState(draft);
  return {
    form,
    discard,
    change: (part: Partial<DesignForm>) => {
      const next = { ...form, ...part };
      setForm(next);
      keep(next);
    },
  };
}

function Faults({ faults }: { faults: readonly string[] }) {
  return (
    <div role="status">
      {faults.length > 0 && (
        <Alert color="sun" title={t("Cette clé n’est pas encore complète")}>
          <List size="sm">
            {faults.map((fault) => (
              <List.Item key={fault}>{fault}</List.Item>
            ))}
          </List>
        </Alert>
      )}
    </div>
  );
}

interface Props {
  projectId: string;
  members: readonly Member[];
  designs: readonly SavedDesign[];
  /** The project's current key. */
  present: DesignForm;
}

interface AdoptionProps {
  saving: ReturnType<typeof useSaveDesign>;
  design: RepartitionDesign | null;
  /** Whether the design is the project's already. */
  isPresent: boolean;
  onReset: () => void;
}

function Adoption({ saving, design, isPresent, onReset }: AdoptionProps) {
  if (isPresent && !saving.isSuccess && !saving.error) return null;
  return (
    <Stack gap="md" component="section" align="flex-start">
      <Title order={3} size="h4">
        {t("Adopter cette clé")}
      </Title>
      <div role="status">
        {saving.isSuccess && (
          <Alert color="green" icon={<IconCircleCheck aria-hidden />} title={t("Votre clé est enregistrée")}>
            {t("L’étude s’appuie désormais sur elle. La précédente reste dans l’historique.")}
          </Alert>
        )}
      </div>
      {saving.error && (
        <Alert color="red" role="alert">
          {frenchMessage(saving.error)}
        </Alert>
      )}
      {!isPresent && (
        <Group>
          <Button disabled={!design || saving.isPending} onClick={() => design && saving.mutate(design)}>
            {saving.isPending ? messages.loading : t("Enregistrer cette clé")}
          </Button>
          <Button variant="subtle" onClick={onReset}>
            {t("Revenir à la clé actuelle")}
          </Button>
        </Group>
      )}
    </Stack>
  );
}

/** Choose a key and its method, see what it changes, then apply it to the project. */
export function Designer({ projectId, members, designs, present }: Props) {
  const { form, change, discard } = useDesignForm(projectId, present);
  const { design, faults } = useMemo(() => judgeDesign(form, members), [form, members]);
  const isPresent = useMemo(() => isSameDesign(form, present, members), [form, present, members]);
  const saving = useSaveDesign(projectId, discard);
  function edit(part: Partial<DesignForm>) {
    saving.reset();
    change(part);
  }
  return (
    <Stack gap={40}>
      <Stack gap="xl" component="section">
        <KeyChoice form={form} onChange={edit} />
        <MethodSettings form={form} members={members} change={edit} />
        <Faults faults={faults} />
      </Stack>
      {!isPresent && <Preview projectId={projectId} design={design} />}
      <Adoption saving={saving} isPresent={isPresent} design={design} onReset={() => edit(present)} />
      <Coefficients projectId={projectId} projectKey={present.key} />
      {designs.length > 0 && (
        <History designs={designs} onReuse={({ design: former }) => edit(designToForm(former))} />
      )}
    </Stack>
  );
}
