import { Badge } from "@mantine/core";
import { type DocumentStatus, documentStatusLabels } from "@mec/domain/document";
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconClockPause,
  IconMailForward,
  IconPencil,
  IconPlayerSkipForward,
  IconSend,
  IconX,
} from "@tabler/icons-react";
import { t } from "../../platform/i18n.ts";
import styles from "./documents.module.css";

type Look = readonly [color: "green" | "indigo" | "sun" | "red" | "gray", text: string, Icon: typeof IconX];

/** A colour, a drawing and words: never the colour alone. */
const looks: Record<DocumentStatus, Look> = {
  "NOT-READY": ["sun", "sun.9", IconPencil],
  READY: ["indigo", "indigo.8", IconSend],
  IN_TRANSIT: ["gray", "gray.8", IconMailForward],
  SENT: ["indigo", "indigo.8", IconMailForward],
  RESENT: ["indigo", "indigo.8", IconMailForward],
  DONE: ["green", "green.8", IconCircleCheck],
  DECLINED: ["red", "red.9", IconX],
  EXPIRED: ["sun", "sun.9", IconClockPause],
  ERROR: ["red", "red.9", IconAlertTriangle],
  IGNORED: ["gray", "gray.8", IconPlayerSkipForward],
};

interface Props {
  status: DocumentStatus;
  /** Shorter, for several badges side by side. */
  isCompact?: boolean;
  /** Why it is so, where that is said beside it too. */
  title?: string | null;
}

/** The status of a document, in words. */
export function DocumentBadge({ status, isCompact = false, title }: Props) {
  const [color, text, Icon] = looks[status];
  return (
    <Badge
      {...(title && { title })}
      variant="light"
      size={isCompact ? "md" : "lg"}
      tt="none"
      fw={600}
      color={color}
      c={text}
      classNames={{ root: styles.badge, label: isCompact ? styles.shortLabel : styles.badgeLabel }}
      leftSection={<Icon size={isCompact ? 14 : 16} aria-hidden />}
    >
      {t(documentStatusLabels[status])}
    </Badge>
  );
}
