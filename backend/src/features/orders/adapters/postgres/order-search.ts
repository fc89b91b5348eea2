import { transferReference } from '@shop/contracts/rules/bank/transfer-reference';
import { withPlainMobiles } from '@shop/contracts/rules/phone';
import { typedPaise } from '@shop/contracts/rules/typed/typed-money';
import { sql, type RawBuilder } from 'kysely';
import type { Reads } from '../../../../platform/persistence/database.ts';
import { hasWords } from '../../../../platform/persistence/listing/conditions.ts';
import { WORDS_OF_ORDER } from '../../../../platform/persistence/listing/words-of-order.ts';

/** Raw SQL: conditions of the search, in the words of its indexes. */

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

/** What is known of a search before the orders are looked for. */
export interface KnownSearch {
  words: SearchedWord[];
  /** Whether a receipt has the whole of it for its reference. */
  isReference: boolean;
}

/** The words that are typed; phones as they are kept, letters as a keyboard composes them. */
function wordsIn(search: string): string[] {
  const plain = search.normalize('NFC').replace(/(₹|\brs\.?)\s+(?=\d)/gi, '$1');
  return withPlainMobiles(plain).split(/\s+/).filter(Boolean);
}

/** Looks up which words are item codes or belong to pickup locations, and whether all of them are one reference. */
export async function knownSearch(reads: Reads, search: string): Promise<KnownSearch> {
  const texts = wordsIn(search);
  if (texts.length === 0) return { words: [], isReference: false };
  const words = await reads.rows(sql<SearchedWord>`
    SELECT typed.text, p.id AS product_id,
      p.id IS NOT NULL AND p.stock IS NOT NULL AND p.counted_since IS NULL AS counted,
      ARRAY(SELECT l.id::text FROM pickup_location l
        WHERE length(typed.text) > 2 AND strpos(lower(l.name), lower(typed.text)) > 0) AS pickup_ids
    FROM unnest(${texts}::text[]) WITH ORDINALITY AS typed (text, position)
    LEFT JOIN product p ON p.code = upper(typed.text) ORDER BY typed.position`);
  const reference = texts.length > 1 ? referenceIn(search) : null;
  const isReference =
    reference !== null &&
    (await reads.row(sql`SELECT FROM receipt r WHERE r.reference LIKE ${reference} LIMIT 1`)) !== null;
  return { words, isReference };
}

/**
 * The orders `o` in which every word is found: in number, name, phone, city, LR number and e-mail, or as their PIN code,
 * pickup location, a sum, an item or a receipt of theirs. Each of these has an index, so that a word costs what it finds; what
 * several words find is intersected in the index, and no order is read that lacks one of them.
 */
export function foundBy(search: string, known: KnownSearch | undefined): RawBuilder<unknown>[] {
  const unknown = (text: string) => ({ text, productId: null, counted: false, pickupIds: [] });
  const each = (known?.words ?? wordsIn(search).map(unknown)).map(hasWord);
  // A reference is spelled with spaces too. One that nobody has would cost the look at every order.
  const reference = known?.isReference ? withReference(search) : null;
  return reference ? [sql`((${sql.join(each, sql` AND `)}) OR ${reference})`] : each;
}

function hasWord(word: SearchedWord): RawBuilder<unknown> {
  const { text, productId, counted, pickupIds } = word;
  if (productId !== null) return hasItem(productId, counted);
  const reference = withReference(text);
  const places = [
    ...hasWords(WORDS_OF_ORDER, text),
    ...(PIN_CODE.test(text) ? [sql`o.pin_code = ${text}`] : []),
    ...(pickupIds.length > 0 ? [sql`o.pickup_location_id = ANY(${pickupIds}::uuid[])`] : []),
    ...(reference ? [reference] : []),
    ...ofSum(text),
  ];
  return sql`(${sql.join(places, sql` OR `)})`;
}

/** A sum, as somebody reads it off a transfer: the total, what is still to be paid, or a receipt. */
function ofSum(typed: string): RawBuilder<unknown>[] {
  const paise = typedPaise(typed);
  if (paise === null) return [];
  return [
    sql`o.total_paise = ${paise}::bigint`,
    sql`o.balance_paise = ${paise}::bigint`,
    sql`o.id = ANY(ARRAY(SELECT p.order_id FROM receipt r JOIN payment p ON p.receipt_id = r.id
      WHERE r.amount_paise = ${paise}::bigint AND r.amount_paise > 0))`,
  ];
}

function hasItem(productId: string, counted: boolean): RawBuilder<unknown> {
  return counted
    ? sql`o.id IN (SELECT e.order_id FROM stock_entry e WHERE e.product_id = ${productId}::uuid AND e.change < 0)`
    : sql`EXISTS (SELECT FROM order_line l WHERE l.order_id = o.id AND l.product_id = ${productId}::uuid)`;
}

function withReference(typed: string): RawBuilder<unknown> | null {
  const reference = referenceIn(typed);
  if (reference === null) return null;
  return sql`o.id = ANY(ARRAY(SELECT p.order_id FROM receipt r JOIN payment p ON p.receipt_id = r.id
    WHERE r.reference LIKE ${reference}))`;
}

/** What a reference with this in it is LIKE; null where it is too little of one. */
function referenceIn(typed: string): string | null {
  const plain = transferReference(typed);
  return plain !== null && plain.length >= LEAST_OF_REFERENCE && /\d/.test(plain) ? `%${plain}%` : null;
}
