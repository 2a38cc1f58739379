import { describe, expect, it } from "vitest";
import { judgeUpload } from "./judge-upload.ts";
import type { Refusal } from "./refusal.ts";

export type Hostile = readonly [what: string, bytes: Uint8Array, code: Refusal["code"], reason: RegExp];

/** Characters as bytes, one for one. */
export const text = (content: string): Buffer => Buffer.from(content, "latin1");

export function refuses(subject: string, files: readonly Hostile[]): void {
  describe(subject, () => {
    it.each(files)("%s is refused, and it is said why", (_what, bytes, code, reason) => {
      const verdict = judgeUpload({ bytes });
      const refusal = "refusal" in verdict ? verdict.refusal : null;
      expect(refusal?.code).toBe(code);
      expect(refusal?.reason).toMatch(reason);
    });
  });
}
