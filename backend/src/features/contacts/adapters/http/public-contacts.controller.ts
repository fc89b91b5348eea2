import { Body, Controller, HttpCode } from '@nestjs/common';
import { sendContactMessage } from '@shop/contracts/contacts/endpoints';
import { SendContactMessageRequest } from '@shop/contracts/contacts/requests';
import { ClientNetwork } from '../../../../http/client-network.ts';
import { Route } from '../../../../http/route.ts';
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
