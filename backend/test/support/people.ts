import { hash } from '@node-rs/argon2';
import type { Role } from '@shop/contracts/rules/permissions';
import { v7 as uuidv7 } from 'uuid';
import type { Caller } from './caller.ts';
import type { TestDatabase } from './database/test-database.ts';

export const PASSWORD = 'three sparklers and a rocket';
/** Cheap to check: what the hash costs is the hasher's own test. */
const passwordHash = await hash(PASSWORD, { memoryCost: 64, timeCost: 1, parallelism: 1 });

/** As the dialog does, where the last time was ten minutes ago. */
export async function typePassword(caller: Caller): Promise<void> {
  await caller.step('/api/admin/session/password', { password: PASSWORD });
}

export interface Person {
  id: string;
  email: string;
}

export async function addStaff(database: TestDatabase, role: Role): Promise<Person> {
  const id = uuidv7();
  const email = `${role}-${id}@shop.test`;
  await database.query(
    'INSERT INTO staff (id, email, name, role, password_hash, created_at) VALUES ($1, $2, $3, $4, $5, now())',
    [id, email, `The ${role}`, role, passwordHash],
  );
  return { id, email };
}

/** One who was invited and has no password yet. */
export async function addInvitedReferrer(database: TestDatabase, code: string): Promise<Person> {
  const person = await addReferrer(database, code);
  await database.query("UPDATE referrer SET state = 'invited', password_hash = NULL WHERE id = $1", [
    person.id,
  ]);
  return person;
}

export async function addReferrer(
  database: TestDatabase,
  code: string,
  reached: { email?: null; phone?: string } = {},
): Promise<Person> {
  const id = uuidv7();
  const email = `${code.toLowerCase()}@referrer.test`;
  await database.query(
    `INSERT INTO referrer (id, name, phone, email, code, state, password_hash, created_at)
     VALUES ($1, $2, $6, $3, $4, 'active', $5, now())`,
    [
      id,
      `Referrer ${code}`,
      reached.email === null ? null : email,
      code,
      passwordHash,
      reached.phone ?? '9842100888',
    ],
  );
  return { id, email };
}
