import { readFileSync } from 'node:fs';

import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import { parse } from 'yaml';

import { inRepo } from '../paths.ts';
import { keepFaults } from './backup-term.ts';

interface Service {
  image?: string;
  command?: unknown;
  restart?: string;
  container_name?: string;
  ports?: unknown[];
  healthcheck?: { test?: unknown };
  stop_grace_period?: string;
  secrets?: string[];
  environment?: Record<string, unknown>;
  depends_on?: Record<string, { condition: string }>;
  deploy?: { resources?: { limits?: { memory?: string } } };
}

interface Compose {
  services: Record<string, Service>;
  secrets?: Record<string, object>;
}

/** What ends by itself: it has no health, and is let finish. */
const JOBS = new Set(['migrate', 'demo', 'tools', 'backup']);
/** What runs in several copies: a name or a port of its own would allow one. */
const SCALED = ['backend', 'frontend'];
const OWN_IMAGE = /^agal-crackers(?:-demo)?$/;
/** Ends at its start when others too may read its secret's file, as they may those of make-secrets.sh. */
const GARAGE = /^dxflrs\/garage:/;
const EXACT_TAG = /:v?\d+\.\d+[\w.-]*$/;

/** The specification's own schema, as the linter dclint brings it. */
const SCHEMA = inRepo('node_modules/dclint/schemas/compose.schema.json');

const matchesSchema = compileSchema();

/** What is wrong with a compose file, by its published schema and by the rules of the house; a line a fault. */
export function composeFaults(text: string): string[] {
  const compose = parse(text, { merge: true }) as Compose;
  if (!matchesSchema(compose)) return (matchesSchema.errors ?? []).map(inWords);
  return [
    ...[...JOBS].filter((name) => !(name in compose.services)).map((name) => `there is no service ${name}`),
    ...Object.entries(compose.services).flatMap(([name, service]) =>
      serviceFaults(name, service, compose).map((fault) => `${name}: ${fault}`),
    ),
  ];
}

function compileSchema(): ValidateFunction {
  // Ajv knows this draft, but not by that spelling of its address.
  const { $schema: _, ...schema } = JSON.parse(readFileSync(SCHEMA, 'utf8')) as { $schema: string };
  return new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema);
}

function inWords({ instancePath, message }: ErrorObject): string {
  return `${instancePath || 'the file'}: ${message ?? 'is wrong'}`;
}

function serviceFaults(name: string, service: Service, { services, secrets = {} }: Compose): string[] {
  const faults = name === 'backup' ? keepFaults(service.command) : [];
  const isJob = JOBS.has(name);
  const { image = '' } = service;
  if (!OWN_IMAGE.test(image) && !EXACT_TAG.test(image))
    faults.push(`the image ${image} names no exact version`);
  if (!service.restart) faults.push('no restart policy');
  if (!service.deploy?.resources?.limits?.memory) faults.push('no limit of memory');
  if (!isJob && !service.healthcheck) faults.push('no health check');
  if (GARAGE.test(image) && service.environment?.['GARAGE_ALLOW_WORLD_READABLE_SECRETS'] !== 'true')
    faults.push('without GARAGE_ALLOW_WORLD_READABLE_SECRETS it refuses its secret and never starts');
  if (SCALED.includes(name)) {
    if (service.container_name || service.ports)
      faults.push('a name or port of its own allows one copy only');
    if (!/\/ready/.test(String(service.healthcheck?.test))) faults.push('its health is not its readiness');
    if (!service.stop_grace_period) faults.push('no time to finish what it has begun');
  }
  for (const secret of service.secrets ?? [])
    if (!(secret in secrets)) faults.push(`it asks for the secret ${secret}, which nobody brings`);
  for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
    const asked = services[other];
    if (!asked) faults.push(`it depends on ${other}, which is not there`);
    else if (condition === 'service_healthy' && !asked.healthcheck)
      faults.push(`it waits for the health of ${other}, which has none`);
  }
  return faults;
}

if (process.argv[1] === import.meta.filename) {
  const faults = composeFaults(readFileSync(inRepo('docker-compose.yml'), 'utf8'));
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
