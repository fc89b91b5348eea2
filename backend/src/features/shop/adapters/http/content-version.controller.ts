import { Controller, Req, Res, type BeforeApplicationShutdown } from '@nestjs/common';
import { watchContentVersion } from '@shop/contracts/shop/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Route } from '../../../../http/route.ts';
import { ContentVersion } from '../../../../persistence/content-version.ts';
import { DomainError } from '../../../../shared/domain-error.ts';

/** Three of them missed, and a frontend server takes the backend for gone. */
const HEARTBEAT_MS = 5_000;
/** Frontend servers watch, one stream each; a crowd of others must not fill the memory. */
const MOST_STREAMS = 500;

/** Tells the frontend servers which version of the content they may keep, as server-sent events. */
@Controller()
export class ContentVersionController implements BeforeApplicationShutdown {
  private readonly open = new Set<() => void>();
  private draining = false;

  constructor(private readonly contentVersion: ContentVersion) {}

  @Route(watchContentVersion)
  watch(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    if (this.draining) throw new DomainError('unavailable', 'database-unavailable', {});
    if (this.open.size >= MOST_STREAMS) {
      throw new DomainError('too-many', 'too-many-requests', { retryAfterSeconds: 30 });
    }
    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    });
    stream.flushHeaders();
    const unwatch = this.contentVersion.watch((version) => {
      stream.write(`event: version\ndata: ${version}\n\n`);
    });
    const heartbeat = setInterval(() => stream.write(': still here\n\n'), HEARTBEAT_MS);
    const end = () => {
      clearInterval(heartbeat);
      unwatch();
      this.open.delete(end);
      stream.end();
    };
    this.open.add(end);
    request.raw.once('close', end);
    stream.once('error', end);
  }

  /** Before the server waits for its connections to end: these never would. */
  beforeApplicationShutdown(): void {
    this.draining = true;
    for (const end of this.open) end();
  }
}
