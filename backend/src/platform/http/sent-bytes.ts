import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Endpoint } from '@shop/contracts/endpoint';
import { UPLOAD } from '@shop/contracts/rules/files/uploads';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DomainError } from '../../shared/domain-error.ts';

const BYTES = 'application/octet-stream';

/** Lets these endpoints take bytes as they are; to every other they stay of a kind that it does not know. */
export function acceptBytes(fastify: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const paths = new Set(endpoints.map(({ path }) => path));
  fastify.addContentTypeParser(
    BYTES,
    { parseAs: 'buffer', bodyLimit: UPLOAD.partBytes },
    (request, body, done) => {
      if (paths.has(request.routeOptions.url ?? '')) done(null, body);
      else done(Object.assign(new Error('This endpoint takes no bytes'), { statusCode: 415 }));
    },
  );
}

/** The body of a request that brings bytes: a `Uint8Array`, not empty. */
export const SentBytes = createParamDecorator((_: unknown, context: ExecutionContext): Uint8Array => {
  const { body } = context.switchToHttp().getRequest<FastifyRequest>();
  if (!Buffer.isBuffer(body) || body.length === 0)
    throw new DomainError('invalid', 'invalid-request', { fields: {} });
  return body;
});
