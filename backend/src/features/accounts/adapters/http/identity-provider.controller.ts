import { Controller, Inject } from '@nestjs/common';
import { readIdentityProvider } from '@shop/contracts/accounts/endpoints';
import type { IdentityProviderView } from '@shop/contracts/accounts/views';
import { CONFIG, type Config } from '../../../../config/config.ts';
import { Route } from '../../../../platform/http/route.ts';

/** The identity provider that sign-in pages offer besides the password, if one is configured. */
@Controller()
export class IdentityProviderController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Route(readIdentityProvider)
  read(): IdentityProviderView {
    const { openId } = this.config;
    return { provider: openId && { name: openId.name } };
  }
}
