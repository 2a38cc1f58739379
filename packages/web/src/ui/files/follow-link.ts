import { useAct } from "../../platform/act.ts";
import { type Client, frenchMessage } from "../../platform/client.tsx";
import { notify } from "../../platform/notify.tsx";
import { openFile } from "./open-file.ts";

/**
 * What a button does that asks for an expiring link to a file, and follows it: the file is always served as an
 * attachment.
 * @param fallback the message when the error has none.
 */
export function useFollowLink<I = void>(
  ask: (call: Client, input: I) => Promise<{ presignedUrl: string }>,
  fallback?: string,
) {
  const { mutate } = useAct(ask, {
    after: ({ presignedUrl }) => openFile(presignedUrl),
    failed: (error) => notify({ message: frenchMessage(error, fallback), color: "red" }),
  });
  return mutate;
}
