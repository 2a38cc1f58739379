import { auditCalls } from "@mec/api/audit";
import { auditSentence } from "@mec/domain/audit";
import type { TestServer, Visitor } from "../../../test/harness.ts";

/** The time at which the journal's tests take place. */
export const journalNow = new Date("2026-03-03T13:05:00Z");

export const supporter = (server: TestServer) =>
  server.signedUpSupport({ firstName: "Suzanne", lastName: "Support" });

/** What a person reads about himself, newest first, without dates. */
export async function read(person: Visitor): Promise<string[]> {
  const { items } = await person.call(auditCalls.listOwnAudit, { query: {} });
  return items.map((line) =>
    auditSentence(line)
      .replaceAll("\u00a0", " ")
      .replace(/ le 3 mars 2026 à 14:05\.$/, ""),
  );
}
