import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

import { parse, parseAllDocuments } from 'yaml';

/** What every object of a cluster has; the rest is its kind's. */
export interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string; namespace?: string; labels?: Record<string, string> };
}

interface Operation {
  op: 'add' | 'replace' | 'remove';
  path: string;
  value?: unknown;
}

interface Kustomization {
  apiVersion: string;
  kind: string;
  namespace?: string;
  resources?: string[];
  images?: { name: string; newName: string; newTag: string }[];
  patches?: { target: { kind: string; name: string }; patch: string }[];
}

/** The part of kustomize that the overlays use; what is not among it is refused, not passed over. */
const KNOWN = ['apiVersion', 'kind', 'namespace', 'resources', 'images', 'patches'];

/**
 * The objects of an overlay as kustomize makes them: resources, then patches (JSON 6902, by kind and name), images, and the
 * namespace.
 * @throws {Error} with a sentence where something named is not there
 */
export function buildOverlay(folder: string): Resource[] {
  const file = path.join(folder, 'kustomization.yaml');
  const kustomization = parse(readFileSync(file, 'utf8')) as Kustomization;
  const unknown = Object.keys(kustomization).find((key) => !KNOWN.includes(key));
  if (unknown) throw new Error(`${file}: ${unknown} is not understood here`);
  const resources = (kustomization.resources ?? []).flatMap((name) => readResources(path.join(folder, name)));
  for (const { target, patch } of kustomization.patches ?? []) {
    const aims = resources.filter(
      ({ kind, metadata }) => kind === target.kind && metadata.name === target.name,
    );
    if (aims.length === 0)
      throw new Error(`${file}: a patch aims at ${target.kind} ${target.name}, which is not there`);
    for (const aim of aims) applyPatch(aim, parse(patch) as Operation[]);
  }
  for (const { name, newName, newTag } of kustomization.images ?? []) {
    const used = containersIn(resources).filter(({ image }) => image === name);
    if (used.length === 0) throw new Error(`${file}: no container has the image ${name}`);
    for (const container of used) container.image = `${newName}:${newTag}`;
  }
  const { namespace } = kustomization;
  if (namespace) for (const resource of resources) place(resource, namespace);
  return resources;
}

export function readResources(name: string): Resource[] {
  if (!existsSync(name)) throw new Error(`${name} is not there`);
  if (statSync(name).isDirectory()) return buildOverlay(name);
  return parseAllDocuments(readFileSync(name, 'utf8')).map((document) => document.toJS() as Resource);
}

/** All containers of all objects, however deep. */
function containersIn(part: unknown): { image: string }[] {
  if (typeof part !== 'object' || part === null) return [];
  const own = 'image' in part && typeof part.image === 'string' ? [part as { image: string }] : [];
  return [...own, ...Object.values(part).flatMap(containersIn)];
}

function place(resource: Resource, namespace: string): void {
  if (resource.kind === 'Namespace') resource.metadata.name = namespace;
  else resource.metadata.namespace = namespace;
}

function applyPatch(resource: Resource, operations: Operation[]): void {
  for (const { op, path: pointer, value } of operations) {
    const steps = pointer
      .slice(1)
      .split('/')
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    const last = steps.pop() ?? '';
    let parent: unknown = resource;
    for (const step of steps) parent = (parent as Record<string, unknown> | undefined)?.[step];
    if (typeof parent !== 'object' || parent === null || (op !== 'add' && !(last in parent)))
      throw new Error(`${resource.kind} ${resource.metadata.name} has no ${pointer} to ${op}`);
    change(parent as Record<string, unknown>, last, op, value);
  }
}

function change(parent: Record<string, unknown> | unknown[], key: string, op: string, value: unknown): void {
  if (Array.isArray(parent)) {
    const at = key === '-' ? parent.length : Number(key);
    parent.splice(at, op === 'add' ? 0 : 1, ...(op === 'remove' ? [] : [value]));
  } else if (op === 'remove') delete parent[key];
  else parent[key] = value;
}
