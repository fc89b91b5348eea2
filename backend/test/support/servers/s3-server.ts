import S3rver from 's3rver';
import type { ObjectStoreConfig } from '../../../src/config/object-store-config.ts';

/** An S3 server with one bucket, which keeps what it holds in a folder. */
export interface S3Server {
  url: string;
  /** The bucket, as uploads are kept there. */
  config: Extract<ObjectStoreConfig, { kind: 's3' }>;
  close(): Promise<void>;
}

/** Of whoever may do all there. */
export const S3_KEY = 'S3RVER';

export async function startS3Server(directory: string, bucket: string): Promise<S3Server> {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const url = `http://127.0.0.1:${(await server.run()).port}`;
  const keys = { accessKeyId: S3_KEY, secretAccessKey: S3_KEY };
  return {
    url,
    config: { kind: 's3', endpoint: url, region: 'ap-south-1', bucket, ...keys },
    close: () => server.close(),
  };
}
