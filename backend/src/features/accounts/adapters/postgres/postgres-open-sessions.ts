import { Injectable } from '@nestjs/common';
import type { AccountSessionView } from '@shop/contracts/users/views';
import { sql, type RawBuilder } from 'kysely';
import { Database } from '../../../../persistence/database.ts';
import { OpenSessions } from '../../application/sign-in/open-sessions.ts';
import type { AccountId } from '../../domain/account.ts';
import { AREA_TABLES } from './areas.ts';

@Injectable()
export class PostgresOpenSessions extends OpenSessions {
  constructor(private readonly database: Database) {
    super();
  }

  of(account: AccountId, current: string, now: Date): Promise<AccountSessionView[]> {
    const { people, mayRead } = AREA_TABLES[account.audience];
    return this.database.rows(sql<AccountSessionView>`
      SELECT s.id, s.user_agent, s.created_at AS opened_at, s.rotated_at AS last_used_at, s.id = ${current}::uuid AS is_this
      FROM session s JOIN ${people} p ON p.id = s.person_id AND p.access_version = s.access_version AND ${mayRead}
      WHERE ${alive(account)} AND s.expires_at > ${now} ORDER BY s.rotated_at DESC, s.id`);
  }

  async end(account: AccountId, sessionId: string, at: Date): Promise<boolean> {
    const ended = await this.database.run(sql`
      UPDATE session s SET ended_at = ${at} WHERE ${alive(account)} AND s.id = ${sessionId}`);
    return ended === 1;
  }

  async endOthers(account: AccountId, kept: string, at: Date): Promise<void> {
    await this.database.run(sql`
      UPDATE session s SET ended_at = ${at} WHERE ${alive(account)} AND s.id <> ${kept}`);
  }

  async carryOver(account: AccountId, sessionId: string): Promise<void> {
    const { people } = AREA_TABLES[account.audience];
    await this.database.run(sql`
      UPDATE session s SET access_version = p.access_version FROM ${people} p
      WHERE p.id = ${account.id} AND ${alive(account)} AND s.id = ${sessionId}`);
  }
}

const alive = ({ audience, id }: AccountId): RawBuilder<unknown> =>
  sql`s.audience = ${audience} AND s.person_id = ${id} AND s.ended_at IS NULL`;
