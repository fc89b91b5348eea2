import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { ProposalState } from '@shop/contracts/rules/orders/proposals';
import { Database } from '../../../../platform/persistence/database.ts';
import { jsonb } from '../../../../platform/persistence/json-of.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import type { StaffPerson } from '../../../../shared/actor.ts';
import { Identifiers } from '../../../../shared/identifiers.ts';
import type { Order } from '../../domain/order.ts';
import { ProposalRepository, type NewProposal, type Proposal, type Settler } from '../../domain/proposal.ts';

const COLUMNS = [
  ...(['id', 'state', 'reason', 'orderRevision', 'lines'] as const),
  ...(['wasTotalPaise', 'totalPaise', 'settledByKind'] as const),
] as const;
const WAITING = ['open', 'declined'] as const;

/** Whoever reads or writes one has its order locked. */
@Injectable()
export class PostgresProposalRepository extends ProposalRepository {
  constructor(
    private readonly database: Database,
    private readonly identifiers: Identifiers,
  ) {
    super();
  }

  async add(order: Order, proposal: NewProposal, actor: StaffPerson, at: Date): Promise<void> {
    const { reason, lines, wasTotalPaise, totalPaise } = proposal;
    await this.database.run(
      db.insertInto('order_proposal').values({
        id: this.identifiers.uuid(),
        orderId: order.id,
        orderRevision: order.revision,
        reason,
        lines: jsonb(lines),
        wasTotalPaise,
        totalPaise,
        proposedAt: at,
        proposedBy: actor.id,
        proposedByName: actor.name,
      }),
    );
  }

  find(order: Order, id: string): Promise<Proposal | null> {
    return this.database.row(
      db.selectFrom('order_proposal').select(COLUMNS).where('id', '=', id).where('orderId', '=', order.id),
    );
  }

  waiting(order: Order): Promise<Proposal | null> {
    return this.database.row(
      db
        .selectFrom('order_proposal')
        .select(COLUMNS)
        .where('orderId', '=', order.id)
        .where('state', 'in', WAITING),
    );
  }

  async settle(
    { id }: Proposal,
    state: Exclude<ProposalState, 'open'>,
    actor: Settler,
    at: Date,
    saidBy: string | null = null,
  ): Promise<void> {
    await this.database.run(
      db
        .updateTable('order_proposal')
        .set({ state, settledAt: at, settledByKind: actor.kind, settledByName: actor.name, saidBy })
        .where('id', '=', id),
    );
  }

  async overtake(order: Order, at: Date): Promise<void> {
    await this.database.run(
      db
        .updateTable('order_proposal')
        .set({ state: 'overtaken', overtakenAt: at })
        .where('orderId', '=', order.id)
        .where('state', 'in', WAITING),
    );
  }

  async takeUpAgain({ id }: Order): Promise<void> {
    await this.database.run(
      db
        .updateTable('order_proposal')
        .set({
          overtakenAt: null,
          state: sql`CASE WHEN settled_at IS NULL THEN 'open' ELSE 'declined' END`,
        })
        .where('orderId', '=', id)
        .where('overtakenAt', '=', (eb) =>
          eb
            .selectFrom('order_event')
            .select(({ fn }) => fn.max('at').as('at'))
            .where('orderId', '=', id)
            .where('kind', 'in', ['packed', 'cancelled']),
        ),
    );
  }
}
