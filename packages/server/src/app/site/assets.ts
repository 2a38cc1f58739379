import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { FastifyInstance, FastifyRequest } from "fastify";

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".woff2": "font/woff2",
};

const compress = promisify(brotliCompress);
/** Brotli at this quality packs nearly as well as at its best, in a tenth of the time. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

interface Asset {
  readonly plain: Buffer;
  /** Null when it is packed already, as fonts are. */
  readonly packed: Buffer | null;
}

async function readAsset(path: string, isPackedOnDisk: boolean): Promise<Asset> {
  const plain = await readFile(path);
  if (isPackedOnDisk) return { plain, packed: await readFile(`${path}.br`) };
  return { plain, packed: extname(path) === ".woff2" ? null : await compress(plain, quality) };
}

const takesBrotli = ({ headers }: FastifyRequest): boolean =>
  /(^|[\s,])br\s*($|,|;\s*q=(1|0\.0*[1-9]))/.test(String(headers["accept-encoding"] ?? ""));

/**
 * The build's files whose name holds their hash, each read and packed once, at its first request: a first visit asks for some
 * eighty, and to find, open and pack each anew is most of what it costs.
 */
export function registerAssets(app: FastifyInstance, webRoot: string): void {
  const folder = join(webRoot, "assets");
  const names = new Set(readdirSync(folder));
  const kept = new Map<string, Promise<Asset>>();

  function assetOf(name: string): Promise<Asset> {
    const known = kept.get(name);
    if (known) return known;
    const reading = readAsset(join(folder, name), names.has(`${name}.br`));
    kept.set(name, reading);
    reading.catch(() => kept.delete(name));
    return reading;
  }

  app.get<{ Params: { name: string } }>("/assets/:name", async (request, reply) => {
    const { name } = request.params;
    const type = types[extname(name)];
    if (type === undefined || !names.has(name)) return reply.callNotFound();
    const { plain, packed } = await assetOf(name);
    reply
      .type(type)
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("vary", "accept-encoding");
    if (packed === null || !takesBrotli(request)) return reply.send(plain);
    return reply.header("content-encoding", "br").send(packed);
  });
}
