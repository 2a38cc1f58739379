import { Button, Card, Group, Textarea, Title } from "@mantine/core";
import { IconMail } from "@tabler/icons-react";
import { useId, useState } from "react";
import { t } from "../../platform/i18n.ts";
import { CopyButton } from "../../ui/fields/copy-button.tsx";
import styles from "./kit.module.css";

interface Props {
  title: string;
  subject?: string;
  text: string;
}

/** A text to adapt before it is sent: changes made here are what is copied. */
export function EditableText({ title, subject: given, text: written }: Props) {
  const [subject, setSubject] = useState(given ?? "");
  const [text, setText] = useState(written);
  const heading = useId();
  const isMail = given !== undefined;
  const mailTo = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return (
    <Card component="section" aria-labelledby={heading} className={styles.text}>
      <Title order={3} size="h4" id={heading}>
        {title}
      </Title>
      {isMail && (
        <Textarea
          label={t("Objet")}
          value={subject}
          onChange={(event) => setSubject(event.currentTarget.value.replaceAll(/\s*\n\s*/gu, " "))}
          autosize
          minRows={1}
        />
      )}
      <Textarea
        label={t("Texte")}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        autosize
        minRows={8}
        maxRows={16}
      />
      <Group gap="sm">
        <CopyButton label={t("Copier le texte")} text={text} />
        {isMail && (
          <Button
            component="a"
            href={mailTo}
            variant="default"
            leftSection={<IconMail size={18} aria-hidden />}
          >
            {t("Ouvrir dans ma messagerie")}
          </Button>
        )}
      </Group>
    </Card>
  );
}
