import type { JestEnvironment } from '@jest/environment';
import type { Config } from '@jest/types';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

import { setGlobals } from './globals.ts';
import { beginCopy, endCopies, importSources, sourceMaps } from './sources.ts';

const require = createRequire(import.meta.url);
importSources();

/**
 * What Jest loads test files by: Node's own import, in place of a context for each file in which every library is
 * loaded anew. What was imported stays for the worker's next file.
 */
export default class PlainRuntime {
  readonly #environment: JestEnvironment;

  constructor(_config: Config.ProjectConfig, environment: JestEnvironment) {
    this.#environment = environment;
  }

  unstable_shouldLoadAsEsm(): boolean {
    return true;
  }

  async unstable_importModule(file: string): Promise<void> {
    await import(pathToFileURL(file).href);
  }

  /** Jest's own parts; anew, as they remember what a file told them. */
  requireInternalModule(file: string): unknown {
    Reflect.deleteProperty(require.cache, file);
    for (const key of Object.getOwnPropertySymbols(globalThis)) {
      if (/^(JEST_STATE_SYMBOL|EVENT_HANDLERS)$/.test(key.description ?? ''))
        Reflect.deleteProperty(globalThis, key);
    }
    return require(file);
  }

  requireModule(file: string): unknown {
    return require(file);
  }

  setGlobalsForRuntime(globals: Record<string, object>): void {
    const { fakeTimersModern: timers, moduleMocker: mocker } = this.#environment;
    const jest = {
      fn: mocker?.fn.bind(mocker),
      spyOn: mocker?.spyOn.bind(mocker),
      restoreAllMocks: () => mocker?.restoreAllMocks(),
      useFakeTimers: timers?.useFakeTimers.bind(timers),
      useRealTimers: () => timers?.useRealTimers(),
      advanceTimersByTime: (ms: number) => timers?.advanceTimersByTime(ms),
      advanceTimersByTimeAsync: (ms: number) => timers?.advanceTimersByTimeAsync(ms),
      resetModules: beginCopy,
    };
    setGlobals({ ...globals, jest });
  }

  getSourceMaps(): Map<string, string> {
    return sourceMaps;
  }

  getAllCoverageInfoCopy(): undefined {}

  enterTestCode(): void {}

  leaveTestCode(): void {}

  teardown(): void {
    endCopies();
  }
}
