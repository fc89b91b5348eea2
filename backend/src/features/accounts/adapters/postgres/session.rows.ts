import { defineEntity, p } from '@mikro-orm/core';
import type { Session, SignedInAudience } from '../../domain/session.ts';

export class SessionRow implements Session {
  id!: string;
  audience!: SignedInAudience;
  personId!: string;
  accessVersion!: number;
  tokenHash!: string;
  previousTokenHash!: string | null;
  rotatedAt!: Date;
  createdAt!: Date;
  expiresAt!: Date;
  endedAt!: Date | null;
  userAgent!: string;
  provenAt!: Date | null;
}

export const sessionRows = defineEntity({
  class: SessionRow,
  tableName: 'session',
  properties: {
    id: p.uuid().primary(),
    audience: p.string().$type<SignedInAudience>(),
    personId: p.uuid(),
    accessVersion: p.integer(),
    tokenHash: p.text(),
    previousTokenHash: p.text().nullable().strictNullable(),
    rotatedAt: p.datetime(),
    createdAt: p.datetime(),
    expiresAt: p.datetime(),
    endedAt: p.datetime().nullable().strictNullable(),
    userAgent: p.text(),
    provenAt: p.datetime().nullable().strictNullable(),
  },
});
