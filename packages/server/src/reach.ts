import { randomBytes } from "node:crypto";
import type { Deps } from "./deps.ts";
import { verifyMailServer } from "./gateways/mail/index.ts";

type Reached = Pick<Deps, "config" | "log" | "storage">;

async function tryMails({ config: { smtpUrl } }: Reached): Promise<void> {
  if (smtpUrl !== undefined) await verifyMailServer(smtpUrl);
}

/** Writes, reads and deletes a file as the product does with its own: the key needs these rights, and no other. */
async function tryBucket({ config: { s3 }, storage }: Reached): Promise<void> {
  if (!s3) return;
  const bytes = randomBytes(32);
  const key = await storage.put(bytes, { contentType: "text/csv" });
  const kept = await storage.get(key);
  await storage.delete(key);
  if (!kept || !bytes.equals(kept.bytes)) throw new Error("What was kept was not found again");
}

const trials = [
  {
    run: tryMails,
    sentence:
      "SMTP_URL\u00a0: le serveur d’envoi ne répond pas ou refuse\u00a0; vérifiez son adresse, son mot de passe et son certificat. Les e-mails attendent.",
  },
  {
    run: tryBucket,
    sentence:
      "STORAGE_S3_BUCKET\u00a0: le stockage ne répond pas ou refuse\u00a0; vérifiez son adresse, sa clé et ses droits (PutObject, GetObject, DeleteObject).",
  },
];

/** Reaches once what is only needed later: a server that starts without it is warned, and goes on. */
export async function tellUnreached(deps: Reached): Promise<void> {
  for (const { run, sentence } of trials)
    await run(deps).catch((error: unknown) => deps.log.warn({ err: error }, sentence));
}
