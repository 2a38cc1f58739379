import { frenchMessage } from "../../platform/client.tsx";
import { notify } from "../../platform/notify.tsx";
import { openFile } from "./open-file.ts";

/**
 * Asks for an expiring link to a file, and follows it: the file is always served as an attachment.
 * @param fallback the message when the error has none.
 */
export async function followLink(
  ask: () => Promise<{ presignedUrl: string }>,
  fallback?: string,
): Promise<void> {
  try {
    const { presignedUrl } = await ask();
    openFile(presignedUrl);
  } catch (error) {
    notify({ message: frenchMessage(error, fallback), color: "red" });
  }
}
