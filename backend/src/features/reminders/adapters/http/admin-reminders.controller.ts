import { Controller, HttpCode, Param, Query } from '@nestjs/common';
import { ExportParams } from '@shop/contracts/listing/requests';
import type { ListPage } from '@shop/contracts/listing/views';
import {
  deleteReminder,
  exportReminders,
  listReminders,
  tellReminder,
  untellReminder,
} from '@shop/contracts/reminders/endpoints';
import { ListRemindersQuery, ReminderParams } from '@shop/contracts/reminders/requests';
import type { ReminderView } from '@shop/contracts/reminders/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { StaffActor } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import { type ExportColumn, ExportFiles } from '../../../../platform/printing/export-files.ts';
import type { AuditEntry } from '../../../../shared/records/audit-log.ts';
import { Clock } from '../../../../shared/clock.ts';
import { found } from '../../../../shared/domain-error.ts';
import { DeleteReminder } from '../../application/delete-reminder.ts';
import { Reminders } from '../../application/reminders.ts';

/** A broadcast takes phones with the country's code. */
const reminderExport: readonly ExportColumn<ReminderView>[] = [
  { head: 'Phone', value: ({ channel, contact }) => (channel === 'phone' ? `91${contact}` : null) },
  { head: 'E-mail', value: ({ channel, contact }) => (channel === 'email' ? contact : null) },
  { head: 'Asked', value: ({ at }) => formatInstant(at) },
  { head: 'Told', value: ({ toldAt }) => toldAt && formatInstant(toldAt) },
];

@Controller()
export class AdminRemindersController {
  constructor(
    private readonly reminders: Reminders,
    private readonly deleting: DeleteReminder,
    private readonly clock: Clock,
    private readonly files: ExportFiles,
  ) {}

  @Route(listReminders)
  @Needs('reminders.read')
  list(@Query() query: ListRemindersQuery): Promise<ListPage<ReminderView>> {
    return this.reminders.page(query);
  }

  @Route(exportReminders)
  @Needs('reminders.export')
  @NeedsPassword('exported')
  async export(@Param() { format }: ExportParams, @Query() query: ListRemindersQuery) {
    return this.files.make('reminders', format, reminderExport, await this.reminders.all(query));
  }

  @Route(tellReminder)
  @Needs('reminders.handle')
  @Once()
  async tell(@Param() { id }: ReminderParams): Promise<ReminderView> {
    return found(await this.reminders.markPhoneNotified(id, this.clock.now()));
  }

  @Route(untellReminder)
  @Needs('reminders.handle')
  @Once()
  async untell(@Param() { id }: ReminderParams): Promise<ReminderView> {
    return found(await this.reminders.unmarkPhoneNotified(id));
  }

  @HttpCode(204)
  @Route(deleteReminder)
  @Needs('reminders.handle')
  @Once()
  delete(@Param() { id }: ReminderParams, @StaffActor() actor: AuditEntry['actor']): Promise<void> {
    return this.deleting.execute(id, actor);
  }
}
