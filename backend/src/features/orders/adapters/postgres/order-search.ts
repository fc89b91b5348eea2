import { plainReference } from '@shop/contracts/rules/payments';
import { withPlainMobiles } from '@shop/contracts/rules/phone';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../../persistence/database.ts';
import { hasWords } from '../../../../persistence/listing/conditions.ts';

/** A word that orders are searched by, and what beside an order has it for its name. */
export interface SearchedWord {
  text: string;
  /** The product of this item code. */
  productId: string | null;
  /** Whether every order of the product took from a counted shelf: then the stock's ledger finds them. */
  counted: boolean;
  pickupIds: string[];
}

/** So many letters and digits of a reference, of which one is a digit, are looked for among receipts. */
const LEAST_OF_REFERENCE = 4;
const PIN_CODE = /^\d{6}$/;

/** Of the orders `o`; the text is the index's. */
export const WORDS_OF_ORDER = sql`o.number || ' ' || o.customer_name || ' ' || o.phone || ' ' || o.city`;

/** The words that are typed; phones as they are kept, letters as a keyboard composes them. */
function wordsIn(search: string): string[] {
  return withPlainMobiles(search.normalize('NFC')).split(/\s+/).filter(Boolean);
}

/** Looks up which words are item codes or belong to pickup locations. */
export async function knownWords(database: Database, search: string): Promise<SearchedWord[]> {
  const texts = wordsIn(search);
  if (texts.length === 0) return [];
  const rows = await database.rows(sql<SearchedWord>`
    SELECT typed.text, p.id AS product_id,
      p.id IS NOT NULL AND p.stock IS NOT NULL AND p.counted_since IS NULL AS counted,
      ARRAY(SELECT l.id::text FROM pickup_location l
        WHERE length(typed.text) > 2 AND strpos(lower(l.name), lower(typed.text)) > 0) AS pickup_ids
    FROM unnest(${texts}::text[]) WITH ORDINALITY AS typed (text, position)
    LEFT JOIN product p ON p.code = upper(typed.text) ORDER BY typed.position`);
  return rows;
}

/**
 * The orders `o` in which every word is found: in number, name, phone and city, LR number and e-mail, or as their PIN
 * code, pickup location, an item or a receipt of theirs. Each of these has an index, so that a word costs what it finds.
 */
export function foundBy(search: string, known: readonly SearchedWord[] | undefined): RawBuilder<unknown>[] {
  const unknown = (text: string) => ({ text, productId: null, counted: false, pickupIds: [] });
  const words = known ?? wordsIn(search).map(unknown);
  if (words.length < 2) return words.map(hasWord);
  // A reference is spelled with spaces too.
  const reference = withReference(search);
  const each = words.map(hasWord);
  return reference ? [sql`((${sql.join(each, sql` AND `)}) OR ${reference})`] : each;
}

function hasWord(word: SearchedWord): RawBuilder<unknown> {
  const { text, productId, counted, pickupIds } = word;
  if (productId !== null) return hasItem(productId, counted);
  const reference = withReference(text);
  const places = [
    ...hasWords(WORDS_OF_ORDER, text),
    ...hasWords(sql`o.lr_number`, text),
    ...hasWords(sql`o.email`, text),
    ...(PIN_CODE.test(text) ? [sql`o.pin_code = ${text}`] : []),
    ...(pickupIds.length > 0 ? [sql`o.pickup_location_id = ANY(${pickupIds}::uuid[])`] : []),
    ...(reference ? [reference] : []),
  ];
  return sql`(${sql.join(places, sql` OR `)})`;
}

function hasItem(productId: string, counted: boolean): RawBuilder<unknown> {
  return counted
    ? sql`o.id IN (SELECT e.order_id FROM stock_entry e WHERE e.product_id = ${productId}::uuid AND e.change < 0)`
    : sql`EXISTS (SELECT FROM order_line l WHERE l.order_id = o.id AND l.product_id = ${productId}::uuid)`;
}

function withReference(typed: string): RawBuilder<unknown> | null {
  const plain = plainReference(typed);
  if (plain === null || plain.length < LEAST_OF_REFERENCE || !/\d/.test(plain)) return null;
  return sql`o.id = ANY(ARRAY(SELECT p.order_id FROM receipt r JOIN payment p ON p.receipt_id = r.id
    WHERE r.reference LIKE ${`%${plain}%`}))`;
}
