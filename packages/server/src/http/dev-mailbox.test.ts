import { beforeEach, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../test/harness.ts";
import { openMailer } from "../gateways/mail/index.ts";
import type { Mailer } from "../gateways/mail/port.ts";

let server: TestServer;
let mailer: Mailer;
beforeEach(async () => {
  server = await startTestServer();
  mailer = openMailer(server.deps.config);
});

const mail = (subject: string) => ({
  to: "camille@exemple.fr",
  subject,
  html: `<html><head></head><body><p class="x">Corps & "guillemets"</p><script>alert(1)</script></body></html>`,
  text: "Corps <en texte>",
  messageId: `<${subject.length}@exemple.fr>`,
});

describe("the mailbox of development", () => {
  it("says so when it is empty", async () => {
    const response = await server.visitor().send("GET", "/dev/mailbox");
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain("Aucun e-mail pour le moment");
  });

  it("lists the mails newest first, and shows one in its two forms", async () => {
    await mailer.send(mail("Premier <b>"));
    await mailer.send(mail("Deuxième mail"));
    const list = await server.visitor().send("GET", "/dev/mailbox");
    expect(list.body.indexOf("Deuxième mail")).toBeLessThan(list.body.indexOf("Premier &lt;b&gt;"));
    const links = [...list.body.matchAll(/href="(\/dev\/mailbox\/[^"]+)"/g)].map(([, link]) => link ?? "");
    expect(links).toHaveLength(2);
    const page = await server.visitor().send("GET", links[0] ?? "");
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.body).toContain("<pre>Corps &lt;en texte&gt;</pre>");
    expect(page.body).toContain('srcdoc="&lt;html&gt;');
  });

  it("shuts a mail's own page in a frame where no script runs", async () => {
    await mailer.send(mail("Hostile"));
    const list = await server.visitor().send("GET", "/dev/mailbox");
    const link = list.body.match(/href="(\/dev\/mailbox\/[^"]+)"/)?.[1] ?? "";
    const page = await server.visitor().send("GET", link);
    expect(page.body).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
    expect(page.body).not.toContain("<script>");
  });

  it("answers 404 for a mail that is not there, and for a path", async () => {
    for (const name of ["nothing", "..%2f..%2fsession-secret"]) {
      expect((await server.visitor().send("GET", `/dev/mailbox/${name}`)).statusCode).toBe(404);
    }
  });

  it("does not exist where mails are really sent", async () => {
    const real = await startTestServer({ SMTP_URL: "smtp://127.0.0.1:9" });
    expect((await real.visitor().send("GET", "/dev/mailbox")).statusCode).toBe(404);
  });
});
