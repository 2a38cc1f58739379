import { Alert } from "@mantine/core";
import { frenchMessage } from "../../platform/client.tsx";
import styles from "./mailed-link-result.module.css";

interface Props {
  result: { isSuccess: boolean; error: Error | null };
  done: { title: string; text: string };
  failed: { title: string; text?: string };
}

/** What became of the link in a mail that the page was opened by; nothing when it was not. */
export function MailedLinkResult({ result, done, failed }: Props) {
  const { isSuccess, error } = result;
  if (!isSuccess && !error) return null;
  return (
    <div className={styles.result}>
      {error ? (
        <Alert color="red" role="alert" title={failed.title}>
          {frenchMessage(error, failed.text)}
        </Alert>
      ) : (
        <Alert role="status" color="green" title={done.title}>
          {done.text}
        </Alert>
      )}
    </div>
  );
}
