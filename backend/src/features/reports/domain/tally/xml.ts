import type { Master } from './ledgers.ts';
import type { Voucher, VoucherLine } from './voucher.ts';

/*
 * The XML that TallyPrime imports, after TallyHelp's developer reference (help.tallysolutions.com/developer-reference) as
 * read on 2026-11-29: "Understanding Integration – Transactions" (envelope, voucher, view), "Understanding Accounting
 * Masters Integration" (ledger), "Case Study I – XML Request and Response Formats" (IMPORTDUPS). The order of a voucher's
 * elements is that of a voucher which TallyPrime exports. Never imported into a real company yet.
 */

const NAMED: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
// What XML 1.0 has no way to write: controls, halves of a pair, and two that are no characters.
const UNWRITABLE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

export function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(UNWRITABLE, '')
    .replace(/[&<>"']/g, (character) => NAMED[character] ?? '');
}

type Content = string | null | readonly string[];

/** An element of elements, or of text; of nothing, nothing. */
function element(name: string, content: Content, attributes: Record<string, string> = {}): string {
  if (content === null) return '';
  const said = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${said.join('')}>${typeof content === 'string' ? escaped(content) : content.join('')}</${name}>`;
}

/** What stands before the messages of a file, and after them. */
export interface Envelope {
  before: string;
  after: string;
}

/** @param report what is imported @param company its name in Tally; empty: the one that is open */
function envelope(report: 'All Masters' | 'Vouchers', company: string): Envelope {
  const variables = [
    element('SVCURRENTCOMPANY', company === '' ? null : company),
    // A ledger that is there stays as it is.
    element('IMPORTDUPS', report === 'All Masters' ? '@@DUPIGNORE' : null),
  ].filter(Boolean);
  const header = element('HEADER', [element('TALLYREQUEST', 'Import Data')]);
  const described = element('REQUESTDESC', [
    element('REPORTNAME', report),
    element('STATICVARIABLES', variables.length > 0 ? variables : null),
  ]);
  return {
    before: `<?xml version="1.0" encoding="UTF-8"?>\n<ENVELOPE>${header}<BODY><IMPORTDATA>${described}<REQUESTDATA>\n`,
    after: '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n',
  };
}

const message = (content: string) => `${element('TALLYMESSAGE', [content], { 'xmlns:UDF': 'TallyUDF' })}\n`;

export function mastersXml(masters: readonly Master[], company: string): string {
  const { before, after } = envelope('All Masters', company);
  const ledgers = masters.map(({ name, group, duty }) =>
    message(
      element(
        'LEDGER',
        [
          element('NAME.LIST', [element('NAME', name)], { TYPE: 'String' }),
          element('PARENT', group),
          element('TAXTYPE', duty ? 'GST' : null),
          element('GSTDUTYHEAD', duty ?? null),
          element('ISBILLWISEON', 'No'),
        ],
        { NAME: name, ACTION: 'Create' },
      ),
    ),
  );
  return `${before}${ledgers.join('')}${after}`;
}

export const vouchersEnvelope = (company: string): Envelope => envelope('Vouchers', company);

/** A voucher that is there already under its id is written over by the same. */
export function voucherXml(voucher: Voucher): string {
  const { remoteId, type, day, number, reference, party, name, narration, supply, lines } = voucher;
  const view = 'Accounting Voucher View';
  const date = day.replaceAll('-', '');
  const ofSupply = (said: string) => (supply ? said : null);
  return message(
    element(
      'VOUCHER',
      [
        element('DATE', date),
        element('GUID', remoteId),
        // TallyPrime has one type for both; Tally.ERP 9 had `Unregistered` and `Consumer`.
        element('GSTREGISTRATIONTYPE', ofSupply(supply?.gstin ? 'Regular' : 'Unregistered/Consumer')),
        element('STATENAME', supply && supply.stateName),
        element('NARRATION', narration),
        element('COUNTRYOFRESIDENCE', ofSupply('India')),
        element('PARTYGSTIN', supply && supply.gstin),
        element('PLACEOFSUPPLY', supply && supply.placeOfSupply),
        element('PARTYNAME', party),
        element('VOUCHERTYPENAME', type),
        element('PARTYLEDGERNAME', party),
        element('VOUCHERNUMBER', number),
        element('BASICBUYERNAME', ofSupply(name)),
        element('REFERENCE', reference),
        element('PARTYMAILINGNAME', ofSupply(name)),
        element('PERSISTEDVIEW', view),
        element('EFFECTIVEDATE', date),
        element('ISINVOICE', 'No'),
        ...lines.map((line) => lineXml(line, party)),
      ],
      { REMOTEID: remoteId, VCHTYPE: type, ACTION: 'Create', OBJVIEW: view },
    ),
  );
}

/** Debits are negative there. */
function lineXml({ ledger, paise }: VoucherLine, party: string): string {
  return element('ALLLEDGERENTRIES.LIST', [
    element('LEDGERNAME', ledger),
    element('ISDEEMEDPOSITIVE', paise > 0 ? 'Yes' : 'No'),
    element('ISPARTYLEDGER', ledger === party ? 'Yes' : 'No'),
    element('AMOUNT', rupeesOf(-paise)),
  ]);
}

/** `-3395.00`: by whole numbers, so that no paisa is lost. */
function rupeesOf(paise: number): string {
  const all = Math.abs(paise);
  const rest = all % 100;
  return `${paise < 0 ? '-' : ''}${(all - rest) / 100}.${String(rest).padStart(2, '0')}`;
}
