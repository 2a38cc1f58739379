import { Button, FileButton, Group, Input } from "@mantine/core";
import { maxImageBytes } from "@mec/api/project";
import { IconPhoto, IconTrash } from "@tabler/icons-react";
import { useEffect, useMemo, useState } from "react";
import { t } from "../../../../platform/i18n.ts";
import styles from "./picture-field.module.css";

const accepted = ["image/jpeg", "image/png", "image/webp"];

interface Props {
  /** The chosen picture, not sent yet. */
  picture: File | null;
  /** The address of the project's current picture. */
  currentUrl: string | null;
  onChoose: (picture: File | null) => void;
  onRemove: () => void;
}

/** Why a file cannot be the picture; null when it can. */
function faultOf(file: File): string | null {
  if (!accepted.includes(file.type)) return t("Choisissez une image JPEG, PNG ou WebP.");
  if (file.size > maxImageBytes) return t("Cette image dépasse 8\u00a0Mo. Choisissez-en une plus légère.");
  return null;
}

/** The address of a file of this device, as long as it is shown. */
function useFileUrl(file: File | null): string | null {
  const url = useMemo(() => (file ? URL.createObjectURL(file) : null), [file]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return url;
}

/** The project's picture, seen before it is sent. */
export function PictureField({ picture, currentUrl, onChoose, onRemove }: Props) {
  const [fault, setFault] = useState<string | null>(null);
  const chosenUrl = useFileUrl(picture);
  const url = chosenUrl ?? currentUrl;

  function choose(file: File | null) {
    if (!file) return;
    const found = faultOf(file);
    setFault(found);
    if (!found) onChoose(file);
  }

  return (
    <Input.Wrapper
      id="picture"
      labelElement="div"
      label={t("Image (facultatif)")}
      description={t(
        "Votre toiture, votre village… JPEG, PNG ou WebP, 8\u00a0Mo au plus. Elle est montrée entière.",
      )}
      error={fault}
      size="md"
    >
      {url && <img src={url} alt={t("Aperçu de l’image du projet")} className={styles.preview} />}
      <Group mt="sm">
        <FileButton accept={accepted.join(",")} onChange={choose}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconPhoto size={18} aria-hidden />}>
              {url ? t("Changer d’image") : t("Choisir une image")}
            </Button>
          )}
        </FileButton>
        {url && (
          <Button
            variant="subtle"
            color="red"
            c="red.9"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={onRemove}
          >
            {t("Retirer l’image")}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}
