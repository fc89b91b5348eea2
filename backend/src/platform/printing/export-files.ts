import { Injectable, StreamableFile } from '@nestjs/common';
import type { ExportFormat } from '@shop/contracts/listing/views';
import { type ExportCell, document } from './export-document.ts';
import { PrintWorker } from './print-worker.ts';

/** A column of an exported list. */
export interface ExportColumn<Row> {
  head: string;
  value: (row: Row) => ExportCell;
}

const TYPES: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Lists as files to take away, made in the print worker's thread. */
@Injectable()
export class ExportFiles {
  constructor(private readonly printWorker: PrintWorker) {}

  /** @throws DomainError busy */
  async make<Row>(
    name: string,
    format: ExportFormat,
    columns: readonly ExportColumn<Row>[],
    rows: readonly Row[],
  ): Promise<StreamableFile> {
    const heads = columns.map(({ head }) => head);
    const cells = rows.map((row) => columns.map(({ value }) => value(row)));
    const bytes = await this.printWorker.print(document, format, heads, cells);
    return new StreamableFile(bytes, {
      type: TYPES[format],
      disposition: `attachment; filename="${name}.${format}"`,
      length: bytes.length,
    });
  }
}
