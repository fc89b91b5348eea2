import type { StaffForm } from './staff-form.ts';

/** An order that left, with an invoice over its five gift boxes; finds the address of the invoice. */
const INVOICED = `
  WITH gone AS (
    UPDATE orders SET state = 'dispatched', transporter = 'KPN', lr_number = 'LR-1', lr_date = current_date, parcels = 1
    WHERE number = $1 RETURNING *),
  billed AS (
    SELECT id, jsonb_build_object('orderNumber', number, 'isWithinState', true,
      'seller', '{ "name": "Agal", "legalName": "Agal Crackers", "address": "Main Road", "city": "Sivakasi",
        "pinCode": "626123", "stateCode": "33", "stateName": "Tamil Nadu", "gstin": "33AAAAA0000A1Z9",
        "licenceNumber": "E/1", "phones": ["9842100123"], "email": "office@agalcrackers.example" }'::jsonb,
      'buyer', jsonb_build_object('name', customer_name, 'phone', phone, 'address', address, 'city', city, 'district',
        district, 'stateCode', state_code, 'stateName', state_name, 'pinCode', pin_code),
      'delivery', jsonb_build_object('name', customer_name, 'address', address, 'city', city, 'pinCode', pin_code),
      'lines', '[{ "charge": null, "code": "GB-04", "name": "Lakshmi Gift Box (42 items)", "nameTa": null, "unit": "Box",
        "content": null, "quantity": 5, "hsn": "3604", "ratePaise": 61000, "amountPaise": 305000, "discountPaise": 0,
        "basisPoints": 1800, "totalPaise": 305000, "taxablePaise": 258474, "cgstPaise": 23263, "sgstPaise": 23263,
        "igstPaise": 0 }]'::jsonb,
      'totals', '{ "discountPaise": 0, "taxablePaise": 258474, "cgstPaise": 23263, "sgstPaise": 23263, "igstPaise": 0,
        "roundingPaise": 0, "totalPaise": 305000 }'::jsonb) AS content FROM gone),
  made AS (
    INSERT INTO invoice (id, kind, prefix, financial_year, order_id, issued_at, day, reason, taxable_paise, cgst_paise,
      sgst_paise, igst_paise, rounding_paise, total_paise, content)
    SELECT uuidv7(), 'invoice', 'FRM', '26-27', id, now(), current_date, '', 258474, 23263, 23263, 0, 0, 305000, content
    FROM billed RETURNING number)
  SELECT '/admin/invoices/' || replace(number, '/', '-') AS address FROM made`;

export const invoiceForms: readonly StaffForm[] = [
  {
    name: 'goods that are credited',
    at: { ofOrder: INVOICED },
    opens: 'Credit goods',
    field: 'Reason',
    typed: 'Wet on the way',
    also: [['Lakshmi Gift Box (42 items), of 5', '1']],
    send: 'Make the credit note',
    call: 'credit-notes',
    done: 'The credit note is made.',
    conflict: {
      refused: 'credit-exceeds-invoice',
      details: { code: 'GB-04', left: 2 },
      says: 'Of GB-04 no more than 2 can be credited',
    },
  },
];
