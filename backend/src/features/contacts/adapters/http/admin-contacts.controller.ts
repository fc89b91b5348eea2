import { Controller, Param, Query } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import { finishContactMessage, listContactMessages } from '@shop/contracts/contacts/endpoints';
import { ContactMessageParams, ListContactMessagesQuery } from '@shop/contracts/contacts/requests';
import type { ContactMessagePageView, ContactMessageView } from '@shop/contracts/contacts/views';
import { CurrentStaff } from '../../../../http/current-person.ts';
import { Needs, Route } from '../../../../http/route.ts';
import { Clock } from '../../../../shared/clock.ts';
import { found } from '../../../../shared/domain-error.ts';
import { ContactMessages } from '../../application/contact-messages.ts';

@Controller()
export class AdminContactsController {
  constructor(
    private readonly messages: ContactMessages,
    private readonly clock: Clock,
  ) {}

  @Route(listContactMessages)
  @Needs('contacts.read')
  list(@Query() { state, page }: ListContactMessagesQuery): Promise<ContactMessagePageView> {
    return this.messages.page(state ?? null, page ?? 1);
  }

  @Route(finishContactMessage)
  @Needs('contacts.handle')
  async finish(
    @Param() { id }: ContactMessageParams,
    @CurrentStaff() staff: StaffView,
  ): Promise<ContactMessageView> {
    return found(await this.messages.finish(id, staff.name, this.clock.now()));
  }
}
