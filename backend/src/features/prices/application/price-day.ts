import { Injectable } from '@nestjs/common';
import type { SentSheet } from '@shop/contracts/change-sets/requests';
import type { ChangePreviewView, ChangeSetView } from '@shop/contracts/change-sets/views';
import { DomainError } from '../../../shared/domain-error.ts';
import type { AuditEntry } from '../../../shared/records/audit-log.ts';
import { ChangeSets } from '../../change-sets/application/change-sets.ts';
import { SheetParts } from '../../change-sets/application/sheet-parts.ts';
import { readPrices } from '../domain/typed-prices.ts';
import { Prices } from './prices.ts';

type Actor = AuditEntry['actor'];

/** A season's prices, all at once: previewed, applied now or at an hour, taken back. */
@Injectable()
export class PriceDay {
  constructor(
    private readonly prices: Prices,
    private readonly sheets: SheetParts,
    private readonly changeSets: ChangeSets,
  ) {}

  /** @throws DomainError nothing-to-change: no row has a code; sheet-incomplete, sheet-too-long */
  async preview(sent: SentSheet, madeBy: string): Promise<ChangePreviewView> {
    const sheet = await this.sheets.whole(madeBy, sent);
    const { rows, unreadable } = readPrices(
      sheet.map(({ row, cells: [code = '', mrp = '', net = ''] }) => ({ row, code, mrp, net })),
    );
    if (rows.length + unreadable.length === 0) throw new DomainError('invalid', 'nothing-to-change', {});
    return this.changeSets.preview(this.prices, rows, unreadable, madeBy);
  }

  apply(id: string, at: string | null, actor: Actor): Promise<ChangeSetView> {
    return this.changeSets.apply(this.prices, id, at === null ? null : new Date(at), actor);
  }

  withdraw(id: string): Promise<ChangeSetView> {
    return this.changeSets.withdraw(this.prices, id);
  }

  undo(id: string, actor: Actor): Promise<ChangeSetView> {
    return this.changeSets.undo(this.prices, id, actor);
  }

  recent(): Promise<ChangeSetView[]> {
    return this.changeSets.recent(this.prices);
  }

  isStillToCome(id: string): Promise<boolean> {
    return this.changeSets.isStillToCome(this.prices, id);
  }

  /** @returns how many changes were due */
  applyDue(): Promise<number> {
    return this.changeSets.applyDue(this.prices);
  }
}
