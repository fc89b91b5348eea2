export type ObjectStoreConfig =
  | { kind: 'folder'; folder: string }
  | {
      kind: 's3';
      endpoint: string | undefined;
      region: string;
      bucket: string;
      accessKeyId: string;
      secretAccessKey: string;
    };

type Environment = Readonly<Record<string, string | undefined>>;

/** Where uploads live: in a bucket when one is named, otherwise in a folder. What is missing is added to the faults. */
export function readObjectStoreConfig(env: Environment, faults: string[]): ObjectStoreConfig {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!bucket) return { kind: 'folder', folder: env['OBJECT_STORE_FOLDER'] ?? '.data/objects' };
  if (!accessKeyId) faults.push('S3_ACCESS_KEY_ID is missing');
  if (!secretAccessKey) faults.push('S3_SECRET_ACCESS_KEY is missing');
  return {
    kind: 's3',
    endpoint: env['S3_ENDPOINT'],
    region: env['S3_REGION'] ?? 'ap-south-1',
    bucket,
    accessKeyId: accessKeyId ?? '',
    secretAccessKey: secretAccessKey ?? '',
  };
}
