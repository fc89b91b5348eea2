import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { isWholeBackup } from '../../config/backup-place.ts';
import { BackupCopy, type Part } from './backup-copy.ts';
import { BackupError } from './backup-error.ts';
import { BackupRepository, newestFirst, type KeptBackup } from './backup-repository.ts';

export interface BackupBucketConfig {
  endpoint: string | undefined;
  region: string;
  bucket: string;
  /** What stands before the names, with its stroke at the end; empty: nothing. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** ms. */
export interface Timeouts {
  /** Until a list is there. */
  list: number;
  /** In which not a byte moves. */
  idle: number;
  /** Until a part is there, however slowly it moves. */
  part: number;
}
const TIMEOUTS: Timeouts = { list: 10_000, idle: 30_000, part: 300_000 };

/** Bytes of a part. S3 takes ten thousand of them, 80 GB; two are in memory while a backup is written, one while it is read. */
const PART = 8 * 1_048_576;
const WRITTEN_AT_ONCE = 2;
/** A part that does not come whole is asked for anew. */
const TRIES = 3;

/** Backups in a bucket of their own. */
export class BackupBucket extends BackupRepository {
  readonly title: string;
  private readonly client: S3Client;

  constructor(
    private readonly config: BackupBucketConfig,
    private readonly timeouts: Timeouts = TIMEOUTS,
  ) {
    super();
    const { endpoint, region, bucket, prefix, accessKeyId, secretAccessKey } = config;
    this.title = `s3://${bucket}/${prefix}`;
    this.client = new S3Client({
      region,
      credentials: { accessKeyId, secretAccessKey },
      // As for uploads: stores other than Amazon’s know neither the newer checksums nor buckets as host names.
      ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: Math.min(timeouts.idle, 5_000), socketTimeout: timeouts.idle },
      maxAttempts: 2,
    });
  }

  async ready(): Promise<void> {
    await this.page();
  }

  copy(name: string): BackupCopy {
    return new BackupObject(this.client, this.config.bucket, this.config.prefix + name, this.timeouts);
  }

  async list(): Promise<KeptBackup[]> {
    const kept: KeptBackup[] = [];
    let from: string | undefined;
    do {
      const page = await this.page(from);
      for (const { Key = '', LastModified: at, Size: bytes = 0 } of page.Contents ?? []) {
        const name = Key.slice(this.config.prefix.length);
        if (at && isWholeBackup(name)) kept.push({ name, at, bytes });
      }
      from = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (from !== undefined);
    return newestFirst(kept);
  }

  /** Parts that nobody sees; not every store tells of them. */
  async unfinished(): Promise<number> {
    const { bucket, prefix } = this.config;
    const command = new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix });
    try {
      const { Uploads } = await inTime(this.timeouts.list, (abortSignal) =>
        this.client.send(command, { abortSignal }),
      );
      return (Uploads ?? []).filter(({ Key = '' }) => isWholeBackup(Key.slice(prefix.length))).length;
    } catch {
      return 0;
    }
  }

  async remove(name: string): Promise<void> {
    const command = new DeleteObjectCommand({ Bucket: this.config.bucket, Key: this.config.prefix + name });
    await this.asked(this.timeouts.list, (abortSignal) => this.client.send(command, { abortSignal }));
  }

  private page(from?: string) {
    const command = new ListObjectsV2Command({
      Bucket: this.config.bucket,
      Prefix: this.config.prefix,
      Delimiter: '/',
      ...(from !== undefined && { ContinuationToken: from }),
    });
    return this.asked(this.timeouts.list, (abortSignal) => this.client.send(command, { abortSignal }));
  }

  private asked<T>(ms: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
    return orSentence(this.title, () => inTime(ms, call));
  }
}

class BackupObject extends BackupCopy {
  readonly title: string;

  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
    private readonly key: string,
    private readonly timeouts: Timeouts,
  ) {
    super();
    this.title = `s3://${bucket}/${key}`;
  }

  /** In parts, of which the store makes an object by the last call alone: what is cut off is none. */
  async write(bytes: AsyncIterable<Uint8Array>): Promise<void> {
    const source = Readable.from(bytes);
    let failed: unknown = null;
    source.once('error', (error) => (failed = error));
    const upload = new Upload({
      client: this.client,
      params: { Bucket: this.bucket, Key: this.key, Body: source, ContentType: 'application/octet-stream' },
      partSize: PART,
      queueSize: WRITTEN_AT_ONCE,
    });
    try {
      await orSentence(this.title, () => upload.done());
    } catch (error) {
      // What stopped the source says more than that its parts were given up.
      throw failed ?? error;
    } finally {
      source.destroy();
    }
  }

  /** Part by part, so that a connection that breaks costs one part; all of them of one object. */
  async *read({ start = 0, end = Infinity }: Part = {}): AsyncIterable<Buffer> {
    const { size, tag } = await this.head();
    const stop = Math.min(size, end);
    for (let at = start; at < stop; at += PART) yield await this.part(at, Math.min(at + PART, stop), tag);
  }

  async size(): Promise<number> {
    return (await this.head()).size;
  }

  private head(): Promise<{ size: number; tag: string | undefined }> {
    const command = new HeadObjectCommand({ Bucket: this.bucket, Key: this.key });
    return orSentence(this.title, async () => {
      const { ContentLength = 0, ETag } = await inTime(this.timeouts.list, (abortSignal) =>
        this.client.send(command, { abortSignal }),
      );
      return { size: ContentLength, tag: ETag };
    });
  }

  private part(start: number, end: number, tag: string | undefined): Promise<Buffer> {
    const command = new GetObjectCommand({
      Bucket: this.bucket,
      Key: this.key,
      // The last byte counts.
      Range: `bytes=${start}-${end - 1}`,
      IfMatch: tag,
    });
    const once = () =>
      inTime(this.timeouts.part, async (abortSignal) => {
        const { Body } = await this.client.send(command, { abortSignal });
        const bytes = Buffer.from((await Body?.transformToByteArray()) ?? []);
        if (bytes.length !== end - start)
          throw new Error(`${bytes.length} bytes came instead of ${end - start}`);
        return bytes;
      });
    return orSentence(this.title, async () => {
      for (let left = TRIES - 1; ; left--) {
        try {
          return await once();
        } catch (error) {
          if (left === 0 || error instanceof S3ServiceException) throw error;
        }
      }
    });
  }
}

/** One bound over a call. A body that comes by drops hears no signal any more, so the bound does not wait for it. */
async function inTime<T>(ms: number, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const ending = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const error = new Error(`no answer within ${ms / 1000} s`);
      reject(error);
      ending.abort(error);
    }, ms);
  });
  try {
    return await Promise.race([call(ending.signal), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** What the store says of whoever asks, or of what is asked for. */
const NOT_LET_IN = new Set([
  'AccessDenied',
  'Forbidden',
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'InvalidToken',
  '403',
]);

async function orSentence<T>(title: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BackupError) throw error;
    const { name, message } = error as Error;
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    throw new BackupError(sentence(title, name, message, status), { cause: error });
  }
}

function sentence(title: string, name: string, message: string, status: number | undefined): string {
  if (name === 'NoSuchBucket') return `There is no bucket for ${title}: make it first.`;
  if (status === 404) return `There is no ${title}.`;
  if (status === 412) return `${title} was changed while it was read. Begin again.`;
  if (NOT_LET_IN.has(name) || status === 403)
    return `The store does not let us at ${title}: look at BACKUP_S3_ACCESS_KEY_ID and its rights (${name}).`;
  const why = message || name;
  return `The store of ${title} does not answer as it should: look at BACKUP_S3_ENDPOINT, then try again (${why}).`;
}
