import { Controller, Req, Res, type BeforeApplicationShutdown } from '@nestjs/common';
import { watchContentVersion } from '@shop/contracts/shop/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EventStream } from '../../../../platform/http/event-stream.ts';
import { Route } from '../../../../platform/http/route.ts';
import { ContentVersion } from '../../../../platform/persistence/content-version.ts';
import { DomainError } from '../../../../shared/domain-error.ts';

/** Frontend servers watch, one stream each; a crowd of others must not fill the memory. */
const MOST_STREAMS = 500;

/** Tells the frontend servers which version of the content they may keep, as server-sent events. */
@Controller()
export class ContentVersionController implements BeforeApplicationShutdown {
  private readonly open = new Set<EventStream>();
  private draining = false;

  constructor(private readonly contentVersion: ContentVersion) {}

  @Route(watchContentVersion)
  watch(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    if (this.draining) throw new DomainError('unavailable', 'shutting-down', {});
    if (this.open.size >= MOST_STREAMS) {
      throw new DomainError('too-many', 'too-many-requests', { retryAfterSeconds: 30 });
    }
    const stream = new EventStream(request, reply, () => {
      unwatch();
      this.open.delete(stream);
    });
    this.open.add(stream);
    const unwatch = this.contentVersion.watch((version) => stream.send('version', version));
  }

  /** Before the server waits for its connections to end: these never would. */
  beforeApplicationShutdown(): void {
    this.draining = true;
    for (const stream of this.open) stream.end();
  }
}
