import { Controller, HttpCode, Inject, Res } from '@nestjs/common';
import { proveByOpenId } from '@shop/contracts/accounts/endpoints';
import type { StaffView } from '@shop/contracts/accounts/views';
import type { FastifyReply } from 'fastify';
import { CONFIG, type Config } from '../../../../config/config.ts';
import { ClientNetwork } from '../../../../http/client-network.ts';
import { CurrentSession, CurrentStaff } from '../../../../http/current-person.ts';
import { Needs, Route } from '../../../../http/route.ts';
import type { Network } from '../../../../shared/network.ts';
import { SignInByProvider } from '../../application/sign-in-by-provider.ts';
import { OpenIdErrands } from './open-id-errands.ts';
import { refusalIn } from './refusal-in.ts';

/** A fresh proof at the provider, for who has no password or would rather go there. */
@Controller()
export class AdminOpenIdController {
  private readonly errands: OpenIdErrands;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly signIn: SignInByProvider,
  ) {
    this.errands = new OpenIdErrands(config, 'admin');
  }

  @HttpCode(302)
  @Route(proveByOpenId)
  @Needs('session.own')
  async begin(
    @CurrentStaff() { id }: StaffView,
    @CurrentSession() sessionId: string,
    @ClientNetwork() network: Network,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const proves = { sessionId, personId: id };
    try {
      const { address, errand } = await this.signIn.begin('admin', network);
      this.errands.send(reply, { ...errand, next: null, proves }, address);
    } catch (error) {
      this.errands.back(reply, { next: null, proves }, refusalIn(error));
    }
  }
}
