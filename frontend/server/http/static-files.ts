import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { commonHeaders } from './security-headers.ts';

const YEAR = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=3600, stale-while-revalidate=86400';

/** What tells of a new version: asked for anew each time. */
const NEVER_OLD = /(?:latest-build\.json|service-worker(?:-\w+)?\.js)$/;

/** The client build: hashed assets for ever, pictures and icons for an hour. */
export async function serveStaticFiles(app: FastifyInstance, root: string, publicUrl: string): Promise<void> {
  const common = Object.entries(commonHeaders(publicUrl));
  const shared = { preCompressed: true, cacheControl: false, index: false, dotfiles: 'ignore' } as const;
  await app.register(fastifyStatic, {
    ...shared,
    root: path.join(root, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    setHeaders: (reply) => {
      reply.header('cache-control', YEAR);
      for (const [name, value] of common) reply.header(name, value);
    },
  });
  await app.register(fastifyStatic, {
    ...shared,
    root,
    prefix: '/',
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz', '.vite/**', '**/*.html'],
    decorateReply: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', NEVER_OLD.test(file) ? 'no-cache' : SHORT);
      for (const [name, value] of common) reply.header(name, value);
    },
  });
}
