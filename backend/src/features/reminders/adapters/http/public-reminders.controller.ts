import { Body, Controller, HttpCode, Ip } from '@nestjs/common';
import { askReminder } from '@shop/contracts/reminders/endpoints';
import { AskReminderRequest } from '@shop/contracts/reminders/requests';
import { Route } from '../../../../http/route.ts';
import { AskReminder } from '../../application/ask-reminder.ts';

@Controller()
export class PublicRemindersController {
  constructor(private readonly asking: AskReminder) {}

  @HttpCode(204)
  @Route(askReminder)
  ask(@Body() body: AskReminderRequest, @Ip() address: string): Promise<void> {
    return this.asking.execute(body, address);
  }
}
