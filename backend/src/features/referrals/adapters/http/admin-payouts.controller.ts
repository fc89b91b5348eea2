import { Body, Controller, Param, Query, StreamableFile } from '@nestjs/common';
import { ListQuery } from '@shop/contracts/listing/requests';
import * as endpoints from '@shop/contracts/payouts/endpoints';
import {
  AnswerPayoutsRequest,
  BankFileParams,
  ListPayoutBatchesQuery,
  PayoutBatchParams,
  PayoutParams,
  ProposePayoutsRequest,
} from '@shop/contracts/payouts/requests';
import { ReferrerParams } from '@shop/contracts/referrers/requests';
import type { StaffView } from '@shop/contracts/accounts/views';
import { CurrentStaff } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import { bankFileOf } from '../../../../platform/printing/bank-file.ts';
import { ExportFiles } from '../../../../platform/printing/export-files.ts';
import { PayoutRepository } from '../../application/payout-repository.ts';
import { PayoutStatements } from '../../application/payout-statements.ts';
import { Payouts } from '../../application/payouts.ts';

const actorOf = ({ id, name }: StaffView) => ({ kind: 'staff', id, name }) as const;

@Controller()
export class AdminPayoutsController {
  constructor(
    private readonly payouts: Payouts,
    private readonly repository: PayoutRepository,
    private readonly statements: PayoutStatements,
    private readonly files: ExportFiles,
  ) {}

  @Route(endpoints.listPayoutBatches)
  @Needs('payouts.write')
  list(@Query() query: ListPayoutBatchesQuery) {
    return this.repository.page(query);
  }

  @Route(endpoints.previewPayouts)
  @Needs('payouts.write')
  preview() {
    return this.payouts.preview();
  }

  @Route(endpoints.proposePayouts)
  @Needs('payouts.write')
  @Once()
  propose(@Body() { payouts }: ProposePayoutsRequest, @CurrentStaff() staff: StaffView) {
    return this.payouts.propose(payouts, actorOf(staff));
  }

  @Route(endpoints.readPayoutBatch)
  @Needs('payouts.write')
  read(@Param() { number }: PayoutBatchParams, @CurrentStaff() { id }: StaffView) {
    return this.payouts.read(number, id);
  }

  @Route(endpoints.approvePayouts)
  @Needs('payouts.write')
  @NeedsPassword('payouts-approved')
  @Once()
  approve(@Param() { number }: PayoutBatchParams, @CurrentStaff() staff: StaffView) {
    return this.payouts.approve(number, actorOf(staff));
  }

  @Route(endpoints.discardPayouts)
  @Needs('payouts.write')
  @Once()
  discard(@Param() { number }: PayoutBatchParams, @CurrentStaff() staff: StaffView) {
    return this.payouts.discard(number, actorOf(staff));
  }

  @Route(endpoints.exportBankFile)
  @Needs('payouts.write')
  @NeedsPassword('exported')
  async bankFile(@Param() { number, format }: BankFileParams) {
    const transfers = await this.repository.transfers(number);
    return this.files.make(`payouts-${number}`, format, bankFileOf('Commission', format), transfers);
  }

  @Route(endpoints.answerPayouts)
  @Needs('payouts.write')
  @NeedsPassword('payouts-answered')
  @Once()
  answer(
    @Param() { number }: PayoutBatchParams,
    @Body() { answers }: AnswerPayoutsRequest,
    @CurrentStaff() staff: StaffView,
  ) {
    return this.payouts.answer(number, answers, actorOf(staff));
  }

  @Route(endpoints.listReferrerPayouts)
  @Needs('payouts.write')
  ofReferrer(@Param() { id }: ReferrerParams, @Query() query: ListQuery) {
    return this.repository.ofReferrer(id, query);
  }

  @Route(endpoints.readPayoutStatement)
  @Needs('payouts.write')
  statement(@Param() { reference }: PayoutParams) {
    return this.statements.read(reference);
  }

  @Route(endpoints.printPayoutStatement)
  @Needs('payouts.write')
  async print(@Param() { reference }: PayoutParams): Promise<StreamableFile> {
    const bytes = await this.statements.print(reference);
    const disposition = `inline; filename="${reference}.pdf"`;
    return new StreamableFile(bytes, { type: 'application/pdf', disposition, length: bytes.length });
  }
}
