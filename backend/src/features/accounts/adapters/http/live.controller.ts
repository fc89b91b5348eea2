import { Controller, Injectable, Req, Res } from '@nestjs/common';
import { watchLive } from '@shop/contracts/live/endpoints';
import { watchReferrerLive } from '@shop/contracts/referrals/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentPerson, CurrentSession } from '../../../../platform/http/current-person.ts';
import { EventStream } from '../../../../platform/http/event-stream.ts';
import { LiveStreams, type Watcher } from '../../../../platform/live/live-streams.ts';
import type { PersonOf } from '../../application/people.ts';
import type { SignedInAudience } from '../../domain/session.ts';
import { OwnRoute } from './own-route.ts';

const ENDPOINTS = { admin: watchLive, referrer: watchReferrerLive } as const;

/** What changes in the shop, for the open screens of whoever is signed in to an audience. */
function liveController<A extends SignedInAudience>(audience: A) {
  @Injectable()
  class LiveController {
    constructor(readonly streams: LiveStreams) {}

    @OwnRoute(ENDPOINTS[audience])
    watch(
      @CurrentPerson() person: PersonOf[A],
      @CurrentSession() sessionId: string,
      @Req() request: FastifyRequest,
      @Res() reply: FastifyReply,
    ): void {
      const permissions = 'permissions' in person ? person.permissions : [];
      const watcher: Watcher = { audience, personId: person.id, sessionId, permissions };
      this.streams.add(watcher, (onEnd) => new EventStream(request, reply, onEnd));
    }
  }
  return LiveController;
}

@Controller()
export class StaffLiveController extends liveController('admin') {}

@Controller()
export class ReferrerLiveController extends liveController('referrer') {}
