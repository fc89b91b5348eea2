import { GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { ObjectStoreConfig } from '../../../../config/config.ts';
import { DomainError } from '../../../../shared/domain-error.ts';
import { ObjectStore } from '../../application/object-store.ts';

/** Give up on the object store before the frontend gives up on us, ms. */
const TIMEOUT = 5_000;

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
      requestHandler: { requestTimeout: TIMEOUT, connectionTimeout: TIMEOUT },
    });
  }

  async put(name: string, body: Uint8Array, contentType: string): Promise<void> {
    await this.client.send(
      new PutObjectCommand({ Bucket: this.bucket, Key: name, Body: body, ContentType: contentType }),
    );
  }

  async read(name: string): Promise<Uint8Array | null> {
    try {
      const { Body } = await this.client.send(new GetObjectCommand({ Bucket: this.bucket, Key: name }));
      return Body ? await Body.transformToByteArray() : null;
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw new DomainError('unavailable', 'object-store-unavailable', {}, { cause: error });
    }
  }
}
