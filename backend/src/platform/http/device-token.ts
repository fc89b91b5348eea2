import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The token of the device's cookie: a `string | null`. */
export const DeviceToken = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | null =>
    context.switchToHttp().getRequest<FastifyRequest & { cookies: Record<string, string> }>().cookies[
      'device'
    ] ?? null,
);
