import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../shared/clock.ts';
import { SessionRepository } from '../session-repository.ts';

/** Ends a session: its access token, too, is worth nothing from now on. */
@Injectable()
export class SignOut {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly clock: Clock,
  ) {}

  async execute(sessionId: string): Promise<void> {
    await this.sessions.end(sessionId, this.clock.now());
  }
}
