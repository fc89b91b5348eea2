import type { ObjectMeta } from 'kubernetes-types/meta/v1.js';
import type { ResourceRequirements } from 'kubernetes-types/core/v1.js';

// The kinds of CloudNativePG 1.30 and of its plugin Barman Cloud 0.14, in the fields that our manifests use, written by
// their documentation: their own schemas come by no registry. A field they have and we do not use is refused here.

interface Named<Kind extends string, Version extends string, Spec> {
  apiVersion: Version;
  kind: Kind;
  metadata: ObjectMeta & { name: string };
  spec: Spec;
}

type Cnpg<Kind extends string, Spec> = Named<Kind, 'postgresql.cnpg.io/v1', Spec>;

interface Reference {
  name: string;
}

export type Cluster = Cnpg<
  'Cluster',
  {
    instances: number;
    imageName: string;
    primaryUpdateStrategy?: 'unsupervised' | 'supervised';
    primaryUpdateMethod?: 'switchover' | 'restart';
    bootstrap: {
      initdb: {
        database: string;
        owner: string;
        secret: Reference;
        encoding: string;
        localeProvider: 'builtin' | 'icu' | 'libc';
        builtinLocale: string;
        dataChecksums: boolean;
        postInitSQL?: string[];
        postInitApplicationSQL?: string[];
      };
    };
    managed: {
      roles: { name: string; ensure: 'present' | 'absent'; login: boolean; passwordSecret: Reference }[];
    };
    postgresql: {
      synchronous: {
        method: 'any' | 'first';
        number: number;
        dataDurability: 'required' | 'preferred';
        failoverQuorum?: boolean;
      };
      parameters: Record<string, string>;
    };
    affinity: {
      enablePodAntiAffinity: boolean;
      podAntiAffinityType: 'required' | 'preferred';
      topologyKey: string;
    };
    storage: { size: string; storageClass?: string };
    walStorage?: { size: string; storageClass?: string };
    resources: ResourceRequirements;
    plugins: { name: string; isWALArchiver: boolean; parameters: Record<string, string> }[];
  }
>;

interface SecretKey {
  name: string;
  key: string;
}

export type ObjectStore = Named<
  'ObjectStore',
  'barmancloud.cnpg.io/v1',
  {
    retentionPolicy: string;
    configuration: {
      destinationPath: string;
      endpointURL?: string;
      s3Credentials: { accessKeyId: SecretKey; secretAccessKey: SecretKey };
      wal: { compression: 'gzip' | 'zstd'; maxParallel?: number };
      data: { compression: 'gzip' | 'bzip2' | 'snappy' };
    };
  }
>;

export type ScheduledBackup = Cnpg<
  'ScheduledBackup',
  {
    /** Six fields, seconds first. */
    schedule: string;
    immediate?: boolean;
    backupOwnerReference: 'none' | 'self' | 'cluster';
    cluster: Reference;
    method: 'plugin' | 'volumeSnapshot';
    pluginConfiguration: Reference;
  }
>;

export type Pooler = Cnpg<
  'Pooler',
  {
    cluster: Reference;
    instances: number;
    type: 'rw' | 'ro';
    pgbouncer: { poolMode: 'transaction' | 'session'; parameters: Record<string, string> };
  }
>;
