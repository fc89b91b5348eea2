import path from 'node:path';
import { fromCaller } from '../commands/command.ts';
import { BUCKET } from '../../config/backup-place.ts';
import { BackupFile, type BackupCopy } from './backup-copy.ts';
import { BackupError } from './backup-error.ts';
import { BackupFolder, type BackupRepository } from './backup-repository.ts';
import { BackupBucket, type Timeouts } from './s3-backup-repository.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*))?$/;

/** @param to a folder, as its caller means it, or `s3://bucket/prefix`. Throws a BackupError that names what is wrong. */
export function openBackupRepository(env: Environment, to: string, timeouts?: Timeouts): BackupRepository {
  return to.startsWith(BUCKET)
    ? bucketAt(env, to, timeouts)
    : new BackupFolder(path.resolve(fromCaller(env), to));
}

/** @param at a file, or `s3://bucket/prefix/name` */
export function readCopy(env: Environment, at: string, timeouts?: Timeouts): BackupCopy {
  if (!at.startsWith(BUCKET)) return new BackupFile(path.resolve(fromCaller(env), at));
  const name = at.slice(at.lastIndexOf('/') + 1);
  if (!name || at.lastIndexOf('/') < BUCKET.length)
    throw new BackupError(`${at} names no backup: s3://bucket/prefix/name.`);
  return bucketAt(env, at.slice(0, -name.length), timeouts).copy(name);
}

/** Backups have credentials of their own, and never lie among the uploads that they are to outlive. */
function bucketAt(env: Environment, address: string, timeouts?: Timeouts): BackupBucket {
  const [, bucket, given = ''] = ADDRESS.exec(address) ?? [];
  if (!bucket) throw new BackupError(`${address} is no address of a bucket: s3://bucket/prefix.`);
  const { BACKUP_S3_ACCESS_KEY_ID: accessKeyId, BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  const endpoint = env['BACKUP_S3_ENDPOINT'] || undefined;
  const faults: string[] = [];
  if (!accessKeyId) faults.push('BACKUP_S3_ACCESS_KEY_ID is missing');
  if (!secretAccessKey) faults.push('BACKUP_S3_SECRET_ACCESS_KEY is missing');
  if (endpoint !== undefined && !/^https?:\/\//.test(endpoint))
    faults.push('BACKUP_S3_ENDPOINT must begin with https://');
  if (bucket === env['S3_BUCKET'] && hostOf(endpoint) === hostOf(env['S3_ENDPOINT'])) {
    faults.push(`${bucket} is the bucket of the uploads (S3_BUCKET): backups need one of their own`);
  }
  if (accessKeyId && accessKeyId === env['S3_ACCESS_KEY_ID'])
    faults.push(
      'BACKUP_S3_ACCESS_KEY_ID is that of the uploads (S3_ACCESS_KEY_ID): backups need one of their own',
    );
  if (faults.length > 0 || !accessKeyId || !secretAccessKey) throw new BackupError(faults.join('\n'));
  const folder = given.replace(/^\/+|\/+$/g, '');
  const prefix = folder === '' ? '' : `${folder}/`;
  const region = env['BACKUP_S3_REGION'] || 'ap-south-1';
  return new BackupBucket({ endpoint, region, bucket, prefix, accessKeyId, secretAccessKey }, timeouts);
}

/** Empty for Amazon’s, with an address or without one: its buckets have one name in all its regions. */
function hostOf(endpoint: string | undefined): string {
  if (!endpoint || !URL.canParse(endpoint)) return '';
  const { host, hostname } = new URL(endpoint);
  return /(?:^|\.)amazonaws\.com\.?$/.test(hostname) ? '' : host;
}
