import { ConfigError } from './config/config.ts';

/** What sysexits calls EX_CONFIG: whoever starts it again without another setting meets the same. */
const CONFIG_REFUSED = 78;

export function exitCodeOf(error: unknown): number {
  return error instanceof ConfigError ? CONFIG_REFUSED : 1;
}

/** Why the backend does not start, in words for whoever starts it. */
export function startFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, port, stack } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another process: set BACKEND_PORT or BACKEND_PRIVATE_PORT to a free one.`;
  }
  return String(stack ?? error);
}
