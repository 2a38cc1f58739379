import type { FastifyInstance } from "fastify";
import type { Deps } from "../deps.ts";

/** RFC 9116 asks for less than a year; counted from the day of the request. */
const validDays = 180;
const dayMs = 86_400_000;

/** Where to report a weakness (RFC 9116). */
export function registerSecurityTxt(
  app: FastifyInstance,
  { config, now }: Pick<Deps, "config" | "now">,
): void {
  app.get("/.well-known/security.txt", async (_, reply) => {
    const today = Math.floor(now().getTime() / dayMs) * dayMs;
    const lines = [
      `Contact: ${config.securityContact}`,
      `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
      "Preferred-Languages: fr, en",
      `Canonical: ${config.publicUrl}/.well-known/security.txt`,
    ];
    return reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=86400")
      .send(`${lines.join("\n")}\n`);
  });
}
