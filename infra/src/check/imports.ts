import path from 'node:path';

import { cruise } from 'dependency-cruiser';
import type { ICruiseResult, IForbiddenRuleType } from 'dependency-cruiser';

import { bundleRules, layerRules } from '../../import-rules.mjs';

/** What a look at the imports found. */
export interface ImportReport {
  /** How many of the project's own files were seen; few mean that the rules looked the wrong way. */
  ownModules: number;
  violations: { rule: string; from: string; to: string }[];
}

const ownFolders = ['contracts/src', 'backend/src', 'frontend'];

/** Looks at the imports of a tree that is laid out like the repository. */
export async function checkImports(baseDir: string): Promise<ImportReport> {
  const seen = [await look(baseDir, layerRules, true), await look(baseDir, bundleRules, false)];
  return {
    ownModules: Math.min(...seen.map((report) => report.ownModules)),
    violations: seen.flatMap((report) => report.violations),
  };
}

/** One cruise, with the imports of types (which vanish at run time) or without. */
async function look(baseDir: string, rules: IForbiddenRuleType[], withTypes: boolean): Promise<ImportReport> {
  const { output } = await cruise(
    ownFolders,
    {
      baseDir,
      validate: true,
      ruleSet: { forbidden: rules },
      tsPreCompilationDeps: withTypes,
      doNotFollow: { path: 'node_modules/' },
      exclude: { path: [String.raw`\.test\.tsx?$`, '^[^/]+/(node_modules|dist)/'] },
      combinedDependencies: true,
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'require', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
    { tsConfig: { options: { verbatimModuleSyntax: true, jsx: 4, target: 11, module: 99 } } },
  );
  const result = output as ICruiseResult;
  const own = /^(contracts|backend|frontend)\//;
  return {
    ownModules: result.modules.filter((module) => own.test(module.source)).length,
    violations: result.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to })),
  };
}

if (process.argv[1] === import.meta.filename) {
  const { ownModules, violations } = await checkImports(path.resolve(import.meta.dirname, '../../..'));
  for (const { rule, from, to } of violations) console.log(`${rule}: ${from} → ${to}`);
  console.log(`${ownModules} files looked at, ${violations.length} forbidden imports`);
  process.exitCode = violations.length > 0 || ownModules < 100 ? 1 : 0;
}
