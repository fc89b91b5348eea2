import { Injectable } from '@nestjs/common';
import type { SentSheet } from '@shop/contracts/sheets/requests';
import type { ChangePreviewView } from '@shop/contracts/sheets/views';
import { DomainError } from '../../../shared/domain-error.ts';
import { readPrices } from '../domain/typed-prices.ts';
import { ChangeSets } from './change-sets.ts';
import { Prices } from './prices.ts';
import { SheetParts } from './sheet-parts.ts';

/** What a season's prices would change, all at once. */
@Injectable()
export class PreviewPrices {
  constructor(
    private readonly prices: Prices,
    private readonly sheets: SheetParts,
    private readonly changeSets: ChangeSets,
  ) {}

  /** @throws DomainError nothing-to-change: no row has a code; sheet-incomplete, sheet-too-long */
  async execute(sent: SentSheet, staffId: string): Promise<ChangePreviewView> {
    const sheet = await this.sheets.whole(staffId, sent);
    const { rows, unreadable } = readPrices(
      sheet.map(({ row, cells: [code = '', mrp = '', net = ''] }) => ({ row, code, mrp, net })),
    );
    if (rows.length + unreadable.length === 0) throw new DomainError('invalid', 'nothing-to-change', {});
    return this.changeSets.preview(this.prices, rows, unreadable, staffId);
  }
}
