import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pageAt } from "@mec/api";
import * as z from "zod";

const filesSchema = z.record(z.string(), z.array(z.string().regex(/^assets\/[\w.-]+\.(css|js)$/)));

const kindOf = (file: string): string =>
  file.endsWith(".css") ? 'rel="preload" as="style"' : 'rel="modulepreload"';

/**
 * These tags come after those of the page's picture and the entry, which are wanted first: so many files at once
 * would slow both.
 */
const tagOf = (file: string): string =>
  `<link ${kindOf(file)} fetchpriority="low" crossorigin href="/${file}">`;

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
