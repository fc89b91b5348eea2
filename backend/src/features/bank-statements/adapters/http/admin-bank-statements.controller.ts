import { Body, Controller, Param, Query } from '@nestjs/common';
import * as endpoints from '@shop/contracts/bank-statements/endpoints';
import {
  BackEntryRequest,
  BankStatementParams,
  ListBankStatementsQuery,
  NotOursRequest,
  OpenBankStatementRequest,
  RecordBankRowRequest,
  RecordCertainRequest,
} from '@shop/contracts/bank-statements/requests';
import type {
  BankStatementRowView,
  BankStatementView,
  BankView,
  RecordedBankRowView,
  RecordedCertainView,
} from '@shop/contracts/bank-statements/views';
import type { ListPage } from '@shop/contracts/listing/views';
import { StaffActor } from '../../../../platform/http/current-person.ts';
import { Once } from '../../../../platform/http/once.ts';
import { Needs, Route } from '../../../../platform/http/route.ts';
import type { Actor } from '../../../../shared/actor.ts';
import { BankStatementRepository } from '../../application/bank-statement-repository.ts';
import { OpenStatement } from '../../application/open-statement.ts';
import { ReadStatement } from '../../application/read-statement.ts';
import { RecordRow } from '../../application/record-row.ts';

@Controller()
export class AdminBankStatementsController {
  constructor(
    private readonly repository: BankStatementRepository,
    private readonly opening: OpenStatement,
    private readonly reading: ReadStatement,
    private readonly recording: RecordRow,
  ) {}

  @Route(endpoints.listBankStatements)
  @Needs('payments.record')
  list(@Query() query: ListBankStatementsQuery): Promise<ListPage<BankStatementRowView>> {
    return this.repository.page(query);
  }

  @Route(endpoints.listBanks)
  @Needs('payments.record')
  banks(): Promise<BankView[]> {
    return this.repository.banks();
  }

  @Route(endpoints.openBankStatement)
  @Needs('payments.record')
  @Once()
  open(
    @Body() body: OpenBankStatementRequest,
    @StaffActor() actor: Actor & { id: string },
  ): Promise<{ id: string }> {
    return this.opening.execute(body, actor);
  }

  @Route(endpoints.readBankStatement)
  @Needs('payments.record')
  read(@Param() { id }: BankStatementParams): Promise<BankStatementView> {
    return this.reading.execute(id);
  }

  /** Without a key: each row is recorded once, and what is asked for again is left. */
  @Route(endpoints.recordCertain)
  @Needs('payments.record')
  recordCertain(
    @Body() { rows }: RecordCertainRequest,
    @StaffActor() actor: Actor,
  ): Promise<RecordedCertainView> {
    return this.recording.certain(rows, actor);
  }

  @Route(endpoints.recordBankRow)
  @Needs('payments.record')
  @Once()
  async record(
    @Param() { id }: BankStatementParams,
    @Body() body: RecordBankRowRequest,
    @StaffActor() actor: Actor,
  ): Promise<RecordedBankRowView> {
    return { parts: await this.recording.byHand(id, body, actor) };
  }

  @Route(endpoints.bringInBankRow)
  @Needs('payments.record')
  @Once()
  async bringIn(@Param() { id }: BankStatementParams): Promise<{ id: string }> {
    await this.recording.bringIn(id);
    return { id };
  }

  @Route(endpoints.backEntry)
  @Needs('payments.record')
  @Once()
  async isEntry(
    @Param() { id }: BankStatementParams,
    @Body() { entry }: BackEntryRequest,
    @StaffActor() actor: Actor,
  ): Promise<RecordedBankRowView> {
    return { parts: await this.recording.isEntry(id, entry, actor) };
  }

  @Route(endpoints.unlinkBankRow)
  @Needs('payments.record')
  @Once()
  async isNoEntry(
    @Param() { id }: BankStatementParams,
    @StaffActor() actor: Actor & { kind: 'staff' },
  ): Promise<{ id: string }> {
    await this.recording.isNoEntry(id, actor);
    return { id };
  }

  @Route(endpoints.decideNotOurs)
  @Needs('payments.record')
  @Once()
  async notOurs(
    @Param() { id }: BankStatementParams,
    @Body() { notOurs }: NotOursRequest,
    @StaffActor() actor: Actor,
  ): Promise<NotOursRequest> {
    await this.recording.notOurs(id, notOurs, actor);
    return { notOurs };
  }
}
