import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pageAt } from "@mec/api";
import * as z from "zod";

const filesSchema = z.record(z.string(), z.array(z.string().regex(/^assets\/[\w.-]+\.(css|js)$/)));

const tagOf = (file: string): string =>
  file.endsWith(".css")
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;

/**
 * The tags of a page's own files, as listed by the build of the web app: they are fetched beside the entry,
 * which would ask for them only once it runs.
 */
export function readPageFiles(webRoot: string): (pathname: string) => string {
  const file = join(webRoot, "page-files.json");
  if (!existsSync(file)) return () => "";
  const listed = filesSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const tags = new Map(
    Object.entries(listed).map(([page, files]) => [page, files.map(tagOf).join("\n    ")]),
  );
  return (pathname) => tags.get(pageAt(pathname)?.name ?? "") ?? "";
}
