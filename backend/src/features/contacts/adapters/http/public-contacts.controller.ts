import { Body, Controller, HttpCode } from '@nestjs/common';
import { sendContactMessage } from '@shop/contracts/contacts/endpoints';
import { SendContactMessageRequest } from '@shop/contracts/contacts/requests';
import { ClientNetwork } from '../../../../platform/http/client-network.ts';
import { Route } from '../../../../platform/http/route.ts';
import type { Network } from '../../../../shared/throttle/network.ts';
import { SendContactMessage } from '../../application/send-contact-message.ts';

@Controller()
export class PublicContactsController {
  constructor(private readonly sending: SendContactMessage) {}

  @HttpCode(204)
  @Route(sendContactMessage)
  send(@Body() body: SendContactMessageRequest, @ClientNetwork() network: Network): Promise<void> {
    return this.sending.execute(body, network);
  }
}
