import { Body, Controller, Param } from '@nestjs/common';
import type { StaffView } from '@shop/contracts/accounts/views';
import { BankFileParams, PayoutBatchParams } from '@shop/contracts/payouts/requests';
import * as endpoints from '@shop/contracts/schemes/endpoints';
import { ProposeRefundsRequest } from '@shop/contracts/schemes/requests';
import { CurrentStaff } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, NeedsPassword, Route } from '../../../../platform/http/route.ts';
import { bankFileOf } from '../../../../platform/printing/bank-file.ts';
import { ExportFiles } from '../../../../platform/printing/export-files.ts';
import { SchemeRefunds } from '../../application/scheme-refunds.ts';

const actorOf = ({ id, name }: StaffView) => ({ kind: 'staff', id, name }) as const;

/** Members whose year is over, paid back in batches. */
@Controller()
export class AdminRefundsController {
  constructor(
    private readonly refunds: SchemeRefunds,
    private readonly files: ExportFiles,
  ) {}

  @Route(endpoints.readRefunds)
  @Needs('payments.refund')
  read(@CurrentStaff() { id }: StaffView) {
    return this.refunds.read(id);
  }

  @Route(endpoints.proposeRefunds)
  @Needs('payments.refund')
  @Once()
  propose(@Body() { refunds }: ProposeRefundsRequest, @CurrentStaff() staff: StaffView) {
    return this.refunds.propose(refunds, actorOf(staff));
  }

  @Route(endpoints.approveRefunds)
  @Needs('payments.refund')
  @NeedsPassword('refunds-approved')
  @Once()
  approve(@Param() { number }: PayoutBatchParams, @CurrentStaff() staff: StaffView) {
    return this.refunds.approve(number, actorOf(staff));
  }

  @Route(endpoints.discardRefunds)
  @Needs('payments.refund')
  @Once()
  discard(@Param() { number }: PayoutBatchParams, @CurrentStaff() staff: StaffView) {
    return this.refunds.discard(number, actorOf(staff));
  }

  @Route(endpoints.exportRefundFile)
  @Needs('payments.refund')
  @NeedsPassword('exported')
  async bankFile(@Param() { number, format }: BankFileParams) {
    const transfers = await this.refunds.transfers(number);
    return this.files.make(
      `scheme-refunds-${number}`,
      format,
      bankFileOf('Scheme refund', format),
      transfers,
    );
  }
}
