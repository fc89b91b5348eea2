import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { ProposalState } from '@shop/contracts/rules/orders/proposals';
import { Database } from '../../../../persistence/database.ts';
import type { Actor } from '../../../../shared/actor.ts';
import { Identifiers } from '../../../../shared/identifiers.ts';
import type { Order } from '../../domain/order.ts';
import { ProposalRepository, type NewProposal, type Proposal } from '../../domain/proposal.ts';

const columns = sql`id, state, reason, order_revision, lines, was_total_paise, total_paise, settled_by_kind`;
const isWaiting = sql`state IN ('open', 'declined')`;

/** Whoever reads or writes one has its order locked. */
@Injectable()
export class PostgresProposalRepository extends ProposalRepository {
  constructor(
    private readonly database: Database,
    private readonly identifiers: Identifiers,
  ) {
    super();
  }

  async add(order: Order, proposal: NewProposal, actor: Actor, at: Date): Promise<void> {
    await this.database.run(sql`
      INSERT INTO order_proposal (id, order_id, order_revision, reason, lines, was_total_paise, total_paise, proposed_at,
        proposed_by, proposed_by_name)
      VALUES (${this.identifiers.uuid()}, ${order.id}, ${order.revision}, ${proposal.reason},
        ${JSON.stringify(proposal.lines)}::jsonb, ${proposal.wasTotalPaise}, ${proposal.totalPaise}, ${at}, ${actor.id},
        ${actor.name})`);
  }

  find(order: Order, id: string): Promise<Proposal | null> {
    return this.database.row(sql<Proposal>`
      SELECT ${columns} FROM order_proposal WHERE id = ${id}::uuid AND order_id = ${order.id}`);
  }

  waiting(order: Order): Promise<Proposal | null> {
    return this.database.row(sql<Proposal>`
      SELECT ${columns} FROM order_proposal WHERE order_id = ${order.id} AND ${isWaiting}`);
  }

  async settle(
    { id }: Proposal,
    state: Exclude<ProposalState, 'open'>,
    actor: Actor,
    at: Date,
    saidBy: string | null = null,
  ): Promise<void> {
    await this.database.run(sql`
      UPDATE order_proposal SET state = ${state}, settled_at = ${at}, settled_by_kind = ${actor.kind},
        settled_by_name = ${actor.name}, said_by = ${saidBy}
      WHERE id = ${id}::uuid`);
  }

  async overtake(order: Order, at: Date): Promise<void> {
    await this.database.run(sql`
      UPDATE order_proposal SET state = 'overtaken', overtaken_at = ${at}
      WHERE order_id = ${order.id} AND ${isWaiting}`);
  }

  async takeUpAgain(order: Order): Promise<void> {
    await this.database.run(sql`
      UPDATE order_proposal SET overtaken_at = NULL, state = CASE WHEN settled_at IS NULL THEN 'open' ELSE 'declined' END
      WHERE order_id = ${order.id} AND overtaken_at = (
        SELECT max(e.at) FROM order_event e WHERE e.order_id = ${order.id} AND e.kind IN ('packed', 'cancelled'))`);
  }
}
