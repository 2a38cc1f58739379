import { Button, type ButtonProps } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useAct } from "../../platform/act.ts";
import { frenchMessage } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";
import { notify } from "../../platform/notify.tsx";
import { saveFile } from "../../ui/files/save-file.ts";

interface Props extends Pick<ButtonProps, "variant" | "size"> {
  /** What is on the button. */
  label: string;
  /** What it is called when it is read out alone. */
  name?: string;
  ask: () => Promise<File>;
}

/** Has the server make a file and keeps it; what fails is said, and can be asked for again. */
export function DownloadButton({ label, name, ask, ...look }: Props) {
  const download = useAct(ask, {
    after: saveFile,
    failed: (error) =>
      notify({
        color: "red",
        title: t("Le fichier n’a pas pu être préparé"),
        message: frenchMessage(error),
      }),
  });
  return (
    <Button
      {...look}
      aria-label={name}
      leftSection={<IconDownload size={18} aria-hidden />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {label}
    </Button>
  );
}
