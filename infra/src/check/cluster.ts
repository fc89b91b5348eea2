import { readdirSync } from 'node:fs';
import path from 'node:path';

import type { Secret } from 'kubernetes-types/core/v1.js';

import { inRepo } from '../paths.ts';
import { houseFaults } from './cluster/house.ts';
import { buildOverlay, readResources, type Resource } from './cluster/overlay.ts';
import { referenceFaults } from './cluster/references.ts';
import { typeFaults } from './cluster/types.ts';

const CLUSTER = inRepo('infra/cluster');

/** What is wrong with a cluster's objects: by their types first, since all else trusts those. */
export function clusterFaults(resources: Resource[]): string[] {
  const secrets = readResources(path.join(CLUSTER, 'secrets.example.yaml'));
  const kept = secrets.flatMap(({ metadata, ...secret }) =>
    Object.entries((secret as Secret).stringData ?? {})
      .filter(([name, value]) => value !== '' && name !== 'username')
      .map(([name]) => `secrets.example.yaml: ${metadata.name} ${name} has a value`),
  );
  const faults = typeFaults([...resources, ...secrets]);
  if (faults.length > 0) return faults;
  return [...kept, ...referenceFaults(resources, secrets as Secret[]), ...houseFaults(resources)];
}

/** The objects of an overlay by its name. */
export function overlay(name: string): Resource[] {
  return buildOverlay(path.join(CLUSTER, 'overlays', name));
}

if (process.argv[1] === import.meta.filename) {
  const names = readdirSync(path.join(CLUSTER, 'overlays'));
  const faults = names.flatMap((name) => clusterFaults(overlay(name)).map((fault) => `${name}: ${fault}`));
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length > 0 || names.length === 0 ? 1 : 0;
}
