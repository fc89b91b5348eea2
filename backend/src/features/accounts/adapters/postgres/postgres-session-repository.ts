import { Injectable } from '@nestjs/common';
import { Database } from '../../../../platform/persistence/database.ts';
import { db } from '../../../../platform/persistence/query-builder.ts';
import { SessionRepository, type Rotation } from '../../domain/session-repository.ts';
import type { Session, SignedInAudience } from '../../domain/session.ts';

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
}

/** A change of a session that has not ended. */
function open(id: string) {
  return db.updateTable('session').where('id', '=', id).where('endedAt', 'is', null);
}
