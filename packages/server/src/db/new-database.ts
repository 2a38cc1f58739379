import { renameSync, writeFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";

/** Part of the build: keeps in the given file what every new embedded database begins with. */
const [file] = process.argv.slice(2);
if (!file) throw new Error("Say in which file the new database is kept");
const pglite = await PGlite.create();
const kept = await pglite.dumpDataDir("gzip");
await pglite.close();
// Two builds at once do not read each other's half.
writeFileSync(`${file}.${process.pid}`, Buffer.from(await kept.arrayBuffer()));
renameSync(`${file}.${process.pid}`, file);
