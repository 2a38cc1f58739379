import { expect, it } from "vitest";
import { startTestServer } from "../../test/harness.ts";
import type { QueuedMail } from "./job-data.ts";

it("a code that somebody waits for goes before mails to many that were queued first", async () => {
  const { deps, settle, mails } = await startTestServer();
  const queue = (kind: QueuedMail["kind"], to: string) =>
    deps.queue.queueMail({
      kind,
      mail: { to, subject: kind, text: "", html: "", messageId: `<${kind}.${to}@exemple.fr>` },
    });
  await queue("fee-raised", "un@exemple.fr");
  await queue("fee-raised", "deux@exemple.fr");
  await queue("email-verification-reminded", "trois@exemple.fr");
  await queue("password-reset-requested", "quatre@exemple.fr");
  await settle();
  expect(mails[0]?.to).toBe("quatre@exemple.fr");
});
