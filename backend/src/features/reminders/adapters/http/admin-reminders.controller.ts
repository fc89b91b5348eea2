import { Controller, Query } from '@nestjs/common';
import { listReminders } from '@shop/contracts/reminders/endpoints';
import { ListRemindersQuery } from '@shop/contracts/reminders/requests';
import type { ReminderPageView } from '@shop/contracts/reminders/views';
import { Needs, Route } from '../../../../http/route.ts';
import { Reminders } from '../../application/reminders.ts';

@Controller()
export class AdminRemindersController {
  constructor(private readonly reminders: Reminders) {}

  @Route(listReminders)
  @Needs('reminders.read')
  list(@Query() { page }: ListRemindersQuery): Promise<ReminderPageView> {
    return this.reminders.page(page ?? 1);
  }
}
