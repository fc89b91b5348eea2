import ts from 'typescript';

import { inRepo } from '../../paths.ts';
import type { Resource } from './overlay.ts';

const OPERATORS = './operators.ts';
/** Where the type of a kind is. */
const TYPES: Record<string, string> = {
  'v1 ConfigMap': 'kubernetes-types/core/v1.js',
  'v1 Namespace': 'kubernetes-types/core/v1.js',
  'v1 Secret': 'kubernetes-types/core/v1.js',
  'v1 Service': 'kubernetes-types/core/v1.js',
  'apps/v1 Deployment': 'kubernetes-types/apps/v1.js',
  'batch/v1 CronJob': 'kubernetes-types/batch/v1.js',
  'batch/v1 Job': 'kubernetes-types/batch/v1.js',
  'autoscaling/v2 HorizontalPodAutoscaler': 'kubernetes-types/autoscaling/v2.js',
  'policy/v1 PodDisruptionBudget': 'kubernetes-types/policy/v1.js',
  'networking.k8s.io/v1 Ingress': 'kubernetes-types/networking/v1.js',
  'networking.k8s.io/v1 NetworkPolicy': 'kubernetes-types/networking/v1.js',
  'postgresql.cnpg.io/v1 Cluster': OPERATORS,
  'postgresql.cnpg.io/v1 Pooler': OPERATORS,
  'postgresql.cnpg.io/v1 ScheduledBackup': OPERATORS,
  'barmancloud.cnpg.io/v1 ObjectStore': OPERATORS,
};

/** A module that exists only while it is checked, beside this one, so that it finds what this one would. */
const MODULE = inRepo('infra/src/check/cluster/resources.ts');

/**
 * What the types of Kubernetes and of the operators say against objects: an unknown or missing field, a value of another
 * kind. They are written as literals into a module, because TypeScript refuses unknown fields of literals only.
 */
export function typeFaults(resources: Resource[]): string[] {
  const unknown = resources.filter(({ apiVersion, kind }) => !TYPES[`${apiVersion} ${kind}`]);
  const known = resources.filter((resource) => !unknown.includes(resource));
  const lines = known.map(
    (resource) =>
      `{ const resource: import('${TYPES[`${resource.apiVersion} ${resource.kind}`]}').${resource.kind} = ${JSON.stringify(resource)}; void resource; }`,
  );
  return [
    ...unknown.map(({ apiVersion, kind }) => `${apiVersion} ${kind} is a kind with no type here`),
    ...diagnose(lines.join('\n')).map(
      ({ line, message }) => `${known[line]?.kind} ${known[line]?.metadata.name}: ${message}`,
    ),
  ];
}

function diagnose(source: string): { line: number; message: string }[] {
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    types: [],
  };
  const disk = ts.createCompilerHost(options);
  const host: ts.CompilerHost = {
    ...disk,
    fileExists: (name) => name === MODULE || disk.fileExists(name),
    getSourceFile: (name, language, ...rest) =>
      name === MODULE
        ? ts.createSourceFile(name, source, language)
        : disk.getSourceFile(name, language, ...rest),
  };
  const program = ts.createProgram([MODULE], options, host);
  const file = program.getSourceFile(MODULE);
  return ts.getPreEmitDiagnostics(program, file).map(({ start = 0, messageText }) => ({
    line: file?.getLineAndCharacterOfPosition(start).line ?? 0,
    message: ts.flattenDiagnosticMessageText(messageText, ' '),
  }));
}
