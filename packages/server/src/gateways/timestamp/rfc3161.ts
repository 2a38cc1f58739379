import { randomBytes } from "node:crypto";
import { leadsTo, readTimestampAnswer, readTimestampToken, timestampQuery } from "../../seal/index.ts";
import { openCircuit } from "../circuit.ts";
import { type Timestamp, type Timestamps, TimestampUnavailable } from "./port.ts";

const timeoutMs = 5_000;
const longestAnswer = 64 * 1024;

const unavailable = (message: string, options?: ErrorOptions) => new TimestampUnavailable(message, options);

async function post(url: string, query: Uint8Array): Promise<Buffer> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/timestamp-query", accept: "application/timestamp-reply" },
      body: new Uint8Array(query),
      signal: AbortSignal.timeout(timeoutMs),
      redirect: "error",
    });
    if (!answer.ok) throw unavailable(`The time-stamping service answered ${answer.status}`);
    const parts: Uint8Array[] = [];
    let size = 0;
    const reader = answer.body?.getReader();
    for (let read = await reader?.read(); read?.value; read = await reader?.read()) {
      size += read.value.byteLength;
      if (size > longestAnswer) throw unavailable("The time-stamping service answers too much");
      parts.push(read.value);
    }
    return Buffer.concat(parts);
  } catch (error) {
    if (error instanceof TimestampUnavailable) throw error;
    throw unavailable("The time-stamping service does not answer", { cause: error });
  }
}

/** A service that speaks RFC 3161. Its answer is only used once checked: digest, nonce, signature, chain. */
export function rfc3161Timestamps(config: { url: string; certificates: string | undefined }): Timestamps {
  const guarded = openCircuit(() => unavailable("The time-stamping service is left alone for a moment"));

  async function ask(sha256: Uint8Array): Promise<Timestamp> {
    // Positive, and the same length each time.
    const nonce = Buffer.concat([Buffer.of(0x40), randomBytes(15)]);
    const token = readTimestampAnswer(await post(config.url, timestampQuery(sha256, nonce)));
    const read = token && readTimestampToken(token);
    if (!token || !read)
      throw unavailable("The time-stamping service refused, or answered what is no time stamp");
    if (!read.sha256.equals(sha256) || !read.nonce?.equals(nonce))
      throw unavailable("The time-stamping service answered another question");
    if (config.certificates !== undefined && !leadsTo(read, config.certificates))
      throw unavailable("The time stamp does not lead to TSA_CERTIFICATE");
    return { token, at: read.at };
  }

  return { isOn: true, stamp: (sha256) => guarded(() => ask(sha256)) };
}
