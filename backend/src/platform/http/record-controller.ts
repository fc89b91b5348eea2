import { Body, Controller, Inject, Param, Query, type StreamableFile, type Type } from '@nestjs/common';
import { requestOf } from '@shop/contracts/fields-request';
import { ExportParams, RecordParams, SearchedQuery } from '@shop/contracts/listing/requests';
import type { RecordKind } from '@shop/contracts/record-kind';
import type { Entered, EnteredFields } from '@shop/contracts/rules/entered-fields';
import { mobileDigits } from '@shop/contracts/rules/phone';
import { pinCodeDigits } from '@shop/contracts/rules/places/pin-code';
import { saved } from '@shop/contracts/validation';
import { found } from '../../shared/domain-error.ts';
import type { AuditEntry } from '../../shared/records/audit-log.ts';
import type { RecordList } from '../../shared/records/records.ts';
import { RevisedRecords } from '../../shared/records/revised-records.ts';
import { exportCell } from '../printing/export-cell.ts';
import { ExportFiles } from '../printing/export-files.ts';
import { StaffActor } from './current-person.ts';
import { Once } from './once.ts';
import { Needs, NeedsPassword, Route } from './route.ts';

/** Serves a kind of plain records: its list, its file, and the reading, adding and saving of one. */
export function recordController<Topic extends string, Fields extends EnteredFields, Row extends object>(
  { topic, audited: kind, fields, may, endpoints }: RecordKind<Topic, Fields, Row>,
  port: abstract new () => RecordList<SearchedQuery, Row, Entered<Fields>>,
): Type {
  class AddRequest extends requestOf<EnteredFields>(fields) {}
  class SaveRequest extends saved(AddRequest) {}
  const columns = Object.entries<EnteredFields[string]>(fields).flatMap(([name, field]) =>
    field.column
      ? [{ head: field.column.heading, value: (row: Row) => exportCell(field, row[name as keyof Row]) }]
      : [],
  );

  @Controller()
  class RecordController {
    constructor(
      @Inject(port) private readonly list: RecordList<SearchedQuery, Row, Entered<Fields>>,
      private readonly records: RevisedRecords,
      private readonly files: ExportFiles,
    ) {}

    @Route(endpoints.list)
    @Needs(may.read)
    page(@Query() query: SearchedQuery) {
      return this.list.page(query);
    }

    @Route(endpoints.export)
    @Needs(may.write)
    @NeedsPassword('exported')
    async export(@Param() { format }: ExportParams, @Query() query: SearchedQuery): Promise<StreamableFile> {
      return this.files.make(topic, format, columns, await this.list.all(query));
    }

    @Route(endpoints.read)
    @Needs(may.read)
    async read(@Param() { id }: RecordParams) {
      return found(await this.list.records.find(id));
    }

    @Route(endpoints.add)
    @Needs(may.write)
    @Once()
    add(@Body() entered: AddRequest, @StaffActor() actor: AuditEntry['actor']) {
      const value = normalised(fields, entered as Entered<Fields>);
      return this.records.add({ to: this.list.records, kind, value, actor });
    }

    @Route(endpoints.save)
    @Needs(may.write)
    save(
      @Param() { id: key }: RecordParams,
      @Body() { revision, ...entered }: SaveRequest,
      @StaffActor() actor: AuditEntry['actor'],
    ) {
      const value = normalised(fields, entered as Entered<Fields>);
      return this.records.replace({ among: this.list.records, kind, key, value, revision, actor });
    }
  }

  // By these names the API's documentation tells the kinds apart: AddPickupLocationRequest.
  const name = kind.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  Object.defineProperty(RecordController, 'name', { value: `Admin${name}Controller` });
  Object.defineProperty(AddRequest, 'name', { value: `Add${name}Request` });
  Object.defineProperty(SaveRequest, 'name', { value: `Save${name}Request` });
  return RecordController;
}

/** Phone numbers and PIN codes in their one spelling. */
function normalised<Fields extends EnteredFields>(fields: Fields, entered: Entered<Fields>): Entered<Fields> {
  const values = Object.entries(entered).map(([name, value]: [string, unknown]): [string, unknown] => {
    const kind = typeof value === 'string' ? fields[name]?.kind : undefined;
    if (kind === 'phone') return [name, mobileDigits(String(value)) ?? value];
    return [name, kind === 'pin' ? (pinCodeDigits(String(value)) ?? value) : value];
  });
  return Object.fromEntries(values) as Entered<Fields>;
}
