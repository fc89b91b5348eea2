import { Injectable } from '@nestjs/common';
import type { AccountSessionView } from '@shop/contracts/users/views';
import { expressionBuilder } from 'kysely';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import type { ShopDatabase } from '../../../../platform/persistence/shop-database.ts';
import { SessionRepository, type KnownDevice, type Rotation } from '../../application/session-repository.ts';
import type { AccountId } from '../../domain/account.ts';
import type { Session, SignedInAudience } from '../../domain/session.ts';
import { AREA_TABLES, peopleOf } from './areas.ts';

const MOST_DEVICES_OF_A_PERSON = 20;

@Injectable()
export class PostgresSessionRepository extends SessionRepository {
  constructor(private readonly database: Database) {
    super();
  }

  /** Whoever signs in leaves their sessions of long ago behind. */
  async add(session: Session): Promise<void> {
    const { audience, personId, createdAt } = session;
    await this.database.run(
      db
        .deleteFrom('session')
        .where('audience', '=', audience)
        .where('personId', '=', personId)
        .where('expiresAt', '<', createdAt.toISOString()),
    );
    await this.database.run(db.insertInto('session').values(session));
  }

  async find(id: string, audience: SignedInAudience): Promise<Session | null> {
    const row = await this.database.row(
      db.selectFrom('session').selectAll().where('id', '=', id).where('audience', '=', audience),
    );
    return (
      row && {
        ...row,
        rotatedAt: new Date(row.rotatedAt),
        createdAt: new Date(row.createdAt),
        expiresAt: new Date(row.expiresAt),
        endedAt: row.endedAt === null ? null : new Date(row.endedAt),
        provenAt: row.provenAt === null ? null : new Date(row.provenAt),
      }
    );
  }

  async rotate(id: string, { newest, used, next, at, expiresAt }: Rotation): Promise<boolean> {
    const changed = await this.database.run(
      open(id)
        .set({ tokenHash: next, previousTokenHash: used, rotatedAt: at, expiresAt })
        .where('tokenHash', '=', newest),
    );
    return changed === 1;
  }

  async prove(id: string, at: Date): Promise<void> {
    await this.database.run(open(id).set({ provenAt: at }));
  }

  async end(id: string, at: Date): Promise<void> {
    await this.database.run(open(id).set({ endedAt: at }));
  }

  openOf(account: AccountId, current: string, now: Date): Promise<AccountSessionView[]> {
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

  async endOwn(account: AccountId, sessionId: string, at: Date): Promise<boolean> {
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

  async peopleOn(audience: SignedInAudience, tokenHash: string, since: Date): Promise<string[]> {
    const rows = await this.database.rows(
      db
        .selectFrom('known_device')
        .select('personId')
        .where('tokenHash', '=', tokenHash)
        .where('audience', '=', audience)
        .where('lastUsedAt', '>', since.toISOString()),
    );
    return rows.map(({ personId }) => personId);
  }

  async rememberDevice({ audience, personId, tokenHash, at }: KnownDevice): Promise<void> {
    await this.database.run(
      db
        .insertInto('known_device')
        .values({ tokenHash, audience, personId, lastUsedAt: at })
        .onConflict((oc) =>
          oc.columns(['tokenHash', 'audience', 'personId']).doUpdateSet({ lastUsedAt: at }),
        ),
    );
    const older = db
      .selectFrom('known_device')
      .select('tokenHash')
      .where('audience', '=', audience)
      .where('personId', '=', personId)
      .orderBy('lastUsedAt', 'desc')
      .offset(MOST_DEVICES_OF_A_PERSON);
    await this.database.run(
      db
        .deleteFrom('known_device')
        .where('audience', '=', audience)
        .where('personId', '=', personId)
        .where('tokenHash', 'in', older),
    );
  }
}

/** A change of a session that has not ended. */
function open(id: string) {
  return db.updateTable('session').where('id', '=', id).where('endedAt', 'is', null);
}

/** Of an account's sessions those that nobody ended. */
function alive({ audience, id }: AccountId) {
  return expressionBuilder<ShopDatabase, 'session'>().and({
    'session.audience': audience,
    'session.personId': id,
    'session.endedAt': null,
  });
}
