import { Button } from "@mantine/core";
import { messages } from "@mec/domain/shared";
import { frenchMessage } from "../../platform/client.tsx";
import { t } from "../../platform/i18n.ts";
import { Unplugged } from "../illustrations/empty-states.tsx";
import { EmptyState } from "./empty-state.tsx";

interface Props {
  error: unknown;
  /** Asks again for the data that did not come. */
  retry: () => void;
  /** The message when the error has none; the general failure by default. */
  fallback?: string;
}

/** Shown in place of data that did not come: what happened, and another try. */
export function LoadError({ error, retry, fallback }: Props) {
  return (
    <div role="alert">
      <EmptyState
        illustration={<Unplugged />}
        title={t("Ces informations ne sont pas arrivées")}
        text={frenchMessage(error, fallback)}
        action={
          <Button data-reads onClick={retry}>
            {messages.retry}
          </Button>
        }
      />
    </div>
  );
}
