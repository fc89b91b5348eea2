import type { Deployment } from 'kubernetes-types/apps/v1.js';
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2.js';
import type { CronJob, Job } from 'kubernetes-types/batch/v1.js';
import type { ConfigMap, Container, Secret, Service } from 'kubernetes-types/core/v1.js';
import type { Ingress, NetworkPolicy } from 'kubernetes-types/networking/v1.js';
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1.js';

import { jobOf } from './house.ts';
import type { ObjectStore, Cluster, Pooler, ScheduledBackup } from './operators.ts';
import type { Resource } from './overlay.ts';

/** The kinds by which one object names another. */
interface Kinds {
  Deployment: Deployment;
  Job: Job;
  CronJob: CronJob;
  ConfigMap: ConfigMap;
  Service: Service;
  Ingress: Ingress;
  NetworkPolicy: NetworkPolicy;
  PodDisruptionBudget: PodDisruptionBudget;
  HorizontalPodAutoscaler: HorizontalPodAutoscaler;
  Cluster: Cluster;
  Pooler: Pooler;
  ObjectStore: ObjectStore;
  ScheduledBackup: ScheduledBackup;
}

/** By these labels the pods of others are known, which come and go: cert-manager's, while it fetches a certificate. */
const ELSEWHERE = ['acme.cert-manager.io/http01-solver'];

type Labels = Record<string, string>;

/** The objects of an overlay, whose types have been checked. */
class Shelf {
  readonly #resources: Resource[];

  constructor(resources: Resource[]) {
    this.#resources = resources;
  }

  all<Kind extends keyof Kinds>(kind: Kind): Kinds[Kind][] {
    return this.#resources.filter((resource) => resource.kind === kind) as unknown as Kinds[Kind][];
  }

  named<Kind extends keyof Kinds>(kind: Kind, name: string | undefined): Kinds[Kind] | undefined {
    return this.all(kind).find(({ metadata }) => metadata?.name === name);
  }

  workloads(): (Deployment | Job)[] {
    return [...this.all('Deployment'), ...this.all('Job'), ...this.all('CronJob').map(jobOf)];
  }

  /** Those whose pods a selector picks. */
  picked(labels: Labels = {}): (Deployment | Job)[] {
    return this.workloads().filter((workload) => matches(labels, podLabels(workload)));
  }
}

function podLabels(workload: Deployment | Job): Labels {
  return workload.spec?.template.metadata?.labels ?? {};
}

function matches(wanted: Labels, labels: Labels): boolean {
  return Object.entries(wanted).every(([name, value]) => labels[name] === value);
}

function containersOf(workload: Deployment | Job): Container[] {
  return workload.spec?.template.spec?.containers ?? [];
}

function hasPort(workload: Deployment | Job, port: unknown): boolean {
  const ports = containersOf(workload).flatMap((container) => container.ports ?? []);
  return ports.some(({ name, containerPort }) => port === name || port === containerPort);
}

/**
 * What one object names and another does not have: keys, ports, selectors, targets.
 * @param secrets those that are made by hand, as their example has them
 */
export function referenceFaults(resources: Resource[], secrets: Secret[]): string[] {
  const repository = new Shelf(resources);
  return [
    ...repository.workloads().flatMap((workload) => settingFaults(workload, repository, secrets)),
    ...portFaults(repository),
    ...selectorFaults(repository),
    ...targetFaults(repository),
    ...resources
      .filter(({ kind }) => kind === 'Secret')
      .map(({ metadata }) => `Secret ${metadata.name} is in the repository`),
  ];
}

function settingFaults(workload: Deployment | Job, repository: Shelf, secrets: Secret[]): string[] {
  const name = workload.metadata?.name ?? '';
  const keysOf = (secret: string) => secrets.find(({ metadata }) => metadata?.name === secret)?.stringData;
  return containersOf(workload).flatMap((container) => {
    const faults: string[] = [];
    for (const { configMapRef, secretRef } of container.envFrom ?? []) {
      if (configMapRef?.name && !repository.named('ConfigMap', configMapRef.name))
        faults.push(`no ConfigMap ${configMapRef.name}`);
      if (secretRef?.name && !keysOf(secretRef.name))
        faults.push(`secrets.example.yaml has no ${secretRef.name}`);
    }
    const said = new Set<string>();
    for (const { name: variable, value = '', valueFrom } of container.env ?? []) {
      const { configMapKeyRef: setting, secretKeyRef: secret } = valueFrom ?? {};
      if (setting?.name && !(setting.key in (repository.named('ConfigMap', setting.name)?.data ?? {})))
        faults.push(`ConfigMap ${setting.name} has no ${setting.key}`);
      if (secret?.name && !(secret.key in (keysOf(secret.name) ?? {})))
        faults.push(`secrets.example.yaml has no ${secret.name} ${secret.key}`);
      for (const [, used = ''] of value.matchAll(/\$\((\w+)\)/g))
        if (!said.has(used)) faults.push(`${variable} uses ${used} before it is said`);
      said.add(variable);
    }
    return faults.map((fault) => `${name}: ${fault}`);
  });
}

function portFaults(repository: Shelf): string[] {
  const faults: string[] = [];
  for (const workload of repository.workloads())
    for (const { startupProbe, livenessProbe, readinessProbe } of containersOf(workload))
      for (const probe of [startupProbe, livenessProbe, readinessProbe])
        if (probe?.httpGet && !hasPort(workload, probe.httpGet.port))
          faults.push(
            `${workload.metadata?.name}: a probe asks port ${probe.httpGet.port}, which it has not`,
          );
  for (const { metadata, spec } of repository.all('Service'))
    for (const { targetPort } of spec?.ports ?? [])
      if (!repository.picked(spec?.selector).some((workload) => hasPort(workload, targetPort)))
        faults.push(`Service ${metadata?.name}: nothing it picks has port ${targetPort}`);
  for (const { spec } of repository.all('Ingress'))
    for (const { http } of spec?.rules ?? [])
      for (const { backend } of http?.paths ?? []) {
        const { name, port } = backend.service ?? {};
        const ports = repository.named('Service', name)?.spec?.ports ?? [];
        if (!ports.some((each) => each.name === port?.name))
          faults.push(`Ingress: no Service ${name} with port ${port?.name}`);
      }
  return faults;
}

function selectorFaults(repository: Shelf): string[] {
  const faults: string[] = [];
  for (const workload of repository.all('Deployment'))
    if (!matches(workload.spec?.selector.matchLabels ?? {}, podLabels(workload)))
      faults.push(`Deployment ${workload.metadata?.name} does not pick its own pods`);
  const picks = [
    ...repository
      .all('PodDisruptionBudget')
      .map(({ metadata, spec }) => ({ metadata, labels: spec?.selector?.matchLabels })),
    ...repository
      .all('NetworkPolicy')
      .flatMap(({ metadata, spec }) =>
        [
          spec?.podSelector,
          ...(spec?.ingress ?? []).flatMap(({ from }) => (from ?? []).map(({ podSelector }) => podSelector)),
          ...(spec?.egress ?? []).flatMap(({ to }) => (to ?? []).map(({ podSelector }) => podSelector)),
        ].map((selector) => ({ metadata, labels: selector?.matchLabels })),
      ),
  ];
  for (const { metadata, labels } of picks) {
    const { 'cnpg.io/cluster': cluster, 'cnpg.io/poolerName': pooler } = labels ?? {};
    const isThere = cluster
      ? repository.named('Cluster', cluster)
      : pooler
        ? repository.named('Pooler', pooler)
        : repository.picked(labels).length > 0 || ELSEWHERE.some((label) => label in (labels ?? {}));
    if (!isThere) faults.push(`${metadata?.name} picks nothing by ${JSON.stringify(labels)}`);
  }
  return faults;
}

function targetFaults(repository: Shelf): string[] {
  const faults: string[] = [];
  for (const { spec } of repository.all('HorizontalPodAutoscaler')) {
    const target = repository.named('Deployment', spec?.scaleTargetRef.name);
    if (!target) faults.push(`an autoscaler aims at ${spec?.scaleTargetRef.name}, which is not there`);
    else if (target.spec?.replicas !== undefined)
      faults.push(
        `${target.metadata?.name} has an autoscaler and a number of its own: each rollout would undo the other`,
      );
  }
  for (const { metadata, spec } of [...repository.all('ScheduledBackup'), ...repository.all('Pooler')])
    if (!repository.named('Cluster', spec.cluster.name))
      faults.push(`${metadata.name}: no Cluster ${spec.cluster.name}`);
  for (const { spec } of repository.all('Cluster'))
    for (const { parameters } of spec.plugins)
      if (!repository.named('ObjectStore', parameters['barmanObjectName']))
        faults.push(`no ObjectStore ${parameters['barmanObjectName']}`);
  return faults;
}
