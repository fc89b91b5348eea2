import type { JestEnvironmentConfig } from '@jest/environment';
import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

/** Whatever listens to the process. */
const listeners = () =>
  process.eventNames().flatMap((event) => process.rawListeners(event as NodeJS.Signals));

/** The process itself, without a context of its own; what a file does to it is undone when the file ends. */
export default class PlainEnvironment {
  readonly global = globalThis;
  readonly fakeTimers = null;
  readonly fakeTimersModern: ModernFakeTimers;
  readonly moduleMocker = new ModuleMocker(globalThis);

  readonly #env = { ...process.env };
  readonly #exit = Reflect.getOwnPropertyDescriptor(process, 'exit') ?? {};
  readonly #globals = Object.getOwnPropertyDescriptors(globalThis) as PropertyDescriptorMap;
  /** Those of them too that belong to libraries. */
  #names = new Set<string>();
  readonly #listeners = new Set(listeners());

  constructor({ projectConfig }: JestEnvironmentConfig) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async setup(): Promise<void> {}

  handleTestEvent({ name }: { name: string }): void {
    if (name !== 'run_start') return;
    this.#names = new Set(Object.getOwnPropertyNames(globalThis));
    for (const listener of listeners()) this.#listeners.add(listener);
  }

  teardown(): Promise<void> {
    this.fakeTimersModern.dispose();
    this.moduleMocker.restoreAllMocks();
    Object.defineProperty(process, 'exit', this.#exit);
    for (const event of process.eventNames() as NodeJS.Signals[])
      for (const listener of process.rawListeners(event))
        if (!this.#listeners.has(listener)) process.removeListener(event, listener as () => void);
    for (const name of Object.keys(process.env)) if (!(name in this.#env)) delete process.env[name];
    Object.assign(process.env, this.#env);
    for (const name of this.#names.size > 0 ? Object.getOwnPropertyNames(globalThis) : []) {
      if (!this.#names.has(name)) Reflect.deleteProperty(globalThis, name);
    }
    for (const [name, was] of Object.entries(this.#globals)) {
      const is = Reflect.getOwnPropertyDescriptor(globalThis, name);
      if (was.configurable && (is?.value !== was.value || is?.get !== was.get))
        Object.defineProperty(globalThis, name, was);
    }
    return Promise.resolve();
  }

  exportConditions(): string[] {
    return [];
  }

  getVmContext(): null {
    return null;
  }
}
