import { Body, Controller, Param, Query } from '@nestjs/common';
import { ExportParams } from '@shop/contracts/listing/requests';
import type { ListPage } from '@shop/contracts/listing/views';
import * as endpoints from '@shop/contracts/schemes/endpoints';
import {
  CancelMemberRequest,
  CorrectEntryRequest,
  EnrolMemberRequest,
  EntryParams,
  ListEntriesQuery,
  ListMembersQuery,
  MemberParams,
  MemberPaymentRequest,
  SaveMemberRequest,
  SchemeParams,
} from '@shop/contracts/schemes/requests';
import type { MemberRowView, MemberView } from '@shop/contracts/schemes/member-views';
import { StaffActor } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import { ExportFiles } from '../../../../platform/printing/export-files.ts';
import type { AuditEntry } from '../../../../shared/records/audit-log.ts';
import { Clock } from '../../../../shared/clock.ts';
import { JoinScheme } from '../../application/join-scheme.ts';
import { MemberDesk } from '../../application/member-desk.ts';
import { Members } from '../../application/members.ts';
import { ledgerExport, memberExport } from './member-export.ts';

type Actor = AuditEntry['actor'];

@Controller()
export class AdminMembersController {
  constructor(
    private readonly members: Members,
    private readonly desk: MemberDesk,
    private readonly joining: JoinScheme,
    private readonly clock: Clock,
    private readonly files: ExportFiles,
  ) {}

  @Route(endpoints.listMembers)
  @Needs('schemes.read')
  list(@Query() query: ListMembersQuery): Promise<ListPage<MemberRowView>> {
    return this.members.page(query, this.clock.today());
  }

  @Route(endpoints.exportMembers)
  @Needs('members.export')
  @NeedsPassword('exported')
  async export(@Param() { format }: ExportParams, @Query() query: ListMembersQuery) {
    const rows = await this.members.all(query, this.clock.today());
    return this.files.make('members', format, memberExport, rows);
  }

  @Route(endpoints.exportEntries)
  @Needs('members.export')
  @NeedsPassword('exported')
  async exportLedger(@Param() { format }: ExportParams, @Query() query: ListEntriesQuery) {
    return this.files.make('passbooks', format, ledgerExport, await this.members.ledger(query));
  }

  @Route(endpoints.enrolMember)
  @Needs('members.handle')
  @Once()
  async enrol(
    @Param() { slug }: SchemeParams,
    @Body() body: EnrolMemberRequest,
    @StaffActor() actor: Actor,
  ): Promise<MemberView> {
    return this.desk.read(await this.joining.enrol(slug, body, actor));
  }

  @Route(endpoints.readMember)
  @Needs('schemes.read')
  read(@Param() { number }: MemberParams): Promise<MemberView> {
    return this.desk.read(number);
  }

  @Route(endpoints.saveMember)
  @Needs('members.handle')
  save(
    @Param() { number }: MemberParams,
    @Body() { revision, ...entry }: SaveMemberRequest,
    @StaffActor() actor: Actor,
  ) {
    return this.desk.save(number, entry, revision, actor);
  }

  @Route(endpoints.acceptMember)
  @Needs('members.handle')
  @Once()
  accept(@Param() { number }: MemberParams, @StaffActor() actor: Actor): Promise<MemberView> {
    return this.desk.accept(number, actor);
  }

  @Route(endpoints.renewPassbookLink)
  @Needs('members.handle')
  @Once()
  renewLink(@Param() { number }: MemberParams, @StaffActor() actor: Actor): Promise<MemberView> {
    return this.desk.renewLink(number, actor);
  }

  @Route(endpoints.askPayeeAgain)
  @Needs('payments.refund')
  @NeedsPassword('payee-again')
  @Once()
  askPayeeAgain(@Param() { number }: MemberParams, @StaffActor() actor: Actor): Promise<MemberView> {
    return this.desk.askPayeeAgain(number, actor);
  }

  @Route(endpoints.markMemberWarned)
  @Needs('members.handle')
  @Once()
  warned(@Param() { number }: MemberParams, @StaffActor() actor: Actor): Promise<MemberView> {
    return this.desk.warned(number, actor);
  }

  @Route(endpoints.recordMemberPayment)
  @Needs('payments.record')
  @Once()
  receive(
    @Param() { number }: MemberParams,
    @Body() body: MemberPaymentRequest,
    @StaffActor() actor: Actor,
  ): Promise<MemberView> {
    return this.desk.receive(number, body, actor);
  }

  @Route(endpoints.refundMember)
  @Needs('payments.refund')
  @NeedsPassword('refund')
  @Once()
  refund(
    @Param() { number }: MemberParams,
    @Body() body: MemberPaymentRequest,
    @StaffActor() actor: Actor,
  ): Promise<MemberView> {
    return this.desk.refund(number, body, actor);
  }

  @Route(endpoints.correctMemberEntry)
  @Needs('payments.correct')
  @NeedsPassword('correction')
  @Once()
  correct(
    @Param() { number, entry }: EntryParams,
    @Body() { reason }: CorrectEntryRequest,
    @StaffActor() actor: Actor,
  ): Promise<MemberView> {
    return this.desk.correct(number, entry, reason, actor);
  }

  @Route(endpoints.cancelMember)
  @Needs('payments.refund')
  @Once()
  cancel(
    @Param() { number }: MemberParams,
    @Body() body: CancelMemberRequest,
    @StaffActor() actor: Actor,
  ): Promise<MemberView> {
    return this.desk.cancel(number, body, actor);
  }
}
