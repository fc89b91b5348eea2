import { Body, Controller, HttpCode } from '@nestjs/common';
import { forgetReminder } from '@shop/contracts/reminders/endpoints';
import { ForgetReminderRequest } from '@shop/contracts/reminders/requests';
import { Route } from '../../../../platform/http/route.ts';
import { OpeningEmails } from '../../application/opening-emails.ts';

@Controller()
export class PublicRemindersController {
  constructor(private readonly openingEmails: OpeningEmails) {}

  @HttpCode(204)
  @Route(forgetReminder)
  forget(@Body() { token }: ForgetReminderRequest): Promise<void> {
    return this.openingEmails.forgetByLink(token);
  }
}
