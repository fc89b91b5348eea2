import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AdminOrderView } from '@shop/contracts/orders/views';
import type { TextEntry } from '@shop/contracts/rules/texts/shop-texts';
import type { AcceptedTermsView, DeskTextView, PageTextView, TextRowView } from '@shop/contracts/texts/views';
import { ShopTexts } from '../../../src/features/texts/application/shop-texts.ts';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import type { Caller } from '../../support/caller.ts';
import { placeGoodOrder } from '../../support/orders.ts';
import { waitFor } from '../../support/wait-for.ts';

const TEXTS = '/api/admin/texts/en';

let shop: TestShop;
let desk: Caller;
beforeAll(async () => {
  shop = await bootShop();
  desk = await shop.staff('content');
});
afterAll(() => shop.close());

const find = async (id: string) => (await desk.get<DeskTextView>(`${TEXTS}/${id}`)).body;
const save = (id: string, body: string, revision: number, language = 'en') =>
  desk.put<DeskTextView>(`/api/admin/texts/${language}/${id}`, { subject: '', body, revision });
const shown = async (id: string, language = 'en') =>
  (await shop.visitor().get<PageTextView>(`/api/public/texts/${language}/${id}`)).body.body;
const lastOf = async (id: string) => {
  const { body } = await desk.get<{ texts: TextRowView[] }>('/api/admin/texts');
  return body.texts.find((text) => text.id === id)?.last;
};

describe('a text of the shop', () => {
  test('is the one that came with the shop, then the owner’s, then the first again, and each version stays', async () => {
    const first = await find('closed-orders');
    expect(first).toMatchObject({ revision: 0, isOwn: false, versions: [] });
    expect(await lastOf('closed-orders')).toBeNull();

    const own = await save('closed-orders', ' Call {phone} about your order. ', 0);
    expect(own.body).toMatchObject({
      value: { subject: '', body: 'Call {phone} about your order.' },
      revision: 1,
      isOwn: true,
      original: first.value,
    });
    await waitFor(async () =>
      expect(await shown('closed-orders')).toBe('Call 98421\u00A000123 about your order.'),
    );

    const back = await save('closed-orders', first.value.body, 1);
    expect(back.body).toMatchObject({ value: first.value, revision: 2, isOwn: false });
    expect(back.body.versions.map(({ version, isOwn }) => [version, isOwn])).toEqual([
      [2, false],
      [1, true],
    ]);
    await waitFor(async () => expect(await shown('closed-orders')).toBe(first.value.body));
    expect((await desk.get(`${TEXTS}/closed-orders/versions/1`)).body).toEqual({
      subject: '',
      body: 'Call {phone} about your order.',
    });
    expect((await desk.get(`${TEXTS}/closed-orders/versions/3`)).status).toBe(404);
    expect(await lastOf('closed-orders')).toMatchObject({ version: 2, isOwn: false });
  });

  test('that somebody else saved meanwhile is not written over, and what it is now comes along', async () => {
    await save('home-headline', 'Ours', 0);
    const late = await save('home-headline', 'Late', 0);
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'record-changed', details: { value: { body: 'Ours' }, revision: 1 } },
    });
    const both = await Promise.all([save('home-headline', 'A', 1), save('home-headline', 'B', 1)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  test('with a piece that it does not have is refused by its name, in the preview too', async () => {
    const typed = { subject: '', body: 'Call {phon}, from {shop} {' };
    const refused = {
      status: 400,
      body: {
        code: 'text-pieces-wrong',
        details: { unknown: ['{phon}', '{'], missing: [], allowed: expect.arrayContaining(['phone']) },
      },
    };
    expect(await desk.put(`${TEXTS}/closed-reminder`, { ...typed, revision: 0 })).toMatchObject(refused);
    expect(await desk.post(`${TEXTS}/closed-reminder/preview`, typed)).toMatchObject(refused);
    expect((await find('closed-reminder')).revision).toBe(0);
  });

  test('that leaves nothing to read, or is too long, is refused', async () => {
    for (const [id, body] of [
      ['about', '<p><br></p>'],
      ['home-headline', 'x'.repeat(161)],
      ['closed-orders', '  '],
      // Zero-width space, and a word joiner.
      ['about', '<p>\u200B</p>'],
      ['closed-orders', '\u200B\u2060'],
    ] as const) {
      const { revision } = await find(id);
      expect(await save(id, body, revision)).toMatchObject({
        status: 400,
        body: { code: 'text-length-wrong' },
      });
    }
  });

  test('of one line stays on one, whatever was pasted', async () => {
    const { revision } = await find('home-headline');
    const saved = await save('home-headline', ' Light\r\nthe   lamp ', revision);
    expect(saved).toMatchObject({ status: 200, body: { value: { body: 'Light the lamp' } } });
  });

  test('is cleaned of scripts, what is filled in is text, and headings can be linked to', async () => {
    const hostile =
      '<h2>Our prices</h2><p onclick="x()">{company}<script>x()</script> <a href="javascript:x()">x</a></p>';
    const { body } = await save('about', hostile, 0);
    expect(body.value.body).toBe('<h2>Our prices</h2><p>{company} <a>x</a></p>');
    await shop.database.query(
      `UPDATE setting SET value = value || '{"legalName": "<b>Velan</b> & Sons"}' WHERE section = 'identity'`,
    );
    await waitFor(async () =>
      expect(await shown('about')).toBe(
        '<h2 id="our-prices">Our prices</h2><p>&#60;b&#62;Velan&#60;/b&#62; &#38; Sons <a>x</a></p>',
      ),
    );
  });

  test('that a shopper sends keeps what the order alone knows in braces, and cannot lose its number', async () => {
    expect((await save('shopper-order', 'About my order: {link}', 0)).body).toMatchObject({
      code: 'text-pieces-wrong',
    });
    expect((await save('shopper-order', 'Order {number} of {total}: {link}', 0)).status).toBe(200);
    await waitFor(async () => expect(await shown('shopper-order')).toBe('Order {number} of {total}: {link}'));
    // What staff send is none of theirs.
    expect((await shop.visitor().get('/api/public/texts/en/whatsapp-call')).status).toBe(400);
  });

  test('is written into the audit log', async () => {
    const { revision } = await find('closed-headline');
    await save('closed-headline', 'See you next year', revision);
    const [entry] = await shop.database.query(
      `SELECT action, subject, actor_name, before, after FROM audit_entry WHERE subject = 'text/closed-headline'`,
    );
    expect(entry).toMatchObject({
      action: 'text.saved',
      before: { body: 'The sale is closed' },
      after: { body: 'See you next year' },
    });
  });

  test('is read in Tamil; what the owner changed in English alone is read in her English', async () => {
    expect(await shown('refund', 'ta')).toContain('ஏழு வேலை நாட்களுக்குள்');
    const { original } = await find('refund');
    await save('refund', '<p>Within ten days. Licence until {licence-until}.</p>', 0);
    // What is filled in is English too.
    const inEnglish = /^<p>Within ten days\. Licence until 31 Mar \d{4}\.<\/p>$/;
    await waitFor(async () => expect(await shown('refund', 'ta')).toMatch(inEnglish));

    const own = await save('refund', '<p>பத்து நாட்களுக்குள். லைசென்ஸ் {licence-until} வரை.</p>', 0, 'ta');
    expect(own.body).toMatchObject({ isOwn: true, revision: 1 });
    await waitFor(async () =>
      expect(await shown('refund', 'ta')).toMatch(/^<p>பத்து நாட்களுக்குள்\. லைசென்ஸ் 31 மார்ச் \d{4} வரை\.<\/p>$/),
    );
    expect(await shown('refund')).toMatch(inEnglish);

    await save('refund', own.body.original.body, 1, 'ta');
    await waitFor(async () => expect(await shown('refund', 'ta')).toMatch(inEnglish));
    await save('refund', original.body, 1);
    await waitFor(async () => expect(await shown('refund', 'ta')).toContain('ஏழு வேலை நாட்களுக்குள்'));
  });

  test('to one person stays in their language, whatever the owner changed in English', async () => {
    const { original } = await find('whatsapp-call');
    expect((await save('whatsapp-call', `${original.body} Bye.`, 0)).status).toBe(200);
    const texts = shop.app.get(ShopTexts);
    await waitFor(async () =>
      expect((await texts.current('whatsapp-call', 'en')).entry.body).toMatch(/Bye\.$/),
    );
    expect(await texts.current('whatsapp-call', 'ta')).toMatchObject({
      language: 'ta',
      entry: { body: expect.stringMatching(/^வணக்கம்/) },
    });
  });

  test('in Tamil alone is never read on an English page', async () => {
    const english = await shown('closed-reminder');
    await save('closed-reminder', 'ஒரே ஒரு செய்தி.', 0, 'ta');
    await waitFor(async () => expect(await shown('closed-reminder', 'ta')).toBe('ஒரே ஒரு செய்தி.'));
    expect(await shown('closed-reminder')).toBe(english);
  });

  test('is filled in in its language in the preview too', async () => {
    const typed = { subject: '', body: '<p>{licence-until}</p>' };
    const { body } = await desk.post<TextEntry>('/api/admin/texts/ta/about/preview', typed);
    expect(body.body).toMatch(/^<p>31 மார்ச் \d{4}<\/p>$/);
  });

  test('of another language or name is not there', async () => {
    expect((await shop.visitor().get('/api/public/texts/fr/refund')).status).toBe(400);
    expect((await shop.visitor().get('/api/public/texts/en/nothing')).status).toBe(400);
  });
});

describe('an order', () => {
  const termsOf = async (caller: Caller, number: string) =>
    (await caller.get<AcceptedTermsView>(`/api/admin/orders/${number}/terms`)).body;

  test('keeps the terms that were accepted, whatever they say later', async () => {
    const staff = await shop.staff('orders');
    const before = await placeGoodOrder(shop);
    const { value, revision } = await find('terms');
    await save('terms', `${value.body}<p>Nothing on Sundays.</p>`, revision);
    await waitFor(async () => expect(await shown('terms')).toContain('Sundays'));
    const after = await placeGoodOrder(shop);

    const [old, present] = [await termsOf(staff, before.number), await termsOf(staff, after.number)];
    expect(old.body).toContain('What you send is a request.');
    expect(old.body).toContain('within seven working days');
    expect(old.body).not.toContain('Sundays');
    expect(present.body).toContain('<p>Nothing on Sundays.</p>');
    const { body } = await staff.get<AdminOrderView>(`/api/admin/orders/${after.number}`);
    expect(body.termsSince).toBe(present.since);
  });

  test('of the same terms as another keeps them once', async () => {
    await placeGoodOrder(shop);
    await placeGoodOrder(shop);
    const counted = await shop.database.query(
      `SELECT count(DISTINCT terms_id)::integer AS terms FROM (SELECT terms_id FROM orders ORDER BY placed_at DESC LIMIT 2) o`,
    );
    expect(counted).toEqual([{ terms: 1 }]);
  });

  test('has the language of the page that it was sent from, and so have its terms', async () => {
    const staff = await shop.staff('orders');
    const languageOf = async (number: string) =>
      (await staff.get<AdminOrderView>(`/api/admin/orders/${number}`)).body.language;
    const { number } = await placeGoodOrder(shop, { language: 'ta' });
    expect(await languageOf(number)).toBe('ta');
    expect(await languageOf((await placeGoodOrder(shop)).number)).toBe('en');
    const accepted = await termsOf(staff, number);
    expect(accepted.body).toContain('ஏழு வேலை நாட்களுக்குள்');
    // The owner changed them in English alone, and so the Tamil page showed them.
    expect(accepted.body).toContain('Nothing on Sundays.');
  });

  test('keeps the terms of its language as they were', async () => {
    const staff = await shop.staff('orders');
    const before = await placeGoodOrder(shop, { language: 'ta' });
    await save('terms', '<p>ஞாயிற்றுக்கிழமை எதுவும் இல்லை.</p>', 0, 'ta');
    await waitFor(async () => expect(await shown('terms', 'ta')).toContain('ஞாயிற்றுக்கிழமை'));
    const after = await placeGoodOrder(shop, { language: 'ta' });
    const english = await placeGoodOrder(shop);

    expect((await termsOf(staff, after.number)).body).toContain('<p>ஞாயிற்றுக்கிழமை எதுவும் இல்லை.</p>');
    expect((await termsOf(staff, before.number)).body).not.toContain('ஞாயிற்றுக்கிழமை');
    expect((await termsOf(staff, english.number)).body).not.toMatch(/[஀-௿]/);
  });

  test('of before terms were kept says so', async () => {
    const staff = await shop.staff('orders');
    const { number } = await placeGoodOrder(shop);
    await shop.database.query('UPDATE orders SET terms_id = NULL WHERE number = $1', [number]);
    expect((await staff.get(`/api/admin/orders/${number}/terms`)).status).toBe(404);
    const { body } = await staff.get<AdminOrderView>(`/api/admin/orders/${number}`);
    expect(body.termsSince).toBeNull();
  });
});
