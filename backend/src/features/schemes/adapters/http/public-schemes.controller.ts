import { Body, Controller, Param } from '@nestjs/common';
import { joinScheme, listSchemes } from '@shop/contracts/schemes/endpoints';
import { JoinSchemeRequest, SchemeParams } from '@shop/contracts/schemes/requests';
import type { JoinedView } from '@shop/contracts/schemes/passbook-views';
import type { SchemeView } from '@shop/contracts/schemes/views';
import { CachedContent } from '../../../../platform/http/cached-content.ts';
import { ClientNetwork } from '../../../../platform/http/client-network.ts';
import { Route } from '../../../../platform/http/route.ts';
import { Clock } from '../../../../shared/clock.ts';
import type { Network } from '../../../../shared/throttle/network.ts';
import { JoinScheme } from '../../application/join-scheme.ts';
import { SchemeRepository } from '../../application/scheme-repository.ts';

@Controller()
export class PublicSchemesController {
  constructor(
    private readonly schemes: SchemeRepository,
    private readonly joining: JoinScheme,
    private readonly clock: Clock,
  ) {}

  @Route(listSchemes)
  @CachedContent()
  async list(): Promise<{ schemes: SchemeView[] }> {
    return { schemes: await this.schemes.open(this.clock.today()) };
  }

  @Route(joinScheme)
  join(
    @Param() { slug }: SchemeParams,
    @Body() body: JoinSchemeRequest,
    @ClientNetwork() network: Network,
  ): Promise<JoinedView> {
    return this.joining.execute(slug, body, network);
  }
}
