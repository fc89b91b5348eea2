import type { TestDatabase } from './test-database.ts';

/** A transfer that the statement of a bank of its own tells of. */
export async function addBankRow(
  database: TestDatabase,
  row: { reference: string; day: string; amountPaise: number; description: string },
): Promise<void> {
  const { reference, day, amountPaise, description } = row;
  await database.query(
    `WITH bank AS (INSERT INTO bank (id, name, heads) VALUES (uuidv7(), $1, '[]') RETURNING id),
       statement AS (INSERT INTO bank_statement (id, bank_id, file_name, opened_at, opened_by_name, known, debits, refused)
         SELECT uuidv7(), id, 'october.csv', now(), 'The owner', 0, 0, '[]' FROM bank RETURNING id)
     INSERT INTO bank_row (id, statement_id, place, identity, day, amount_paise, mode, description, reference)
       SELECT uuidv7(), id, 2, $1 || ' ' || $3, $2, $3::bigint, 'upi', $4, $1 FROM statement`,
    [reference, day, amountPaise, description],
  );
}
