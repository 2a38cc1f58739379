import { annexeCalls } from "@mec/api/document";
import { strFromU8, unzipSync } from "fflate";
import type { DocumentsScene } from "./document-fixtures.ts";

type Scene = Pick<DocumentsScene, "owner" | "projectId">;

export const annexe = async ({ owner, projectId: id }: Scene, format: "pdf" | "csv" | "xlsx") =>
  (await owner.call(annexeCalls.getAnnexe2, {
    params: { id },
    query: { format },
  })) as unknown as Uint8Array;

/** The cells of the text file, line by line. */
export const linesOf = async (scene: Scene) =>
  strFromU8(await annexe(scene, "csv"))
    .split("\r\n")
    .map((line) => line.split(";"));

export const cellOf = (lines: string[][], label: string) => lines.find(([name]) => name === label)?.[1];

/** The cells of a column of a table, named by its title. */
export function columnOf(lines: string[][], table: string, header: string): (string | undefined)[] {
  const start = lines.findIndex(([title]) => title === table);
  const column = lines[start + 1]?.indexOf(header) ?? -1;
  const end = lines.findIndex(([first], index) => index > start && first === "");
  return lines.slice(start + 2, end).map((cells) => cells[column]);
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", "#39": "'" };

/** The parts of a workbook: its XML, and the texts of its cells. */
export function readWorkbook(bytes: Uint8Array) {
  const files = unzipSync(bytes);
  const xmlOf = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const texts = [...xmlOf("xl/sharedStrings.xml").matchAll(/<t[^>]*>([^<]*)<\/t>/g)];
  return {
    workbook: xmlOf("xl/workbook.xml"),
    texts: texts.map(([, text = ""]) =>
      text.replace(/&([a-z0-9#]+);/g, (all, name) => entities[name] ?? all),
    ),
    sheets: Object.keys(files)
      .filter((name) => /^xl\/worksheets\/[^/]+\.xml$/.test(name))
      .map(xmlOf),
  };
}
