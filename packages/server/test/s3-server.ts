import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export const s3Bucket = "papiers";
export const s3Credentials = { accessKeyId: "AKIATEST", secretAccessKey: "un/secret+d'essai" };
const region = "eu-west-3";
const clockSkewMs = 15 * 60_000;

interface StoredObject {
  readonly bytes: Buffer;
  readonly contentType: string;
}

class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const sha256 = (text: string | Uint8Array) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();

/** RFC 3986, as Amazon writes it. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function canonicalQuery(parameters: URLSearchParams): string {
  return [...parameters]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]): [string, string] => [encode(name), encode(value)])
    .sort(([a, x], [b, y]) => (a < b ? -1 : a > b ? 1 : x < y ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");
}

function canonicalHeaders(request: IncomingMessage, names: readonly string[]): string {
  return names
    .map(
      (name) =>
        `${name}:${String(request.headers[name] ?? "")
          .trim()
          .replace(/ +/g, " ")}\n`,
    )
    .join("");
}

function momentOf(amzDate: string): number {
  const [, ...parts] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(amzDate) ?? [];
  const [year = Number.NaN, month = 0, day, hours, minutes, seconds] = parts.map(Number);
  return Date.UTC(year, month - 1, day, hours, minutes, seconds);
}

interface Claim {
  readonly credential: string;
  readonly date: string;
  readonly signedHeaders: string;
  readonly signature: string;
  readonly payload: string;
}

/** AWS Signature Version 4, as documented: the signature computed from the request must equal the one it carries. */
function checkSignature(request: IncomingMessage, url: URL, claim: Claim): void {
  const names = claim.signedHeaders.split(";");
  if (!names.includes("host")) throw new Refusal(403, "SignatureDoesNotMatch");
  const scope = `${claim.date.slice(0, 8)}/${region}/s3/aws4_request`;
  if (claim.credential !== `${s3Credentials.accessKeyId}/${scope}`)
    throw new Refusal(403, "InvalidAccessKeyId");
  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(url.searchParams),
    canonicalHeaders(request, names),
    claim.signedHeaders,
    claim.payload,
  ].join("\n");
  const toSign = ["AWS4-HMAC-SHA256", claim.date, scope, sha256(canonical)].join("\n");
  const key = scope.split("/").reduce(hmac, Buffer.from(`AWS4${s3Credentials.secretAccessKey}`));
  const expected = hmac(key, toSign);
  const given = Buffer.from(/^[0-9a-f]{64}$/.test(claim.signature) ? claim.signature : "", "hex");
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new Refusal(403, "SignatureDoesNotMatch");
}

/** A signed link: whoever has it may use it, unchanged, until it expires. */
function checkLink(request: IncomingMessage, url: URL, now: Date): void {
  const given = (name: string) => url.searchParams.get(name) ?? "";
  const date = given("X-Amz-Date");
  checkSignature(request, url, {
    credential: given("X-Amz-Credential"),
    date,
    signedHeaders: given("X-Amz-SignedHeaders"),
    signature: given("X-Amz-Signature"),
    payload: "UNSIGNED-PAYLOAD",
  });
  const age = now.getTime() - momentOf(date);
  if (!(age < Number(given("X-Amz-Expires")) * 1000 && age > -clockSkewMs))
    throw new Refusal(403, "AccessDenied");
}

/** A request signed with the secret: recent, and with the body that was signed. */
function checkHeaders(request: IncomingMessage, url: URL, body: Buffer, now: Date): void {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, credential, signedHeaders, signature] = pattern.exec(request.headers.authorization ?? "") ?? [];
  if (!credential || !signedHeaders || !signature) throw new Refusal(403, "AccessDenied");
  const date = String(request.headers["x-amz-date"]);
  const payload = String(request.headers["x-amz-content-sha256"]);
  checkSignature(request, url, { credential, date, signedHeaders, signature, payload });
  if (!(Math.abs(now.getTime() - momentOf(date)) <= clockSkewMs))
    throw new Refusal(403, "RequestTimeTooSkewed");
  if (payload !== "UNSIGNED-PAYLOAD" && payload !== sha256(body))
    throw new Refusal(400, "XAmzContentSHA256Mismatch");
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** A bucket on the loopback that keeps its objects in memory and refuses whatever is not signed. */
export async function startS3() {
  const objects = new Map<string, StoredObject>();
  const requests: { method: string; key: string; status: number }[] = [];
  let now = () => new Date();
  let failures: number[] = [];

  function answer(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    key: string,
    body: Buffer,
  ): void {
    if (request.method === "PUT") {
      objects.set(key, { bytes: body, contentType: String(request.headers["content-type"]) });
      response.writeHead(200, { etag: '"etag"' }).end();
      return;
    }
    if (request.method === "DELETE") {
      objects.delete(key);
      response.writeHead(204).end();
      return;
    }
    const object = objects.get(key);
    if (!object) throw new Refusal(404, "NoSuchKey");
    const override = (name: string) => url.searchParams.get(`response-${name}`);
    response.writeHead(200, {
      "content-type": override("content-type") ?? object.contentType,
      "content-disposition": override("content-disposition") ?? "attachment",
      "cache-control": override("cache-control") ?? "",
      "content-length": String(object.bytes.length),
    });
    response.end(object.bytes);
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://loopback");
    const [, bucket, key = ""] = url.pathname.split("/");
    const body = await bodyOf(request);
    try {
      const failure = failures.shift();
      if (failure !== undefined) throw new Refusal(failure, "SlowDown");
      if (url.searchParams.has("X-Amz-Signature")) checkLink(request, url, now());
      else checkHeaders(request, url, body, new Date());
      if (bucket !== s3Bucket) throw new Refusal(404, "NoSuchBucket");
      answer(request, response, url, key, body);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      response.writeHead(error.status, { "content-type": "application/xml" });
      response.end(
        `<?xml version="1.0"?><Error><Code>${error.code}</Code><Message>${error.code}</Message></Error>`,
      );
    }
    requests.push({ method: request.method ?? "", key, status: response.statusCode });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    objects,
    requests,
    /** The environment variables of a server that uses this bucket. */
    environment: {
      STORAGE_S3_ENDPOINT: endpoint,
      STORAGE_S3_BUCKET: s3Bucket,
      STORAGE_S3_REGION: region,
      STORAGE_S3_KEY: s3Credentials.accessKeyId,
      STORAGE_S3_SECRET: s3Credentials.secretAccessKey,
    },
    /** The clock by which links expire; signed requests are judged by the machine's clock. */
    setNow(moment: Date) {
      now = () => moment;
    },
    /** The next requests fail with these statuses. */
    fail(...statuses: number[]) {
      failures = statuses;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
