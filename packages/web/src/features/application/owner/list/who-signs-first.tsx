import { Alert, Button, Group, Text } from "@mantine/core";
import type { Applicant } from "@mec/api/application";
import { OwnSignatory } from "../../../../parts/signatory/own-signatory.tsx";
import { sayWhoSigns, whoSignsTitle } from "../../../../parts/signatory/own-signatory-words.ts";
import { t } from "../../../../platform/i18n.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";

/** The owner's own places of which nobody has said yet whether they buy from themselves. */
export const untoldAmong = (applicants: readonly Applicant[] = []): readonly Applicant[] =>
  applicants.filter(({ sellerUntold }) => sellerUntold);

interface Props {
  untold: readonly Applicant[];
  onAsk: () => void;
}

/** Before any price of them: the question that decides whether they have one. */
export const WhoSignsFirst = ({ untold, onAsk }: Props) => (
  <Alert color="sun" mb="md" title={whoSignsTitle(untold.length)}>
    <Group justify="space-between">
      <Text size="sm">
        {t(
          "On ne s’achète pas à soi-même\u00a0: c’est ce qui décide s’il y a un prix pour vos propres lieux.",
        )}
      </Text>
      <Button size="sm" onClick={onAsk}>
        {sayWhoSigns()}
      </Button>
    </Group>
  </Alert>
);

/** Asks it. */
export const WhoSignsDialog = ({
  projectId,
  places,
  onClose,
  onDone,
}: {
  projectId: string;
  places: number;
  onClose: () => void;
  onDone: () => void;
}) => (
  <Dialog title={whoSignsTitle(places)} size="lg" space="indigo" onClose={onClose}>
    <OwnSignatory projectId={projectId} onDone={onDone} />
  </Dialog>
);
