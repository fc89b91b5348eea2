import { Injectable, StreamableFile } from '@nestjs/common';
import type { GstFile } from '@shop/contracts/reports/gst';
import { lastMonthOf, type GstPeriod } from '@shop/contracts/rules/documents/gst/period';
import { PrintWorker } from '../../../../platform/printing/print-worker.ts';
import type { Gstr1 } from '../../domain/gstr1/gstr1.ts';
import { portalJson } from '../../domain/gstr1/portal-json.ts';
import { sheetsOf } from '../../domain/gstr1/sheets.ts';
import { document } from './gst-workbook.ts';

const TYPES: Record<GstFile, string> = {
  json: 'application/json',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** GSTR-1 as files to take away. */
@Injectable()
export class GstFiles {
  constructor(private readonly printWorker: PrintWorker) {}

  /** @throws DomainError busy */
  async make(file: GstFile, gstr1: Gstr1, period: GstPeriod): Promise<StreamableFile> {
    const bytes =
      file === 'json'
        ? Buffer.from(JSON.stringify(portalJson(gstr1, lastMonthOf(period))))
        : await this.printWorker.print(document, sheetsOf(gstr1));
    return new StreamableFile(bytes, {
      type: TYPES[file],
      disposition: `attachment; filename="GSTR1-${gstr1.shopGstin}-${period}.${file}"`,
      length: bytes.length,
    });
  }
}
