import { Body, Controller, HttpCode } from '@nestjs/common';
import { askReminder, forgetReminder } from '@shop/contracts/reminders/endpoints';
import { AskReminderRequest, ForgetReminderRequest } from '@shop/contracts/reminders/requests';
import { ClientNetwork } from '../../../../http/client-network.ts';
import { Route } from '../../../../http/route.ts';
import type { Network } from '../../../../shared/network.ts';
import { AskReminder } from '../../../seasons/application/ask-reminder.ts';
import { OpeningLetters } from '../../application/opening-letters.ts';

@Controller()
export class PublicRemindersController {
  constructor(
    private readonly asking: AskReminder,
    private readonly letters: OpeningLetters,
  ) {}

  @HttpCode(204)
  @Route(askReminder)
  ask(@Body() body: AskReminderRequest, @ClientNetwork() network: Network): Promise<void> {
    return this.asking.execute(body, network);
  }

  @HttpCode(204)
  @Route(forgetReminder)
  forget(@Body() { token }: ForgetReminderRequest): Promise<void> {
    return this.letters.forgetByLink(token);
  }
}
