import { Button, Text } from "@mantine/core";
import { t } from "../../platform/i18n.ts";

interface Props {
  /** The field's, which keeps the focus. */
  fieldId: string;
  /** What was probably meant, as it is typed; null where nothing was. */
  meant: string | null;
  onMeant: (meant: string) => void;
}

/** Beside a figure in another unit: writes what was meant, in one tap. */
export function MeantButton({ fieldId, meant, onMeant }: Props) {
  if (meant === null) return null;
  return (
    <Button
      variant="default"
      size="compact-md"
      style={{ alignSelf: "flex-start" }}
      onClick={() => {
        onMeant(meant);
        document.getElementById(fieldId)?.focus();
      }}
    >
      {t("Utiliser {{meant}}", { meant })}
    </Button>
  );
}

/** A figure that is asked about, and taken if it stays. */
export interface Doubt {
  readonly question: string;
  readonly meant: string | null;
}

/** Under a field: what is asked of its figure, and what was probably meant, in one tap. */
export function DoubtLines({ doubt, ...button }: Omit<Props, "meant"> & { doubt: Doubt | null }) {
  return (
    <>
      <Text size="sm" role="status">
        {doubt?.question}
      </Text>
      <MeantButton {...button} meant={doubt?.meant ?? null} />
    </>
  );
}
