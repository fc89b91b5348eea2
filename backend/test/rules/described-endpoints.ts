import { globSync } from 'node:fs';
import path from 'node:path';
import type { Endpoint } from '@shop/contracts/endpoint';

const contracts = path.resolve(import.meta.dirname, '../../../contracts/src');

/** Every endpoint that a file of the contracts describes. */
export async function describedEndpoints(): Promise<Endpoint[]> {
  const files = globSync('*/{,desk-}endpoints.ts', { cwd: contracts });
  const modules = await Promise.all(
    files.map((file) => import(path.join(contracts, file)) as Promise<Record<string, unknown>>),
  );
  const described = modules.flatMap((module) => Object.values(module));
  return described.flatMap((each) =>
    isEndpoint(each) ? [each] : Object.values(each ?? {}).filter(isEndpoint),
  );
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'audience' in value && 'path' in value;
}
