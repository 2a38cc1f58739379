import { Button, Skeleton, Text } from "@mantine/core";
import { kitCalls } from "@mec/api/kit";
import type { KitPiece } from "@mec/domain/kit";
import { messages } from "@mec/domain/shared";
import { useState } from "react";
import { callUrl } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";
import styles from "./kit.module.css";

interface Props {
  piece: KitPiece;
  projectId: string | null;
  alt: string;
}

/** A preview of a piece, drawn by the server. When it fails, this is said, with another try. */
export function PiecePreview({ piece, projectId, alt }: Props) {
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  if (state === "failed") {
    return (
      <div className={styles.preview}>
        <Text size="sm" ta="center">
          {t("L’aperçu n’est pas arrivé.")}
        </Text>
        <Button size="xs" variant="default" onClick={() => setState("loading")}>
          {messages.retry}
        </Button>
      </div>
    );
  }
  const src = callUrl("/api", kitCalls.getKitFile, {
    params: { piece, format: "preview" },
    query: projectId ? { projectId } : {},
  });
  return (
    <div className={styles.preview}>
      {state === "loading" && <Skeleton className={styles.waiting} radius={0} />}
      <img
        src={src}
        alt={alt}
        className={styles.sheet}
        onLoad={() => setState("shown")}
        onError={() => setState("failed")}
      />
    </div>
  );
}
