import { globSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@shop/contracts/endpoint';

const contracts = path.resolve(import.meta.dirname, '../../../contracts/src');

/** Every endpoint that a file of the contracts describes. */
export async function describedEndpoints(): Promise<Endpoint[]> {
  const files = globSync('**/*.ts', { cwd: contracts, exclude: ['**/*.test.ts'] });
  const modules = await Promise.all(
    files.map((file) => import(path.join(contracts, file)) as Promise<Record<string, unknown>>),
  );
  const described = modules.flatMap((module) => Object.values(module));
  return [...new Set(described.flatMap(endpointsIn))];
}

/** It is one, has some by their steps, or is a kind of records. */
function endpointsIn(each: unknown): Endpoint[] {
  if (typeof each !== 'object' || each === null) return [];
  if (isEndpoint(each)) return [each];
  return Object.values('endpoints' in each ? (each.endpoints as object) : each).filter(isEndpoint);
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'audience' in value && 'path' in value;
}
