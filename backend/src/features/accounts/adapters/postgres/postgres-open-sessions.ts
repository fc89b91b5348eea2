import { Injectable } from '@nestjs/common';
import type { AccountSessionView } from '@shop/contracts/users/views';
import { expressionBuilder } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import type { ShopDatabase } from '../../../../platform/persistence/shop-database.ts';
import { OpenSessions } from '../../application/sign-in/open-sessions.ts';
import type { AccountId } from '../../domain/account.ts';
import { AREA_TABLES, peopleOf } from './areas.ts';

@Injectable()
export class PostgresOpenSessions extends OpenSessions {
  constructor(private readonly database: Database) {
    super();
  }

  of(account: AccountId, current: string, now: Date): Promise<AccountSessionView[]> {
    const { mayRead } = AREA_TABLES[account.audience];
    return this.database.rows(
      db
        .selectFrom('session')
        .innerJoin(peopleOf(account.audience), (join) =>
          join
            .onRef('p.id', '=', 'session.personId')
            .onRef('p.accessVersion', '=', 'session.accessVersion')
            .on(mayRead),
        )
        .select((eb) => [
          'session.id',
          'session.userAgent',
          'session.createdAt as openedAt',
          'session.rotatedAt as lastUsedAt',
          eb('session.id', '=', current).$castTo<boolean>().as('isThis'),
        ])
        .where(alive(account))
        .where('session.expiresAt', '>', now.toISOString())
        .orderBy('session.rotatedAt', 'desc')
        .orderBy('session.id'),
    );
  }

  async end(account: AccountId, sessionId: string, at: Date): Promise<boolean> {
    const ended = await this.database.run(
      db.updateTable('session').set({ endedAt: at }).where(alive(account)).where('id', '=', sessionId),
    );
    return ended === 1;
  }

  async endOthers(account: AccountId, kept: string, at: Date): Promise<void> {
    await this.database.run(
      db.updateTable('session').set({ endedAt: at }).where(alive(account)).where('id', '<>', kept),
    );
  }

  async carryOver(account: AccountId, sessionId: string): Promise<void> {
    await this.database.run(
      db
        .updateTable('session')
        .from(peopleOf(account.audience))
        .set((eb) => ({ accessVersion: eb.ref('p.accessVersion') }))
        .where('p.id', '=', account.id)
        .where(alive(account))
        .where('session.id', '=', sessionId),
    );
  }
}

/** Of an account's sessions those that nobody ended. */
function alive({ audience, id }: AccountId) {
  return expressionBuilder<ShopDatabase, 'session'>().and({
    'session.audience': audience,
    'session.personId': id,
    'session.endedAt': null,
  });
}
