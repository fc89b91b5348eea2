import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { SessionRepository, type Rotation } from '../../domain/session-repository.ts';
import type { Session, SignedInAudience } from '../../domain/session.ts';
import { SessionRow } from './session.rows.ts';

@Injectable()
export class PostgresSessionRepository extends SessionRepository {
  constructor(private readonly em: EntityManager) {
    super();
  }

  /** Whoever signs in leaves their sessions of long ago behind. */
  async add(session: Session): Promise<void> {
    const { audience, personId, createdAt } = session;
    await this.em.nativeDelete(SessionRow, { audience, personId, expiresAt: { $lt: createdAt } });
    await this.em.insert(SessionRow, session);
  }

  find(id: string, audience: SignedInAudience): Promise<Session | null> {
    return this.em.fork().findOne(SessionRow, { id, audience });
  }

  async rotate(id: string, { newest, used, next, at, expiresAt }: Rotation): Promise<boolean> {
    const changed = await this.em.nativeUpdate(
      SessionRow,
      { id, tokenHash: newest, endedAt: null },
      { tokenHash: next, previousTokenHash: used, rotatedAt: at, expiresAt },
    );
    return changed === 1;
  }

  async prove(id: string, at: Date): Promise<void> {
    await this.em.nativeUpdate(SessionRow, { id, endedAt: null }, { provenAt: at });
  }

  async end(id: string, at: Date): Promise<void> {
    await this.em.nativeUpdate(SessionRow, { id, endedAt: null }, { endedAt: at });
  }
}
