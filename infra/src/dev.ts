import { watch } from 'node:fs';
import path from 'node:path';

import { compileFile, isSource } from './build/compile.ts';
import { forgetBuild } from './build/stamp.ts';
import { buildBackend, buildContracts } from './build.ts';
import { log } from './log.ts';
import { inRepo } from './paths.ts';
import { serve } from './start.ts';
import type { System } from './system.ts';

type Part = 'backend' | 'frontend';

/** Editors write a file in several steps; this waits until it has been quiet for a moment. */
const quietMs = 150;

/** The compiler adds its own stack to what is wrong with a file; that helps nobody. */
function firstLines(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n\nCaused by:')[0] ?? message;
}

/** Compiles what changes and starts again what runs it. Pages reload by themselves: the frontend server embeds Vite. */
function reloadOnChange(system: System): void {
  const changed = new Set<string>();
  const stale = new Set<Part>();
  let timer: NodeJS.Timeout | undefined;

  const apply = async (): Promise<void> => {
    const files = [...changed];
    const parts = [...stale];
    changed.clear();
    stale.clear();
    try {
      for (const file of files) {
        const workspace = inRepo(path.relative(inRepo(), file).split(path.sep)[0] ?? '');
        await compileFile(workspace, file);
      }
      for (const part of parts) await system.restart(part);
      log(`Reloaded: ${parts.join(' and ')}`);
    } catch (error) {
      log(firstLines(error));
    }
  };
  const soon = (part: Part, file?: string): void => {
    if (file !== undefined) changed.add(file);
    stale.add(part);
    clearTimeout(timer);
    timer = setTimeout(() => void apply(), quietMs);
  };

  for (const workspace of ['contracts', 'backend']) {
    forgetBuild(inRepo(workspace, 'dist'));
    watch(inRepo(workspace, 'src'), { recursive: true }, (_event, name) => {
      if (name !== null && isSource(name)) soon('backend', inRepo(workspace, 'src', name));
    });
  }
  watch(inRepo('frontend/server.ts'), () => soon('frontend'));
  watch(inRepo('frontend/server'), { recursive: true }, () => soon('frontend'));
}

try {
  await buildContracts();
  await buildBackend();
  reloadOnChange(await serve({ mode: 'development' }));
} catch (error) {
  log(`\nThe shop did not start. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
