import * as z from "zod";

/** The value of each column as PostgreSQL writes it, in the order of the table's `columns`. */
const row = z.array(z.string().nullable());

/** What a backup is made of: lines of JSON, the first and the last of which say that it is whole. */
export const lineSchema = z.discriminatedUnion("is", [
  z.object({
    is: z.literal("backup"),
    format: z.literal(1),
    madeAt: z.iso.datetime(),
    /** The migrations that the database has had. */
    migrations: z.array(z.string()).min(1),
  }),
  z.object({ is: z.literal("key"), name: z.string(), text: z.string() }),
  /** The rows that follow are of this table. */
  z.object({ is: z.literal("table"), schema: z.string(), table: z.string(), columns: z.array(z.string()) }),
  z.object({ is: z.literal("rows"), rows: z.array(row) }),
  z.object({ is: z.literal("sequence"), name: z.string(), value: z.string() }),
  z.object({ is: z.literal("file"), key: z.string(), base64: z.string() }),
  z.object({ is: z.literal("end"), rows: z.int(), files: z.int() }),
]);

export type Line = z.infer<typeof lineSchema>;
export type LineOf<K extends Line["is"]> = Extract<Line, { is: K }>;
