import type { GetObjectCommandOutput, S3Client } from "@aws-sdk/client-s3";
import type { S3Config } from "../../config.ts";
import { contentDisposition } from "../../content-disposition.ts";
import { fileKey, typeOfKey } from "./file-key.ts";
import { defaultLinkSeconds, type Storage } from "./port.ts";

const timeouts = { connectionTimeout: 5_000, requestTimeout: 30_000 };
const mostAttempts = 3;

type Sdk = typeof import("@aws-sdk/client-s3");

/** The SDK is loaded when the first file is asked for, so that servers without a bucket start as fast. */
async function connect(options: S3Config): Promise<{ sdk: Sdk; client: S3Client; signer: S3Client }> {
  const sdk = await import("@aws-sdk/client-s3");
  const { endpoint, publicEndpoint, region, accessKeyId, secretAccessKey } = options;
  const clientAt = (address: string | undefined) =>
    new sdk.S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      ...(address === undefined ? {} : { endpoint: address, forcePathStyle: true }),
      // Services that are not Amazon's refuse the checksums that the SDK adds by default.
      requestChecksumCalculation: "WHEN_REQUIRED",
      responseChecksumValidation: "WHEN_REQUIRED",
      maxAttempts: mostAttempts,
      requestHandler: timeouts,
    });
  const client = clientAt(endpoint);
  // A link signs the host it is opened at.
  return { sdk, client, signer: publicEndpoint === undefined ? client : clientAt(publicEndpoint) };
}

const isAbsent = (error: unknown) => error instanceof Error && error.name === "NoSuchKey";

/** Files named by their SHA-256 in a bucket of any service that speaks S3. */
export function s3Storage({ now, ...options }: S3Config & { now: () => Date }): Storage {
  let connection: ReturnType<typeof connect> | undefined;
  const open = () => {
    connection ??= connect(options);
    return connection;
  };
  const at = (key: string) => ({ Bucket: options.bucket, Key: key });

  async function find(key: string): Promise<GetObjectCommandOutput | null> {
    const { sdk, client } = await open();
    try {
      return await client.send(new sdk.GetObjectCommand(at(key)));
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  }

  return {
    async put(bytes, { contentType }) {
      const key = fileKey(bytes, contentType);
      const { sdk, client } = await open();
      const meta = { ContentType: contentType, ContentDisposition: "attachment" };
      await client.send(new sdk.PutObjectCommand({ ...at(key), Body: bytes, ...meta }));
      return key;
    },
    async get(key) {
      const contentType = typeOfKey(key);
      if (contentType === null) return null;
      const found = await find(key);
      if (!found) return null;
      return { bytes: (await found.Body?.transformToByteArray()) ?? new Uint8Array(), contentType };
    },
    async delete(key) {
      if (typeOfKey(key) === null) return;
      const { sdk, client } = await open();
      await client.send(new sdk.DeleteObjectCommand(at(key)));
    },
    async link(key, { fileName, seconds = defaultLinkSeconds }) {
      const contentType = typeOfKey(key);
      if (contentType === null) throw new Error("A link is to a kept file");
      const { sdk, signer } = await open();
      const { getSignedUrl } = await import("@aws-sdk/s3-request-presigner");
      const command = new sdk.GetObjectCommand({
        ...at(key),
        ResponseContentType: contentType,
        ResponseContentDisposition: contentDisposition("attachment", fileName),
        ResponseCacheControl: "private, no-store",
      });
      return getSignedUrl(signer, command, { expiresIn: seconds, signingDate: now() });
    },
  };
}
