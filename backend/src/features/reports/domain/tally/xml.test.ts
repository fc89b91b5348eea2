import { expect, test } from '@jest/globals';
import { USUAL_LEDGERS } from '../../../shop/application/initial-settings.ts';
import { mastersOf } from './ledgers.ts';
import type { Voucher } from './voucher.ts';
import { escaped, mastersXml, vouchersEnvelope, voucherXml } from './xml.ts';

const voucher: Voucher = {
  kind: 'sale',
  type: 'Sales',
  remoteId: 'invoice-1',
  day: '2026-10-05',
  number: 'DS/26-27/00042',
  reference: 'DS26-00042',
  party: 'Online Customers',
  name: 'Meena & <Co> மீனா',
  narration: 'Order DS26-00042, Meena & <Co> மீனா',
  supply: { stateName: 'Tamil Nadu', placeOfSupply: 'Karnataka', gstin: '29AAGCB7383J1Z4' },
  lines: [
    { of: 'customers', ledger: 'Online Customers', paise: 118_005 },
    { of: 'salesOutside', ledger: 'Sales & more', paise: -118_005 },
  ],
};

test('a sale has Tally’s elements in Tally’s order, debits negative, and names that break nothing', () => {
  const buyer = 'Meena &amp; &lt;Co&gt; மீனா';
  expect(voucherXml(voucher)).toBe(
    [
      '<TALLYMESSAGE xmlns:UDF="TallyUDF">',
      '<VOUCHER REMOTEID="invoice-1" VCHTYPE="Sales" ACTION="Create" OBJVIEW="Accounting Voucher View">',
      '<DATE>20261005</DATE><GUID>invoice-1</GUID>',
      '<GSTREGISTRATIONTYPE>Regular</GSTREGISTRATIONTYPE><STATENAME>Tamil Nadu</STATENAME>',
      `<NARRATION>Order DS26-00042, ${buyer}</NARRATION><COUNTRYOFRESIDENCE>India</COUNTRYOFRESIDENCE>`,
      '<PARTYGSTIN>29AAGCB7383J1Z4</PARTYGSTIN><PLACEOFSUPPLY>Karnataka</PLACEOFSUPPLY>',
      '<PARTYNAME>Online Customers</PARTYNAME><VOUCHERTYPENAME>Sales</VOUCHERTYPENAME>',
      '<PARTYLEDGERNAME>Online Customers</PARTYLEDGERNAME><VOUCHERNUMBER>DS/26-27/00042</VOUCHERNUMBER>',
      `<BASICBUYERNAME>${buyer}</BASICBUYERNAME><REFERENCE>DS26-00042</REFERENCE>`,
      `<PARTYMAILINGNAME>${buyer}</PARTYMAILINGNAME><PERSISTEDVIEW>Accounting Voucher View</PERSISTEDVIEW>`,
      '<EFFECTIVEDATE>20261005</EFFECTIVEDATE><ISINVOICE>No</ISINVOICE>',
      '<ALLLEDGERENTRIES.LIST><LEDGERNAME>Online Customers</LEDGERNAME><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE>',
      '<ISPARTYLEDGER>Yes</ISPARTYLEDGER><AMOUNT>-1180.05</AMOUNT></ALLLEDGERENTRIES.LIST>',
      '<ALLLEDGERENTRIES.LIST><LEDGERNAME>Sales &amp; more</LEDGERNAME><ISDEEMEDPOSITIVE>No</ISDEEMEDPOSITIVE>',
      '<ISPARTYLEDGER>No</ISPARTYLEDGER><AMOUNT>1180.05</AMOUNT></ALLLEDGERENTRIES.LIST>',
      '</VOUCHER></TALLYMESSAGE>\n',
    ].join(''),
  );
});

test('a sale to nobody with a GSTIN is to a consumer, in Tally’s words', () => {
  const supply = { stateName: 'Tamil Nadu', placeOfSupply: 'Tamil Nadu', gstin: null };
  const xml = voucherXml({ ...voucher, supply });
  expect(xml).toContain('<GSTREGISTRATIONTYPE>Unregistered/Consumer</GSTREGISTRATIONTYPE>');
  expect(xml).not.toContain('PARTYGSTIN');
});

test('an entry of no sale says nothing of tax, and Tally numbers it', () => {
  const xml = voucherXml({ ...voucher, type: 'Receipt', number: null, reference: null, supply: null });
  for (const none of [
    'GSTREGISTRATIONTYPE',
    'PLACEOFSUPPLY',
    'VOUCHERNUMBER',
    'BASICBUYERNAME',
    '<REFERENCE',
  ])
    expect(xml).not.toContain(none);
});

test('what XML has no way to write is left out', () => {
  expect(escaped('a\u0000b\u001Fc\uD83Dd "e" \'f\' 🎆\n')).toBe(
    'abc\uFFFDd &quot;e&quot; &apos;f&apos; 🎆\n',
  );
});

test('the envelope has head and body, and names the company only where it is known', () => {
  const { before, after } = vouchersEnvelope('Agal & Sons');
  expect(before).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>' +
      '<BODY><IMPORTDATA><REQUESTDESC><REPORTNAME>Vouchers</REPORTNAME><STATICVARIABLES>' +
      '<SVCURRENTCOMPANY>Agal &amp; Sons</SVCURRENTCOMPANY></STATICVARIABLES></REQUESTDESC><REQUESTDATA>\n',
  );
  expect(after).toBe('</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n');
  expect(vouchersEnvelope('').before).not.toContain('STATICVARIABLES');
});

test('every ledger is a master once, by its group; of those by rate the ones that vouchers name', () => {
  const names = { ...USUAL_LEDGERS, upi: USUAL_LEDGERS.bank, cgst: 'CGST {rate}%' };
  const masters = mastersOf(
    names,
    new Map([
      ['CGST 9%', 'cgst'],
      ['Sales within State 18%', 'salesWithin'],
      ['Cash', 'cash'],
    ]),
  );
  expect(masters.map(({ name, group }) => `${name}: ${group}`)).toEqual([
    'Bank Account: Bank Accounts',
    'Cash: Cash-in-Hand',
    'CGST 9%: Duties & Taxes',
    'Commission Expense: Indirect Expenses',
    'Commission Payable: Current Liabilities',
    'Online Customers: Sundry Debtors',
    'Output IGST: Duties & Taxes',
    'Output SGST: Duties & Taxes',
    'Packing and Freight Charges: Direct Incomes',
    'Round Off: Indirect Expenses',
    'Sales within State 18%: Sales Accounts',
    'Scheme Deposits: Current Liabilities',
    'TDS Payable: Duties & Taxes',
  ]);
  const xml = mastersXml(masters, '');
  expect(xml).toContain('<STATICVARIABLES><IMPORTDUPS>@@DUPIGNORE</IMPORTDUPS></STATICVARIABLES>');
  expect(xml).toContain(
    '<LEDGER NAME="CGST 9%" ACTION="Create"><NAME.LIST TYPE="String"><NAME>CGST 9%</NAME></NAME.LIST>' +
      '<PARENT>Duties &amp; Taxes</PARENT><TAXTYPE>GST</TAXTYPE><GSTDUTYHEAD>Central Tax</GSTDUTYHEAD>' +
      '<ISBILLWISEON>No</ISBILLWISEON></LEDGER>',
  );
});
