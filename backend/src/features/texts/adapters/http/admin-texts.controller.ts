import type { TextEntry } from '@shop/contracts/rules/texts/shop-texts';
import { Body, Controller, Param } from '@nestjs/common';
import { OrderNumberParams } from '@shop/contracts/orders/requests';
import {
  listTexts,
  previewText,
  readAcceptedTerms,
  readDeskText,
  readTextVersion,
  saveText,
} from '@shop/contracts/texts/desk-endpoints';
import {
  PreviewTextRequest,
  SaveTextRequest,
  TextParams,
  TextVersionParams,
} from '@shop/contracts/texts/requests';
import type { AcceptedTermsView, DeskTextView, TextRowView } from '@shop/contracts/texts/views';
import { StaffActor } from '../../../../platform/http/current-person.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import type { AuditEntry } from '../../../../shared/records/audit-log.ts';
import { found } from '../../../../shared/domain-error.ts';
import { TermsRepository } from '../../application/accepted-terms.ts';
import { PageTexts } from '../../application/page-texts.ts';
import { TextDesk } from '../../application/text-desk.ts';

@Controller()
export class AdminTextsController {
  constructor(
    private readonly desk: TextDesk,
    private readonly texts: PageTexts,
    private readonly terms: TermsRepository,
  ) {}

  @Route(listTexts)
  @Needs('texts.read')
  async list(): Promise<{ texts: TextRowView[] }> {
    return { texts: await this.desk.list() };
  }

  @Route(readDeskText)
  @Needs('texts.read')
  read(@Param() { id, language }: TextParams): Promise<DeskTextView> {
    return this.desk.read(id, language);
  }

  @Route(readTextVersion)
  @Needs('texts.read')
  version(@Param() { id, language, version }: TextVersionParams): Promise<TextEntry> {
    return this.desk.version(id, language, version);
  }

  @Route(saveText)
  @Needs('texts.write')
  save(
    @Param() { id, language }: TextParams,
    @Body() { revision, ...typed }: SaveTextRequest,
    @StaffActor() actor: AuditEntry['actor'],
  ): Promise<DeskTextView> {
    return this.desk.save(id, language, typed, revision, actor);
  }

  @Route(previewText)
  @Needs('texts.read')
  preview(@Param() { id, language }: TextParams, @Body() typed: PreviewTextRequest): Promise<TextEntry> {
    return this.texts.filled(id, this.desk.checked(id, typed), language);
  }

  @Route(readAcceptedTerms)
  @Needs('orders.read')
  async acceptedTerms(@Param() { number }: OrderNumberParams): Promise<AcceptedTermsView> {
    return found(await this.terms.acceptedBy(number));
  }
}
