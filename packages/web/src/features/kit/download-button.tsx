import { Button, type ButtonProps } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useAct } from "../../platform/act.ts";
import { type Client, frenchMessage } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";
import { notify } from "../../platform/notify.tsx";
import { saveFile } from "../../ui/files/save-file.ts";

interface Props extends Pick<ButtonProps, "variant" | "size"> {
  /** The button's text. */
  label: string;
  /** The button's name when it is read out of context. */
  name?: string;
  ask: (call: Client) => Promise<File>;
}

/** Has the server make a file and downloads it; a failure is shown, and the button can be pressed again. */
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
