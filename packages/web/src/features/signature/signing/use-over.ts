import { endedText, isOver } from "./sending-faults.ts";
import { useSignatureCache } from "./use-signature.ts";

/**
 * What is done where a refusal says that the link opens something else by now: what has ended is told, and the session is read
 * again. It answers whether that was so.
 */
export function useOver(token: string, onEnded: (text: string) => void) {
  const { refresh } = useSignatureCache(token);
  return async (error: unknown): Promise<boolean> => {
    if (!isOver(error)) return false;
    const text = endedText(error);
    if (text) onEnded(text);
    await refresh();
    return true;
  };
}
