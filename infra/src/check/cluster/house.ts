import type { Deployment } from 'kubernetes-types/apps/v1.js';
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2.js';
import type { CronJob, Job } from 'kubernetes-types/batch/v1.js';
import type { ConfigMap, Container } from 'kubernetes-types/core/v1.js';

import { keepFaults, policyFaults } from '../backup-term.ts';
import type { Cluster, ObjectStore, Pooler } from './operators.ts';
import type { Resource } from './overlay.ts';

/** What a backend holds beside its pool: two connections of jobs, LISTEN, metrics. */
const BESIDE_POOL = 4;
/** The operator's own, a migration, a backup, somebody who looks. */
const SPARE = 15;
/** The longest request: an upload's part. */
const LONGEST = 15;
/** Settings that an overlay must give. */
const DEMANDED = ['PUBLIC_URL', 'S3_BUCKET', 'BACKUP_TO', 'SMTP_HOST', 'MAIL_FROM'];
const EXACT_TAG = /:\d+\.\d+\.\d+$/;

/** What is wrong with an overlay by the rules of the house, whatever Kubernetes would take. */
export function houseFaults(resources: Resource[]): string[] {
  const of = <Kind>(...kinds: string[]) =>
    resources.filter(({ kind }) => kinds.includes(kind)) as unknown as Kind[];
  const settings = of<ConfigMap>('ConfigMap')[0]?.data ?? {};
  return [
    ...DEMANDED.filter((name) => !settings[name]).map((name) => `the overlay gives no ${name}`),
    ...of<Deployment | Job>('Deployment', 'Job').flatMap((workload) => rightsFaults(workload)),
    ...of<CronJob>('CronJob').flatMap((daily) => [...rightsFaults(jobOf(daily)), ...backupFaults(daily)]),
    ...of<ObjectStore>('ObjectStore').flatMap(({ metadata, spec }) =>
      policyFaults(spec.retentionPolicy).map((fault) => `${metadata.name} ${fault}`),
    ),
    ...of<Deployment>('Deployment').flatMap((deployment) => servingFaults(deployment, settings)),
    ...connectionFaults(
      settings,
      of<HorizontalPodAutoscaler>('HorizontalPodAutoscaler'),
      of<Cluster>('Cluster')[0],
      of<Pooler>('Pooler')[0],
    ),
  ];
}

/** What it makes each time. */
export function jobOf({ metadata, spec }: CronJob): Job {
  return { ...spec?.jobTemplate, ...(metadata && { metadata }) };
}

function backupFaults(daily: CronJob): string[] {
  const { containers = [] } = jobOf(daily).spec?.template.spec ?? {};
  return containers
    .filter(({ command }) => command?.includes('dist/operations/backup.js'))
    .flatMap(({ command }) => keepFaults(command).map((fault) => `${daily.metadata?.name} ${fault}`));
}

/** An ordinary user, nothing to write to but /tmp, a bound of memory, a version. */
function rightsFaults({ metadata, spec }: Deployment | Job): string[] {
  const pod = spec?.template.spec;
  const isOrdinary =
    pod?.securityContext?.runAsNonRoot && pod.securityContext.seccompProfile?.type === 'RuntimeDefault';
  const faults = isOrdinary ? [] : ['runs with more than an ordinary user’s rights'];
  if (pod?.automountServiceAccountToken !== false) faults.push('gets a key to the cluster’s API');
  for (const { image = '', securityContext, resources } of pod?.containers ?? []) {
    const isBound =
      securityContext?.readOnlyRootFilesystem &&
      securityContext.allowPrivilegeEscalation === false &&
      securityContext.capabilities?.drop?.includes('ALL');
    if (!isBound) faults.push('has a container with more than an ordinary user’s rights');
    if (!EXACT_TAG.test(image)) faults.push(`has the image ${image}, which names no exact version`);
    if (!resources?.requests?.['memory'] || !resources.requests['cpu'] || !resources.limits?.['memory'])
      faults.push('asks for no processor or memory, or has no bound of memory');
  }
  return faults.map((fault) => `${metadata?.name} ${fault}`);
}

function servingFaults({ metadata, spec }: Deployment, settings: Record<string, string>): string[] {
  const { terminationGracePeriodSeconds: grace = 30, containers = [] } = spec?.template.spec ?? {};
  return containers.flatMap((container: Container) => {
    const faults: string[] = [];
    if (!container.startupProbe || !container.livenessProbe || !container.readinessProbe)
      faults.push('lacks a probe of start, life or readiness');
    else if (!/\/readyz?$/.test(container.readinessProbe.httpGet?.path ?? ''))
      faults.push('is called ready by what does not ask its readiness');
    const pause = container.lifecycle?.preStop?.sleep?.seconds ?? 0;
    const needed = pause + Number(settings['DRAIN_SECONDS'] ?? 0) + LONGEST;
    if (grace < needed) faults.push(`is killed after ${grace} s, and needs ${needed} to end well`);
    return faults.map((fault) => `${metadata?.name} ${fault}`);
  });
}

/** With as many backends as there may be, and one more while a release goes out. */
function connectionFaults(
  settings: Record<string, string>,
  scalers: HorizontalPodAutoscaler[],
  cluster: Cluster | undefined,
  pooler: Pooler | undefined,
): string[] {
  const copies =
    1 + (scalers.find(({ spec }) => spec?.scaleTargetRef.name === 'backend')?.spec?.maxReplicas ?? 0);
  const pooled =
    pooler && pooler.spec.instances * Number(pooler.spec.pgbouncer.parameters['default_pool_size']);
  const needed = copies * BESIDE_POOL + (pooled ?? copies * Number(settings['DATABASE_POOL'])) + SPARE;
  const most = Number(cluster?.spec.postgresql.parameters['max_connections']);
  return needed <= most
    ? []
    : [`${copies} backends need ${needed} connections, and the database has ${most}`];
}
