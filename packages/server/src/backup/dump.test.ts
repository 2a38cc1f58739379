import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { startTestServer } from "../../test/harness.ts";
import { dumpDatabase } from "./dump.ts";

describe("a backup", () => {
  // The embedded database has one client, and one process.
  it.runIf(process.env.TEST_DATABASE_URL)(
    "is refused when the database was migrated while it was read: tables may have looked empty",
    async () => {
      const { db } = (await startTestServer()).deps;
      const lines = dumpDatabase(
        db,
        [{ table: "long_work", columns: ["name"], goingWith: () => null }],
        new Date(),
      );
      await lines.next();
      const later = "9999-later";
      await sql`insert into kysely_migration (name, timestamp) values (${later}, '')`.execute(db);
      const rest = async () => {
        for await (const line of lines) void line;
      };
      await expect(rest()).rejects.toThrow("migrated while it was read");
      await sql`delete from kysely_migration where name = ${later}`.execute(db);
    },
  );
});
