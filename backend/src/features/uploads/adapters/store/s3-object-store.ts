import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { ObjectStoreConfig } from '../../../../config/object-store-config.ts';
import { DomainError } from '../../../../shared/domain-error.ts';
import { ObjectStore, type StoredObject } from '../../application/object-store.ts';

/** The whole of a call, ms: whoever waits for it hears of an outage before the frontend gives up (2.7 s). */
const WITHIN = 2_000;
/** A large file may take longer, at this many bytes a millisecond. */
const SLOWEST = 4_000;

export class S3ObjectStore extends ObjectStore {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor(config: Extract<ObjectStoreConfig, { kind: 's3' }>) {
    super();
    this.bucket = config.bucket;
    this.client = new S3Client({
      region: config.region,
      credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
      // Stores other than Amazon's know neither the newer checksums nor buckets as host names.
      ...(config.endpoint ? { endpoint: config.endpoint, forcePathStyle: true } : {}),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { requestTimeout: WITHIN, connectionTimeout: WITHIN },
      maxAttempts: 2,
    });
  }

  async put(name: string, body: Uint8Array, contentType: string): Promise<void> {
    const command = new PutObjectCommand({
      Bucket: this.bucket,
      Key: name,
      Body: body,
      ContentType: contentType,
    });
    await inTime((abortSignal) => this.client.send(command, { abortSignal }), body.length / SLOWEST);
  }

  async read(name: string): Promise<Uint8Array | null> {
    const command = new GetObjectCommand({ Bucket: this.bucket, Key: name });
    return inTime(async (abortSignal) => {
      try {
        const { Body } = await this.client.send(command, { abortSignal });
        return Body ? await Body.transformToByteArray() : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    });
  }

  async remove(name: string): Promise<void> {
    const command = new DeleteObjectCommand({ Bucket: this.bucket, Key: name });
    await inTime((abortSignal) => this.client.send(command, { abortSignal }));
  }

  async *list(prefix: string): AsyncIterable<StoredObject> {
    let from: string | undefined;
    do {
      const command = new ListObjectsV2Command({
        Bucket: this.bucket,
        Prefix: prefix,
        ...(from !== undefined && { ContinuationToken: from }),
      });
      const page = await inTime((abortSignal) => this.client.send(command, { abortSignal }));
      for (const { Key, LastModified } of page.Contents ?? []) {
        if (Key !== undefined && LastModified) yield { name: Key, storedAt: LastModified };
      }
      from = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (from !== undefined);
  }
}

/**
 * One bound over a call and all its tries. The signal ends what is under way; a body that comes by drops hears no
 * signal any more, so the bound does not wait for it.
 */
async function inTime<T>(call: (signal: AbortSignal) => Promise<T>, more = 0): Promise<T> {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error('The object store did not answer in time');
      reject(error);
      ending.abort(error);
    }, WITHIN + more);
  });
  try {
    return await Promise.race([call(ending.signal), tooLate]);
  } catch (error) {
    throw new DomainError('unavailable', 'object-store-unavailable', {}, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
