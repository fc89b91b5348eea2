import { isGstin, stateOfGstin } from '@shop/contracts/rules/documents/gstin';
import type { EInvoiceProblem } from '@shop/contracts/rules/documents/invoices/e-invoice';
import { gstinOf, placeOfSupplyOf, sumOf } from '@shop/contracts/rules/documents/invoices/invoice';
import { isShippedElsewhere } from './inv-01.ts';
import type { Registrable } from './registrable.ts';

const NUMBER = /^[A-Za-z1-9][A-Za-z0-9/-]{0,15}$/;
const PIN = /^[1-9]\d{5}$/;
const STATE = /^(?:0[1-9]|[12]\d|3[0-8]|9[79])$/;
/** Six digits are asked for above a turnover of ₹5 crore, which is the limit of e-invoices as well. */
const HSN = /^\d{6}(?:\d\d)?$/;

/** What the portal would refuse, before it is sent. */
export function problemsOf({ number, kind, credits, content }: Registrable): EInvoiceProblem[] {
  const { seller, buyer, delivery, lines, totals } = content;
  const gstin = gstinOf(content);
  const is = (problem: EInvoiceProblem, holds: boolean) => (holds ? [problem] : []);
  const { discountPaise: _, ...sums } = sumOf(lines, totals.roundingPaise);
  return [
    ...is('number-unfit', !NUMBER.test(number)),
    ...is(
      'seller-incomplete',
      !(isGstin(seller.gstin) && isAddress(seller.legalName, seller) && PIN.test(seller.pinCode)),
    ),
    ...is('buyer-gstin-wrong', !isGstin(gstin)),
    ...is('buyer-state-other', isGstin(gstin) && stateOfGstin(gstin) !== buyer.stateCode),
    ...is('buyer-address-missing', !isAddress(buyer.tradeName ?? buyer.name, buyer)),
    ...is('buyer-pin-missing', !PIN.test(buyer.pinCode)),
    ...is('place-unknown', !STATE.test(placeOfSupplyOf(content).code)),
    ...is(
      'delivery-incomplete',
      isShippedElsewhere(content) && !(isAddress(delivery.name, delivery) && PIN.test(delivery.pinCode)),
    ),
    ...is(
      'hsn-short',
      lines.some(({ hsn }) => !HSN.test(hsn)),
    ),
    ...is('note-without-invoice', kind === 'credit-note' && credits === null),
    ...is(
      'sums-differ',
      lines.some((line) => line.totalPaise !== taxedOf(line)) ||
        Object.entries(sums).some(([name, paise]) => totals[name as keyof typeof sums] !== paise),
    ),
  ];
}

/** Names and towns have three letters at least. */
function isAddress(name: string, { address, city }: { address: string; city: string }): boolean {
  return name.trim().length >= 3 && address.trim() !== '' && city.trim().length >= 3;
}

function taxedOf(line: { taxablePaise: number; cgstPaise: number; sgstPaise: number; igstPaise: number }) {
  return line.taxablePaise + line.cgstPaise + line.sgstPaise + line.igstPaise;
}
