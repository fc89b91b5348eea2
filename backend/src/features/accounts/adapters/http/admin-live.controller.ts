import { Controller, Req, Res } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import { watchLive } from '@shop/contracts/live/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentSession, CurrentStaff } from '../../../../http/current-person.ts';
import { EventStream } from '../../../../http/event-stream.ts';
import { Needs, Route } from '../../../../http/route.ts';
import { LiveStreams, type Watcher } from '../../../../live/live-streams.ts';

/** What changes in the shop, for the open screens of whoever is signed in. */
@Controller()
export class AdminLiveController {
  constructor(private readonly streams: LiveStreams) {}

  @Route(watchLive)
  @Needs('session.own')
  watch(
    @CurrentStaff() { id: personId, permissions }: StaffView,
    @CurrentSession() sessionId: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): void {
    const watcher: Watcher = { audience: 'admin', personId, sessionId, permissions };
    this.streams.add(watcher, (onEnd) => new EventStream(request, reply, onEnd));
  }
}
