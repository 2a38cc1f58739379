import { Alert, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { frenchMessage } from "../../platform/client.tsx";
import { Unbroken } from "../layout/unbroken.tsx";
import styles from "./mailed-link.module.css";

interface Props {
  result: { isSuccess: boolean; error: Error | null };
  done: { title: string; text: string; action?: ReactNode };
  failed: { title: string; text?: string };
}

/** The outcome of the mailed link by which the page was opened; nothing when it was opened otherwise. */
export function MailedLinkResult({ result, done, failed }: Props) {
  const { isSuccess, error } = result;
  if (!isSuccess && !error) return null;
  return (
    <div className={styles.result}>
      {error ? (
        <Alert color="red" role="alert" title={<Unbroken text={failed.title} />}>
          <Unbroken text={frenchMessage(error, failed.text)} />
        </Alert>
      ) : (
        <Alert role="status" color="green" title={<Unbroken text={done.title} />}>
          <Stack gap="sm" align="flex-start">
            <Unbroken text={done.text} />
            {done.action}
          </Stack>
        </Alert>
      )}
    </div>
  );
}
