import { Body, Controller, HttpCode, Logger, Param } from '@nestjs/common';
import { askPasswordReset, readStaffLink, useStaffLink } from '@shop/contracts/users/endpoints';
import {
  AskPasswordResetRequest,
  StaffLinkParams,
  UseStaffLinkRequest,
} from '@shop/contracts/users/requests';
import type { StaffLinkView } from '@shop/contracts/users/views';
import { ClientNetwork } from '../../../../http/client-network.ts';
import { Route } from '../../../../http/route.ts';
import type { Network } from '../../../../shared/network.ts';
import { AskPasswordReset } from '../../application/ask-password-reset.ts';
import { ChoosePassword } from '../../application/choose-password.ts';

/** How members of staff come to a password: by an invitation, or by asking for another. */
@Controller()
export class PublicStaffLinksController {
  private readonly logger = new Logger(PublicStaffLinksController.name);

  constructor(
    private readonly choosing: ChoosePassword,
    private readonly asking: AskPasswordReset,
  ) {}

  @Route(readStaffLink)
  read(@Param() { token }: StaffLinkParams): Promise<StaffLinkView> {
    return this.choosing.read(token);
  }

  @HttpCode(204)
  @Route(useStaffLink)
  use(@Param() { token }: StaffLinkParams, @Body() { password, name }: UseStaffLinkRequest): Promise<void> {
    return this.choosing.execute(token, password, name);
  }

  /** Looks the account up only after the answer: how long it takes tells nothing. */
  @HttpCode(204)
  @Route(askPasswordReset)
  async ask(@Body() { email }: AskPasswordResetRequest, @ClientNetwork() network: Network): Promise<void> {
    const send = await this.asking.execute(email, network);
    setImmediate(() => {
      send().catch((error: Error) => this.logger.warn(`No password link: ${error.message}`));
    });
  }
}
