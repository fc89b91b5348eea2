import { Controller, Req, Res } from '@nestjs/common';
import type { ReferrerView } from '@shop/contracts/accounts/views';
import { watchReferrerLive } from '@shop/contracts/referrals/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentReferrer, CurrentSession } from '../../../../http/current-person.ts';
import { EventStream } from '../../../../http/event-stream.ts';
import { Route } from '../../../../http/route.ts';
import { LiveStreams, type Watcher } from '../../../../live/live-streams.ts';

/** What changes for the referrer who is signed in. */
@Controller()
export class ReferrerLiveController {
  constructor(private readonly streams: LiveStreams) {}

  @Route(watchReferrerLive)
  watch(
    @CurrentReferrer() { id: personId }: ReferrerView,
    @CurrentSession() sessionId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    const watcher: Watcher = { audience: 'referrer', personId, sessionId, permissions: [] };
    this.streams.add(watcher, (onEnd) => new EventStream(request, reply, onEnd));
  }
}
