import { describe, expect, test } from '@jest/globals';
import { fillIn, pieceFaults } from '@shop/contracts/rules/texts/fill-in';
import { keepsTo } from '@shop/contracts/rules/limits';
import { MAIL_SUBJECT, TEXT_IDS, textKind } from '@shop/contracts/rules/texts/shop-texts';
import { safeRichText } from '../../../shared/rich-text.ts';
import { initialSettings } from '../../shop/application/initial-settings.ts';
import { languagesOf, originalText } from '../domain/original-texts.ts';
import { shopPieces } from './shop-pieces.ts';

const originals = TEXT_IDS.flatMap((id) =>
  languagesOf(id).map((language) => ({ id, language, ...originalText(id, language)! })),
);

describe.each(originals)('the text $id that comes with the shop ($language)', ({ id, subject, body }) => {
  const kind = textKind(id);
  test('could be saved by staff as it is', () => {
    expect(pieceFaults(`${subject}${body}`, kind)).toEqual({ unknown: [], missing: [] });
    expect(keepsTo(kind.limit, body)).toBe(true);
    expect(subject === '' || keepsTo(MAIL_SUBJECT, subject)).toBe(kind.form !== 'mail' || subject !== '');
    if (kind.form === 'rich') expect(safeRichText(body)).toBe(body);
  });
});

test('every piece of a page is one that the shop fills in', () => {
  const values = shopPieces(initialSettings('2026-10-01'), null);
  const pieces = TEXT_IDS.map(textKind)
    .filter(({ group }) => ['home', 'pages', 'closed'].includes(group))
    .flatMap((kind) => kind.pieces);
  expect(pieces.filter((piece) => values[piece] === undefined)).toEqual([]);
});

/** What is asked of a shopper where orders are taken. */
const ASKED = /\bsend|fill in|a box for how many/i;
const aboutIn = (mode: 'estimate' | 'order' | 'catalogue') => {
  const settings = initialSettings('2026-10-01');
  settings.sale.mode = mode;
  return fillIn(originalText('about', 'en')!.body, shopPieces(settings, null));
};

test('where the shop only shows its prices, nothing about it asks for a list', () => {
  expect(aboutIn('catalogue')).not.toMatch(ASKED);
  expect(aboutIn('catalogue')).toContain('takes no orders');
});

test.each(['estimate', 'order'] as const)('in the mode “%s” it says how a list is sent', (mode) => {
  expect(aboutIn(mode)).toMatch(ASKED);
});

test('what a state that is served asks for at least is filled in', () => {
  expect(shopPieces(initialSettings('2026-10-01'), 300_000)['minimum']).toBe('₹3,000');
});
