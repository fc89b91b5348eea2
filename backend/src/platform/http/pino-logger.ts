import type { LoggerService } from '@nestjs/common';
import { pino, type Logger, type LoggerOptions } from 'pino';

/**
 * Logs carry the route's pattern, never its address: addresses hold tokens, codes and phones. Bodies, headers and
 * clients' addresses are not logged at all.
 */
export function loggerOptions(level: string): LoggerOptions {
  return {
    level,
    base: { name: 'backend' },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      req: (request: { method: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        route: request.routeOptions?.url,
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
      err: withoutValues,
    },
    hooks: {
      // Left alone, pino takes an error's own message for the line's.
      logMethod([first, ...rest], method) {
        const { err } = (first ?? {}) as { err?: unknown };
        if (rest.length === 0 && err instanceof Error) method.call(this, first, withoutDetail(err.message));
        else method.call(this, first, ...rest);
      },
    },
  };
}

/** What PostgreSQL tells of the row it refused is somebody's name, phone and address. */
const VALUES = ['detail', 'where', 'hint', 'internalQuery', 'parameters'];

function withoutValues(error: Error): unknown {
  const serialized = pino.stdSerializers.err(error) as unknown;
  if (typeof serialized !== 'object' || serialized === null) return serialized;
  const kept = Object.entries(serialized).filter(([name]) => !VALUES.includes(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, typeof value === 'string' ? withoutDetail(value) : value]),
  );
}

/** MikroORM repeats the detail in the message, and so in the stack before its first line. */
function withoutDetail(text: string): string {
  return text.replace(/\n - detail: [\s\S]*?(?=\n {4}at |$)/g, '');
}

/** Nest's own log lines, through the same pino. */
export class PinoLogger implements LoggerService {
  constructor(private readonly pino: Logger) {}

  log(message: unknown, context?: string): void {
    this.write('info', message, context);
  }
  error(message: unknown, ...rest: unknown[]): void {
    this.write('error', message, rest.at(-1), rest.length > 1 ? rest[0] : undefined);
  }
  warn(message: unknown, context?: string): void {
    this.write('warn', message, context);
  }
  debug(message: unknown, context?: string): void {
    this.write('debug', message, context);
  }
  verbose(message: unknown, context?: string): void {
    this.write('trace', message, context);
  }
  fatal(message: unknown, context?: string): void {
    this.write('fatal', message, context);
  }

  private write(
    level: 'info' | 'error' | 'warn' | 'debug' | 'trace' | 'fatal',
    message: unknown,
    context: unknown,
    stack?: unknown,
  ) {
    const fields = typeof message === 'object' && message !== null ? message : { msg: String(message) };
    this.pino[level]({ context, ...(stack ? { stack } : {}), ...fields });
  }
}
