import { Body, Controller, HttpCode } from '@nestjs/common';
import { forgetReminder } from '@shop/contracts/reminders/endpoints';
import { ForgetReminderRequest } from '@shop/contracts/reminders/requests';
import { Route } from '../../../../platform/http/route.ts';
import { OpeningLetters } from '../../application/opening-letters.ts';

@Controller()
export class PublicRemindersController {
  constructor(private readonly letters: OpeningLetters) {}

  @HttpCode(204)
  @Route(forgetReminder)
  forget(@Body() { token }: ForgetReminderRequest): Promise<void> {
    return this.letters.forgetByLink(token);
  }
}
