import { Button, Group, Stack } from "@mantine/core";
import { IconDownload, IconPrinter } from "@tabler/icons-react";
import { t } from "../../../../platform/i18n.ts";
import { Dialog } from "../../../../ui/dialog/dialog.tsx";
import { saveFile } from "../../../../ui/files/save-file.ts";

const textOf = (codes: readonly string[]) =>
  [
    t("Codes de secours de votre compte Mon énergie collective"),
    t("Chacun ne sert qu’une fois, à la place du code de votre application ou de votre clé d’accès."),
    "",
    ...codes,
    "",
  ].join("\n");

function download(codes: readonly string[]) {
  saveFile(new File([textOf(codes)], "codes-de-secours.txt", { type: "text/plain;charset=utf-8" }));
}

/** In a window of its own: the page behind holds more than the codes. */
function print(codes: readonly string[]) {
  const sheet = window.open("", "_blank");
  if (!sheet) return download(codes);
  const text = sheet.document.createElement("pre");
  text.textContent = textOf(codes);
  sheet.document.title = t("Codes de secours");
  sheet.document.body.append(text);
  sheet.print();
}

/** Shows the codes, this once. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog title={t("Vos codes de secours")} onClose={onClose} isBusy>
      <Stack gap="lg">
        <div>
          {t(
            "Gardez-les en lieu sûr, hors de ce compte\u00a0: ils vous feront entrer si vous perdez votre téléphone ou votre appareil. Ils ne seront plus montrés.",
          )}
        </div>
        <Stack
          component="ul"
          gap="xs"
          style={{ margin: 0, padding: 0, listStyle: "none", fontFamily: "monospace" }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Stack>
        <Group>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => download(codes)}
          >
            {t("Télécharger")}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => print(codes)}
          >
            {t("Imprimer")}
          </Button>
          <Button onClick={onClose}>{t("J’ai gardé mes codes")}</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
