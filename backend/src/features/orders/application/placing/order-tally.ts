import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../../shared/domain-error.ts';
import type { Sender } from '../../domain/sender.ts';

/** Words of our own lists: never what somebody typed, of which there is no end. */
interface Row {
  words: Record<'by' | 'outcome' | 'code', string>;
  count: number;
}

/**
 * How the orders that were sent to this process ended. `replayed`: sent again under its key, and answered with the
 * order that stands. `unknown`: nobody can say whether it stands, so it may be sent again.
 */
@Injectable()
export class OrderTally {
  private readonly rows = new Map<string, Row>();

  /** What is told from the beginning can be seen to grow: the first unknown order is no less news than the second. */
  constructor() {
    for (const by of ['customer', 'staff', 'referrer']) {
      for (const outcome of ['placed', 'replayed']) this.add({ by, outcome, code: '' }, 0);
      for (const code of ['database-unavailable', 'unexpected'])
        this.add({ by, outcome: 'unknown', code }, 0);
    }
  }

  taken({ kind }: Sender, outcome: 'placed' | 'replayed'): void {
    this.add({ by: kind, outcome, code: '' });
  }

  failed({ kind }: Sender, error: unknown): void {
    const refusal: DomainError | null = error instanceof DomainError ? error : null;
    const outcome = refusal && refusal.kind !== 'unavailable' ? 'refused' : 'unknown';
    this.add({ by: kind, outcome, code: refusal?.code ?? 'unexpected' });
  }

  counted(): Iterable<Row> {
    return this.rows.values();
  }

  private add(words: Row['words'], more = 1): void {
    const key = Object.values(words).join(' ');
    const row = this.rows.get(key);
    if (row) row.count += more;
    else this.rows.set(key, { words, count: more });
  }
}
