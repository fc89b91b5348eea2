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

  async add(session: Session): Promise<void> {
    await this.em.insert(SessionRow, session);
  }

  find(id: string, audience: SignedInAudience): Promise<Session | null> {
    return this.em.fork().findOne(SessionRow, { id, audience });
  }

  async rotate(id: string, { from, to, at, expiresAt }: Rotation): Promise<boolean> {
    const changed = await this.em.nativeUpdate(
      SessionRow,
      { id, tokenHash: from, endedAt: null },
      { tokenHash: to, previousTokenHash: from, rotatedAt: at, expiresAt },
    );
    return changed === 1;
  }

  async end(id: string, at: Date): Promise<void> {
    await this.em.nativeUpdate(SessionRow, { id, endedAt: null }, { endedAt: at });
  }
}
