import { Body, Controller, Param, Query } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import {
  answerContactMessage,
  exportContactMessages,
  finishContactMessage,
  listContactMessages,
  reopenContactMessage,
} from '@shop/contracts/contacts/endpoints';
import {
  AnswerContactMessageRequest,
  ContactMessageParams,
  ListContactMessagesQuery,
} from '@shop/contracts/contacts/requests';
import type { ContactMessageView } from '@shop/contracts/contacts/views';
import { ExportParams } from '@shop/contracts/listing/requests';
import type { ListPage } from '@shop/contracts/listing/views';
import { formatInstant } from '@shop/contracts/rules/days';
import { CurrentStaff } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import { type ExportColumn, ExportFiles } from '../../../../platform/printing/export-files.ts';
import { Clock } from '../../../../shared/clock.ts';
import { found } from '../../../../shared/domain-error.ts';
import { ContactMessages } from '../../application/contact-messages.ts';

const contactExport: readonly ExportColumn<ContactMessageView>[] = [
  { head: 'Sent', value: ({ at }) => formatInstant(at) },
  { head: 'Name', value: ({ name }) => name },
  { head: 'Phone', value: ({ phone }) => phone },
  { head: 'E-mail', value: ({ email }) => email },
  { head: 'About', value: ({ subject }) => subject },
  { head: 'Message', value: ({ message }) => message },
  { head: 'Answered', value: ({ done }) => done && formatInstant(done.at) },
  { head: 'Answered by', value: ({ done }) => done && done.by },
  { head: 'Answer', value: ({ answers }) => answers.map(({ text }) => text).join('\n\n') },
];

@Controller()
export class AdminContactsController {
  constructor(
    private readonly messages: ContactMessages,
    private readonly clock: Clock,
    private readonly files: ExportFiles,
  ) {}

  @Route(listContactMessages)
  @Needs('contacts.read')
  list(@Query() query: ListContactMessagesQuery): Promise<ListPage<ContactMessageView>> {
    return this.messages.page(query);
  }

  @Route(exportContactMessages)
  @Needs('contacts.export')
  @NeedsPassword('exported')
  async export(@Param() { format }: ExportParams, @Query() query: ListContactMessagesQuery) {
    return this.files.make('messages', format, contactExport, await this.messages.all(query));
  }

  @Route(finishContactMessage)
  @Needs('contacts.handle')
  @Once()
  async finish(
    @Param() { id }: ContactMessageParams,
    @CurrentStaff() staff: StaffView,
  ): Promise<ContactMessageView> {
    return found(await this.messages.finish(id, staff.name, this.clock.now()));
  }

  @Route(answerContactMessage)
  @Needs('contacts.handle')
  @Once()
  async answer(
    @Param() { id }: ContactMessageParams,
    @Body() { answer }: AnswerContactMessageRequest,
    @CurrentStaff() staff: StaffView,
  ): Promise<ContactMessageView> {
    return found(await this.messages.answer(id, answer.trim(), staff.name, this.clock.now()));
  }

  @Route(reopenContactMessage)
  @Needs('contacts.handle')
  @Once()
  async reopen(@Param() { id }: ContactMessageParams): Promise<ContactMessageView> {
    return found(await this.messages.reopen(id));
  }
}
