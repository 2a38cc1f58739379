import { crc32 } from "node:zlib";
import { deflateSync } from "fflate";

/** A file of an archive, and how its headers may lie about it. */
export interface ZipFile {
  name: string;
  content?: string | Uint8Array;
  stored?: boolean;
  flags?: number;
  method?: number;
  /** The size that the headers claim once inflated. */
  size?: number;
  localName?: string;
  localSize?: number;
  /** Unix mode, for links. */
  mode?: number;
  /** Bytes of its header's extra field. */
  extra?: Uint8Array;
  /** Makes the directory point here rather than at its own header. */
  offset?: number;
}

export interface ZipShape {
  before?: Uint8Array;
  beforeDirectory?: Uint8Array;
  comment?: Uint8Array;
  after?: Uint8Array;
  count?: number;
}

const bytesOf = (content: string | Uint8Array): Buffer => Buffer.from(content as string);

function header(
  size: number,
  fields: readonly (readonly [at: number, value: number, bytes?: 2 | 4])[],
): Buffer {
  const bytes = Buffer.alloc(size);
  for (const [at, value, width = 2] of fields) bytes.writeUIntLE(value, at, width);
  return bytes;
}

/** An archive, valid unless its files or its shape are told to lie. */
export function zip(files: readonly ZipFile[], shape: ZipShape = {}): Buffer {
  const body: Buffer[] = [Buffer.from(shape.before ?? [])];
  const directory: Buffer[] = [];
  let at = body[0]?.length ?? 0;
  for (const file of files) {
    const content = bytesOf(file.content ?? "");
    const bytes = file.stored ? content : Buffer.from(deflateSync(content, { level: 9 }));
    const name = Buffer.from(file.name);
    const localName = Buffer.from(file.localName ?? file.name);
    const extra = Buffer.from(file.extra ?? []);
    const method = file.method ?? (file.stored ? 0 : 8);
    const size = file.size ?? content.length;
    const flags = file.flags ?? 0;
    const local = header(30, [
      [0, 0x04034b50, 4],
      [4, 20],
      [6, flags],
      [8, method],
      [14, crc32(content), 4],
      [18, bytes.length, 4],
      [22, file.localSize ?? size, 4],
      [26, localName.length],
      [28, extra.length],
    ]);
    const central = header(46, [
      [0, 0x02014b50, 4],
      [4, (3 << 8) | 20],
      [6, 20],
      [8, flags],
      [10, method],
      [16, crc32(content), 4],
      [20, bytes.length, 4],
      [24, size, 4],
      [28, name.length],
      [38, ((file.mode ?? 0o100644) << 16) >>> 0, 4],
      [42, file.offset ?? at, 4],
    ]);
    directory.push(central, name);
    body.push(local, localName, extra, bytes);
    at += local.length + localName.length + extra.length + bytes.length;
  }
  const gap = Buffer.from(shape.beforeDirectory ?? []);
  const listed = Buffer.concat(directory);
  const comment = Buffer.from(shape.comment ?? []);
  const end = header(22, [
    [0, 0x06054b50, 4],
    [8, shape.count ?? files.length],
    [10, shape.count ?? files.length],
    [12, listed.length, 4],
    [16, at + gap.length, 4],
    [20, comment.length],
  ]);
  return Buffer.concat([...body, gap, listed, end, comment, Buffer.from(shape.after ?? [])]);
}
