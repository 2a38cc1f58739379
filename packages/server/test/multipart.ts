import type { InjectOptions } from "fastify";

/** A multipart body with one file, as a browser sends it. */
export function fileBody(
  content: string | Uint8Array,
  fileName = "courbe.csv",
  field = "file",
): InjectOptions {
  const boundary = "----une-frontiere";
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${fileName}"\r\ncontent-type: text/csv\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}
