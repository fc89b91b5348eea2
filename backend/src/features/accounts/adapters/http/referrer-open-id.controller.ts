import { Controller, HttpCode, Inject, Res } from '@nestjs/common';
import type { ReferrerView } from '@shop/contracts/accounts/views';
import { proveReferrerByOpenId } from '@shop/contracts/referrer-account/endpoints';
import type { FastifyReply } from 'fastify';
import { CONFIG, type Config } from '../../../../config/config.ts';
import { ClientNetwork } from '../../../../http/client-network.ts';
import { CurrentReferrer, CurrentSession } from '../../../../http/current-person.ts';
import { Route } from '../../../../http/route.ts';
import type { Network } from '../../../../shared/network.ts';
import { SignInByProvider } from '../../application/sign-in-by-provider.ts';
import { OpenIdErrands } from './open-id-errands.ts';
import { refusalIn } from './refusal-in.ts';

/** A referrer's fresh proof at the provider. */
@Controller()
export class ReferrerOpenIdController {
  private readonly errands: OpenIdErrands;

  constructor(
    @Inject(CONFIG) config: Config,
    private readonly signIn: SignInByProvider,
  ) {
    this.errands = new OpenIdErrands(config, 'referrer');
  }

  @HttpCode(302)
  @Route(proveReferrerByOpenId)
  async begin(
    @CurrentReferrer() { id }: ReferrerView,
    @CurrentSession() sessionId: string,
    @ClientNetwork() network: Network,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const proves = { sessionId, personId: id };
    try {
      const { address, errand } = await this.signIn.begin('referrer', network);
      this.errands.send(reply, { ...errand, next: null, proves }, address);
    } catch (error) {
      this.errands.back(reply, { next: null, proves }, refusalIn(error));
    }
  }
}
