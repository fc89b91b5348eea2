import { Controller, HttpCode, Inject, Query, Req, Res } from '@nestjs/common';
import { beginOpenId, finishOpenId, readDoors } from '@shop/contracts/accounts/endpoints';
import { BeginOpenIdQuery, FinishOpenIdQuery } from '@shop/contracts/accounts/requests';
import type { DoorsView } from '@shop/contracts/accounts/views';
import { beginReferrerOpenId, finishReferrerOpenId } from '@shop/contracts/referrer-account/endpoints';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../../../config/config.ts';
import { ClientNetwork } from '../../../../http/client-network.ts';
import { Route } from '../../../../http/route.ts';
import type { Network } from '../../../../shared/throttle/network.ts';
import { OpenIdWays } from './open-id-ways.ts';

/** The way in through an OpenID Connect provider: two redirects, and back at the door whatever comes of it. */
@Controller()
export class OpenIdController {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly ways: OpenIdWays,
  ) {}

  @Route(readDoors)
  doors(): DoorsView {
    const { openId } = this.config;
    return { provider: openId && { name: openId.name } };
  }

  @HttpCode(302)
  @Route(beginOpenId)
  beginStaff(
    @Query() { next }: BeginOpenIdQuery,
    @ClientNetwork() network: Network,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.ways.begin('admin', { next: next ?? null, proves: null }, network, reply);
  }

  @HttpCode(302)
  @Route(beginReferrerOpenId)
  beginReferrer(
    @Query() { next }: BeginOpenIdQuery,
    @ClientNetwork() network: Network,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.ways.begin('referrer', { next: next ?? null, proves: null }, network, reply);
  }

  @HttpCode(302)
  @Route(finishOpenId)
  finishStaff(
    // Checked, and read by the library from the address.
    @Query() _query: FinishOpenIdQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.ways.finish('admin', request, reply);
  }

  @HttpCode(302)
  @Route(finishReferrerOpenId)
  finishReferrer(
    @Query() _query: FinishOpenIdQuery,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.ways.finish('referrer', request, reply);
  }
}
