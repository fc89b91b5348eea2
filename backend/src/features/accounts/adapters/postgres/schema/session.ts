import { defineEntity, p } from '@mikro-orm/postgresql';
import { instant } from '../../../../../platform/persistence/columns.ts';

export const session = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    id: p.uuid().primary(),
    audience: p.enum(['admin', 'referrer']),
    personId: p.uuid(),
    tokenHash: p.text().unique('session_token_unique'),
    previousTokenHash: p.text().nullable(),
    rotatedAt: instant(),
    createdAt: instant(),
    expiresAt: instant(),
    endedAt: instant().nullable(),
    userAgent: p.text().default(''),
    accessVersion: p
      .integer()
      .default(0)
      .comment('The person’s when they proved who they are; it counts while theirs is the same'),
    provenAt: instant().nullable().comment('When the person last typed their password'),
  },
  comment: 'One row a family of refresh tokens; a reused old token ends the family',
  indexes: [
    { name: 'session_person', properties: ['audience', 'personId'] },
    { name: 'session_previous_token', properties: ['previousTokenHash'] },
  ],
});

export const knownDevice = defineEntity({
  name: 'KnownDevice',
  tableName: 'known_device',
  properties: {
    tokenHash: p.text().primary(),
    audience: p.enum(['admin', 'referrer']).primary(),
    personId: p.uuid().primary(),
    lastUsedAt: instant(),
  },
  comment: 'Who signed in on which device before: their tries there have a count of their own',
  indexes: [{ name: 'known_device_person', properties: ['audience', 'personId', 'lastUsedAt'] }],
});
