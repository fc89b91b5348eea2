import { Body, Controller, HttpCode, Ip } from '@nestjs/common';
import { sendContactMessage } from '@shop/contracts/contacts/endpoints';
import { SendContactMessageRequest } from '@shop/contracts/contacts/requests';
import { Route } from '../../../../http/route.ts';
import { SendContactMessage } from '../../application/send-contact-message.ts';

@Controller()
export class PublicContactsController {
  constructor(private readonly sending: SendContactMessage) {}

  @HttpCode(204)
  @Route(sendContactMessage)
  send(@Body() body: SendContactMessageRequest, @Ip() address: string): Promise<void> {
    return this.sending.execute(body, address);
  }
}
