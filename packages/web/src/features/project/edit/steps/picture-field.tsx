import { Button, FileButton, Group, Input } from "@mantine/core";
import { maxImageBytes } from "@mec/api/project";
import type { PictureSubject } from "@mec/domain/project";
import { IconPhoto, IconTrash } from "@tabler/icons-react";
import { useEffect, useMemo, useState } from "react";
import { t } from "../../../../platform/i18n.ts";
import styles from "./picture-field.module.css";

const accepted = ["image/jpeg", "image/png", "image/webp"];

/** The words of a picture of the project, or of who stands behind it. */
const words = {
  project: {
    label: t("Image (facultatif)"),
    description: t(
      "Votre toiture, votre village… JPEG, PNG ou WebP, 8\u00a0Mo au plus. Elle est montrée entière.",
    ),
    preview: t("Aperçu de l’image du projet"),
    choose: t("Choisir une image"),
    change: t("Changer d’image"),
    remove: t("Retirer l’image"),
  },
  bearer: {
    label: t("Photo ou logo (facultatif)"),
    description: t(
      "Public. Un visage ou un logo donne confiance. JPEG, PNG ou WebP, 8\u00a0Mo au plus. Il est montré petit, dans un rond. Un autre nom le retire\u00a0; une autre image attend d’être vérifiée.",
    ),
    preview: t("Aperçu de la photo ou du logo"),
    choose: t("Choisir une photo ou un logo"),
    change: t("Changer de photo ou de logo"),
    remove: t("Retirer la photo ou le logo"),
  },
} satisfies Record<PictureSubject, Record<string, string>>;

interface Props {
  shows: PictureSubject;
  /** The chosen picture, not sent yet. */
  picture: File | null;
  /** The address of the current picture. */
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

/** A picture, seen before it is sent. */
export function PictureField({ shows, picture, currentUrl, onChoose, onRemove }: Props) {
  const [fault, setFault] = useState<string | null>(null);
  const chosenUrl = useFileUrl(picture);
  const url = chosenUrl ?? currentUrl;
  const { label, description, preview, choose: choosing, change, remove } = words[shows];

  function choose(file: File | null) {
    if (!file) return;
    const found = faultOf(file);
    setFault(found);
    if (!found) onChoose(file);
  }

  return (
    <Input.Wrapper
      id={`${shows}-picture`}
      labelElement="div"
      label={label}
      description={description}
      error={fault}
      size="md"
    >
      {url && <img src={url} alt={preview} className={styles.preview} data-shows={shows} />}
      <Group mt="sm">
        <FileButton accept={accepted.join(",")} onChange={choose}>
          {(props) => (
            <Button {...props} variant="default" leftSection={<IconPhoto size={18} aria-hidden />}>
              {url ? change : choosing}
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
            {remove}
          </Button>
        )}
      </Group>
    </Input.Wrapper>
  );
}
