import type { FastifyInstance } from "fastify";
import { demoCodePath, demoSupport, showsDemoCode } from "../../../config/demo-accounts.ts";
import type { Deps } from "../../../deps.ts";
import { devPage } from "../../../http/dev-page.ts";
import { isFromHere } from "../../../http/from-here.ts";
import { findDemonstrationCode } from "./demonstration-code.ts";

const codeHtml = (code: string | null) =>
  code === null
    ? "<p>Les derniers codes ont déjà servi. Rechargez cette page dans une minute.</p>"
    : `<p style="font-size:2.5rem;letter-spacing:.15em;font-variant-numeric:tabular-nums"><strong>${code}</strong></p>
<p>Ce code ne sert qu’une fois, et change toutes les 30 secondes. Rechargez la page pour en avoir un autre.</p>`;

/** Stands in for a phone: gives the code of the demonstration's support account, and only to this machine. */
export function registerDemonstrationCode(app: FastifyInstance, deps: Deps): void {
  app.get(demoCodePath, async (request, reply) => {
    if (!isFromHere(request) || !showsDemoCode(deps.config)) return reply.callNotFound();
    const code = await findDemonstrationCode(deps, demoSupport);
    return reply
      .headers({ "cache-control": "no-store", "content-type": "text/html; charset=utf-8" })
      .send(
        devPage(
          "Code de démonstration",
          `<h1>Code de démonstration</h1><p>Pour se connecter comme ${demoSupport}, à saisir après le mot de passe\u00a0:</p>${codeHtml(code)}`,
        ),
      );
  });
}
