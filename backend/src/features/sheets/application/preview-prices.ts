import { Injectable } from '@nestjs/common';
import type { SentSheet } from '@shop/contracts/sheets/requests';
import type { ChangePreviewView } from '@shop/contracts/sheets/views';
import { amount } from '../domain/typed-cells.ts';
import { readFigures } from '../domain/typed-figures.ts';
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
    const columns = { mrpPaise: amount, netPaise: amount };
    const { rows, unreadable } = readFigures(columns, await this.sheets.whole(staffId, sent));
    return this.changeSets.preview(this.prices, rows, unreadable, staffId);
  }
}
