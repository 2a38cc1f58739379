import { frenchMessage } from "../../platform/client.tsx";
import { notify } from "../../platform/notify.tsx";
import { openFile } from "./open-file.ts";

/**
 * Asks for a link that expires to a file, and follows it: the file is always handed as an attachment.
 * @param fallback what is said when the failure has no words of its own.
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
