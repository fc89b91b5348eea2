import type { Client } from 'pg';
import { EMAILS } from './find-customer.ts';
import { receiptOwed, transferOf, transferOwed } from './settled.ts';

/** What stands where something was: said on screens and papers. */
const ERASED = `'Erased'`;
const NO_PHONE = `'0000000000'`;
/** As long as those that let somebody in, and told to nobody: the old link leads nowhere. */
const NEW_TOKEN = `left(translate(encode(uuid_send(gen_random_uuid()), 'base64'), '+/=', '-_'), 22)`;

/** In place of a customer in an order that is kept as JSON. */
const NOBODY = `'{"name": "Erased", "phone": "0000000000", "whatsapp": null, "email": null, "address": "", "city": "",
  "district": "", "pinCode": "", "gstin": null, "tradeName": null}'`;

const ofOrder = 'order_id IN (SELECT id FROM gone_order)';
const ofMembership = 'membership_id IN (SELECT id FROM gone_membership)';
const ofPayment = `id IN (SELECT receipt_id FROM payment WHERE ${ofOrder})`;

/**
 * What goes with its rows; ids, numbers, sums and days of ledgers stay, and invoices as they are. Contacts in what is
 * left of other rows go afterwards (`erase-contacts.ts`).
 */
const STATEMENTS = [
  `UPDATE order_revision SET content = jsonb_set(content, '{customer}', (content -> 'customer') || ${NOBODY})
     || '{"remarks": ""}' WHERE ${ofOrder}`,
  `UPDATE order_event SET text = '', actor_name = CASE actor_kind WHEN 'customer' THEN ${ERASED} ELSE actor_name END
     WHERE ${ofOrder}`,
  `UPDATE order_proposal SET said_by = NULL,
     settled_by_name = CASE settled_by_kind WHEN 'customer' THEN ${ERASED} ELSE settled_by_name END WHERE ${ofOrder}`,
  `UPDATE own_change SET reason = '', answer = CASE WHEN answer IS NULL THEN NULL ELSE ${ERASED} END, request_hash = '',
     settled_by_name = CASE settled_by_kind WHEN 'customer' THEN ${ERASED} ELSE settled_by_name END,
     content = jsonb_set(content, '{customer}', (content -> 'customer') || ${NOBODY}) || '{"remarks": ""}' WHERE ${ofOrder}`,
  `DELETE FROM claim_photo WHERE claim_id IN (SELECT id FROM order_claim WHERE ${ofOrder})`,
  `UPDATE order_claim SET remark = '', answer = CASE WHEN answer IS NULL THEN NULL ELSE ${ERASED} END, request_hash = ''
     WHERE ${ofOrder}`,
  `UPDATE stock_entry SET note = '' WHERE ${ofOrder}`,
  `UPDATE stock_entry SET actor_name = ${ERASED} WHERE ${ofOrder} AND actor_name IN (SELECT word FROM gone_word)`,
  `UPDATE bank_row SET description = ${ERASED} WHERE reference IN (SELECT reference FROM (
     SELECT ${transferOf('m', 'receipt')} AS reference FROM receipt m WHERE ${ofPayment}
     UNION SELECT ${transferOf('e', 'entry')} FROM membership_entry e WHERE ${ofMembership}) transfer WHERE NOT ${transferOwed('transfer.reference')})`,
  // Where neither the bank nor whoever typed it has a number.
  `UPDATE bank_row SET description = ${ERASED} WHERE reference IS NULL AND id IN (SELECT bank_row_id FROM bank_backing
     WHERE receipt_id IN (SELECT id FROM receipt m WHERE ${ofPayment} AND NOT ${receiptOwed('m')})
       OR entry_id IN (SELECT id FROM membership_entry WHERE ${ofMembership}))`,
  // What another file said of the same transfer.
  `UPDATE bank_row copy SET description = ${ERASED} FROM bank_row told
     WHERE copy.left_out AND told.id = copy.twin_id AND told.description = ${ERASED} AND copy.description <> ${ERASED}`,
  `UPDATE receipt_correction SET reason = ${ERASED}
     WHERE receipt_id IN (SELECT id FROM receipt m WHERE ${ofPayment} AND NOT ${receiptOwed('m')})`,
  `UPDATE receipt m SET note = '' WHERE note <> '' AND ${ofPayment} AND NOT ${receiptOwed('m')}`,
  `UPDATE payment SET note = '' WHERE ${ofOrder}`,
  `UPDATE referral_flag SET reason = ${ERASED} WHERE reason IS NOT NULL AND ${ofOrder}`,
  `DELETE FROM order_sent WHERE ${ofOrder}`,
  `DELETE FROM device_order WHERE ${ofOrder}`,
  `DELETE FROM printing WHERE orders::text ~ ANY ((SELECT pg_temp.naming_any(array_agg(word))
     FROM (SELECT number AS word FROM gone_order UNION SELECT id::text FROM gone_order) own)::text[])`,
  `DELETE FROM attempt WHERE answer::text ~ ANY ((SELECT pg_temp.naming_any(array_agg(number))
     FROM (SELECT number FROM gone_order UNION SELECT number FROM gone_membership) own)::text[])`,
  `DELETE FROM pgboss.job_common WHERE ${EMAILS}`,
  `DELETE FROM contact_answer WHERE message_id IN (SELECT id FROM gone_message)`,
  `DELETE FROM contact_message WHERE id IN (SELECT id FROM gone_message)`,
  `UPDATE contact_message SET email = NULL WHERE lower(email) IN (SELECT word FROM gone_contact)`,
  `DELETE FROM reminder WHERE id IN (SELECT id FROM gone_reminder)`,
  `UPDATE membership_event SET text = '',
     actor_name = CASE actor_kind WHEN 'customer' THEN ${ERASED} ELSE actor_name END WHERE ${ofMembership}`,
  `DELETE FROM replaced_passbook_link WHERE ${ofMembership}`,
  `UPDATE refund_row SET name = ${ERASED}, payee = '{"upiId": null, "accountName": null, "accountNumber": null, "ifsc": null}'
     WHERE ${ofMembership}`,
  `UPDATE membership_entry SET note = '' WHERE ${ofMembership}`,
  `UPDATE membership SET nominee_phone = NULL WHERE nominee_phone IN (SELECT word FROM gone_contact)`,
  `UPDATE membership SET name = ${ERASED}, phone = ${NO_PHONE}, address = '', nominee_name = '', nominee_relation = '',
     nominee_phone = NULL, email = NULL, pay_to = NULL, token = ${NEW_TOKEN}, content_hash = '' WHERE id IN (SELECT id FROM gone_membership)`,
  `UPDATE orders SET customer_name = ${ERASED}, phone = ${NO_PHONE}, whatsapp = NULL, email = NULL, address = '', city = '',
     district = '', pin_code = '', gstin = '', trade_name = '', remarks = '', hold_reason = NULL, token = ${NEW_TOKEN}, content_hash = '', sent_by = NULL
     WHERE id IN (SELECT id FROM gone_order)`,
  `UPDATE orders SET whatsapp = NULL WHERE id IN (SELECT id FROM gone_whatsapp)`,
];

/** The customer's own rows. */
export async function eraseRows(client: Client): Promise<void> {
  for (const statement of STATEMENTS) await client.query(statement);
}
