import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail server; the mails it lists are those that it acknowledged with 250. */
export interface MailServer {
  readonly url: string;
  readonly received: { to: string; subject: string; messageId: string }[];
  close(): Promise<void>;
}

/** @param hold what a mail waits for before it is acknowledged. */
export async function startMailServer(hold: () => Promise<void> = async () => {}): Promise<MailServer> {
  const received: MailServer["received"] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        await hold();
        received.push({
          to: mail.to?.[0]?.address ?? "",
          subject: mail.subject ?? "",
          messageId: mail.messageId ?? "",
        });
        done();
      });
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
