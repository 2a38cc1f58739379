import { createHmac, timingSafeEqual } from "node:crypto";
import { callUrl } from "@mec/api";
import { storageCalls } from "@mec/api/storage";
import { typeOfKey } from "./file-key.ts";
import { defaultLinkSeconds, type LinkOptions } from "./port.ts";

export type FileLink = { key: string; name: string; expires: string; signature: string };

/** The addresses at which this server gives stored files: expiring, and signed with a key used for nothing else. */
export function fileLinks({ sessionSecret, now }: { sessionSecret: string; now: () => Date }) {
  const linkKey = createHmac("sha256", sessionSecret).update("file links").digest();

  const sign = (key: string, name: string, expires: string): Buffer =>
    createHmac("sha256", linkKey)
      .update(JSON.stringify([key, name, expires]))
      .digest();

  return {
    /** @throws Error for what is not a key of ours. */
    make(key: string, { fileName, seconds = defaultLinkSeconds }: LinkOptions): string {
      if (typeOfKey(key) === null) throw new Error("A link is to a kept file");
      const expires = String(Math.floor(now().getTime() / 1000) + seconds);
      const signature = sign(key, fileName, expires).toString("base64url");
      return callUrl("/api", storageCalls.getFile, {
        params: { key },
        query: { name: fileName, expires, signature },
      });
    },
    /** Whether this server signed this very link, and it has not expired. */
    opens({ key, name, expires, signature }: FileLink): boolean {
      const expected = sign(key, name, expires);
      const given = Buffer.from(signature, "base64url");
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return false;
      return now().getTime() < Number(expires) * 1000;
    },
  };
}
