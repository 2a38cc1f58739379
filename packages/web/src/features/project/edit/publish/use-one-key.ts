import { useRef } from "react";

/**
 * One Idempotency-Key for one content: sent again because its answer was lost, it is the same request, and makes
 * nothing twice.
 */
export function useOneKey() {
  const sent = useRef({ content: "", key: "" });
  return {
    isSent: (body: object): boolean => sent.current.content === JSON.stringify(body),
    keyOf(body: object): string {
      const content = JSON.stringify(body);
      if (sent.current.content !== content) sent.current = { content, key: crypto.randomUUID() };
      return sent.current.key;
    },
  };
}
