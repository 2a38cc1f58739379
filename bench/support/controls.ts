import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { sql } from "kysely";
import PDFDocument from "pdfkit";
import type { Database } from "../../packages/server/src/db/connect.ts";
import { median, medianMs } from "../energy/measure.ts";
import type { Control } from "../result.ts";
import { stallOf } from "./answering.ts";

const rounds = 9;

/** The median duration of some rounds after one to warm up, ms. */
export async function medianOf(work: () => Promise<unknown>, times = rounds): Promise<number> {
  await work();
  const durations: number[] = [];
  for (let round = 0; round < times; round += 1) {
    const start = performance.now();
    await work();
    durations.push(performance.now() - start);
  }
  return median(durations);
}

/** HTTP: as many bytes from a bare node:http in this process. */
export async function bareAnswer(bytes: number): Promise<Control> {
  const body = Buffer.alloc(bytes, "x");
  const server = createServer((_, reply) => reply.end(body)).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/`)).arrayBuffer();
  const value = await medianOf(ask, 31);
  server.closeAllConnections();
  server.close();
  return { name: `node:http answering ${Math.round(bytes / 1000)} kB`, value, unit: "ms" };
}

/** Reads: as many rows of a hundred bytes from the same database, by a bare select. */
export async function bareSelect(db: Database, rows: number): Promise<Control> {
  const select = () =>
    sql`select n, repeat(chr(97 + n % 26), 100) as words from generate_series(1, ${rows}::integer) n`.execute(
      db,
    );
  return { name: `a bare select of ${rows} rows`, value: await medianOf(select), unit: "ms" };
}

/** Writes: a row of a hundred bytes and its commit. */
export async function bareInsert(db: Database): Promise<Control> {
  await sql`create table if not exists bare_insert (words text)`.execute(db);
  const insert = () => sql`insert into bare_insert values (repeat('x', 100))`.execute(db);
  const value = await medianOf(insert, 101);
  await sql`drop table bare_insert`.execute(db);
  return { name: "a plain insert and its commit", value, unit: "ms" };
}

/** Arithmetic: a plain loop over as many 32-bit floats, each added up beside its square; many arrays are one, looped over as often. */
export function bareLoop(floats: number, arrays = 1): Control {
  const values = Float32Array.from({ length: floats }, (_, index) => index % 1009);
  let sums = 0;
  const value = medianMs(() => {
    let sum = 0;
    let squares = 0;
    for (let array = 0; array < arrays; array += 1) {
      for (let index = 0; index < values.length; index += 1) {
        const one = values[index] ?? 0;
        sum += one;
        squares += one * one;
      }
    }
    sums += sum + squares;
  }, rounds);
  if (!(sums > 0)) throw new Error("nothing was added up");
  return { name: `a plain loop over ${floats * arrays} floats`, value, unit: "ms" };
}

/** Geometry: as many points sorted by their latitude, n log n. */
export function bareSort(points: readonly { readonly latitude: number }[]): Control {
  const value = medianMs(() => points.toSorted((a, b) => a.latitude - b.latitude), 31);
  return { name: `${points.length} points sorted`, value, unit: "ms" };
}

/** Compression: a megabyte by gzip. */
export function bareGzip(): Control {
  const bytes = Buffer.from(Array.from({ length: 1_000_000 }, (_, index) => (index * index) % 251));
  return { name: "a megabyte by gzip", value: medianMs(() => gzipSync(bytes), rounds), unit: "ms" };
}

const pageOfWords = "Une toiture partagée entre voisins, au cœur du village. ".repeat(40);

export const drawPage = (): Promise<void> =>
  new Promise((resolve) => {
    const pdf = new PDFDocument();
    pdf.on("data", () => undefined);
    pdf.on("end", resolve);
    pdf.text(pageOfWords).end();
  });

/** Documents: twenty pages of plain words by pdfkit, in its own font. */
export async function barePages(): Promise<Control> {
  const draw = async () => {
    for (let page = 0; page < 20; page += 1) await drawPage();
  };
  return { name: "20 pages of plain words by pdfkit", value: await medianOf(draw), unit: "ms" };
}

/**
 * The control of a delay of the event loop: the idle loop's own. A goal of `{ max: 3 }` thus never asks for less than
 * 30 ms.
 */
export async function idleLoop(): Promise<Control> {
  const stalls: number[] = [];
  for (let round = 0; round < 5; round += 1) stalls.push((await stallOf(() => setTimeout(200))).stallMs);
  return {
    name: "an idle loop, counted as 10 ms at least",
    value: Math.max(10, Math.min(...stalls)),
    unit: "ms",
  };
}
