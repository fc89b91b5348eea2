import { describe, expect, test } from '@jest/globals';
import type { Email } from '../../shared/emails/emails.ts';
import { Sealing } from '../../shared/sealing.ts';
import { renderEmail } from './render-email.ts';

const SIGNATURE = {
  name: 'Agal Crackers',
  email: 'hello@agal.test',
  phone: '98421 00123',
  address: '12 Car Street, Sivakasi 626123',
};
const LINKS = {
  order: (token: string) => `https://agal.test/order/${token}`,
  account: (audience: string, kind: string, token: string) =>
    `https://agal.test/${audience}/${kind}/${token}`,
  dashboard: () => 'https://agal.test/admin/dashboard',
  priceList: () => 'https://agal.test/quick-order',
  passbook: (token: string) => `https://agal.test/passbook/${token}`,
  forgetReminder: (token: string) => `https://agal.test/forget/${token}`,
};

const ON_ITS_WAY = {
  subject: 'Your order {number} is on its way',
  body: 'Your order has left by lorry. Please show the LR number when you collect it.',
};

const dispatched = (customerName: string): Email => ({
  kind: 'order-dispatched',
  to: 'meena@customer.test',
  facts: {
    number: 'DS26-00042',
    token: 'abcdefghijklmnopqrstuv',
    customerName,
    transporter: 'KPN <b>Parcel</b> & Sons',
    lrNumber: 'LR-7788',
    lrDate: '2026-11-20',
    parcels: 3,
  },
});

describe('an e-mail', () => {
  test('says in text what there is to know, signed', () => {
    expect(renderEmail(dispatched('Meenakshi'), SIGNATURE, LINKS, ON_ITS_WAY).text).toBe(
      `Dear Meenakshi,

Your order has left by lorry. Please show the LR number when you collect it.

Order: DS26-00042
Transporter: KPN <b>Parcel</b> & Sons
LR number: LR-7788
LR date: 20 Nov 2026
Parcels: 3

Follow your order:
https://agal.test/order/abcdefghijklmnopqrstuv

Whoever has this link sees the order: please keep it to yourself.

-- 
Agal Crackers
12 Car Street, Sivakasi 626123
98421 00123 · hello@agal.test
`,
    );
  });

  test('says what the owner wrote, a paragraph a block, filled in once', () => {
    const own = { subject: '{name}, {number}', body: 'One {name}.\n\n \nTwo\n{number} {other}' };
    const { subject, text, html } = renderEmail(dispatched('{number}'), SIGNATURE, LINKS, own);
    expect(subject).toBe('{number}, DS26-00042');
    expect(text).toContain('One {number}.\n\nTwo\nDS26-00042 {other}\n\nOrder: DS26-00042');
    expect(html).toContain('<p>One {number}.</p>\n<p>Two<br>DS26-00042 {other}</p>');
  });

  test('says the same in HTML, in which nothing that people typed is a mark', () => {
    const { html } = renderEmail(dispatched('<img src=x onerror="alert(1)">'), SIGNATURE, LINKS, ON_ITS_WAY);
    expect(html).toContain('Dear &lt;img src=x onerror=&quot;alert(1)&quot;&gt;,');
    expect(html).toContain('KPN &lt;b&gt;Parcel&lt;/b&gt; &amp; Sons');
    expect(html).toContain('href="https://agal.test/order/abcdefghijklmnopqrstuv"');
    expect(html).not.toMatch(/<(?:img|b)\b/);
  });

  test('takes Tamil names and long ones as they are', () => {
    const name = 'மீனாட்சி சுந்தரம்'.repeat(4);
    const { text, html } = renderEmail(dispatched(name), SIGNATURE, LINKS, ON_ITS_WAY);
    expect(text).toContain(`Dear ${name},`);
    expect(html).toContain(name);
  });

  test('says in Tamil to who reads Tamil what it says in English to others', () => {
    const email = { ...dispatched('மீனாட்சி'), language: 'ta' as const };
    const own = { subject: 'உங்கள் ஆர்டர் {number} லாரியில் வருகிறது', body: 'லாரியில் கிளம்பிவிட்டது.' };
    const { subject, text, html } = renderEmail(email, SIGNATURE, LINKS, own);
    expect(subject).toBe('உங்கள் ஆர்டர் DS26-00042 லாரியில் வருகிறது');
    expect(text).toContain('வணக்கம் மீனாட்சி,\n\nலாரியில் கிளம்பிவிட்டது.\n\nஆர்டர் எண்: DS26-00042\n');
    expect(text).toContain('LR தேதி: 20 நவம்பர் 2026\nபார்சல்கள்: 3\n\nஆர்டர் எங்கே என்று பார்க்க:\n');
    expect(html).toContain('<html lang="ta-IN">');
    expect(renderEmail(dispatched('Meena'), SIGNATURE, LINKS, own).html).toContain('<html lang="en-IN">');
  });

  test('has a subject of one line, whatever stands in it', () => {
    const email = dispatched('Meena');
    const number = 'DS26\r\nBcc: thief@evil.test';
    const { subject } = renderEmail(
      { ...email, facts: { ...email.facts, number } } as Email,
      SIGNATURE,
      LINKS,
      ON_ITS_WAY,
    );
    expect(subject).toBe('Your order DS26 Bcc: thief@evil.test is on its way');
  });

  test('about a confirmed order asks for what is still to pay, and for nothing when all is paid', () => {
    const facts = { number: 'DS26-00042', token: 't', customerName: 'Meena', totalPaise: 339_500 };
    const text = (balancePaise: number) =>
      renderEmail(
        { kind: 'order-confirmed', to: 'm@customer.test', facts: { ...facts, balancePaise } },
        SIGNATURE,
        LINKS,
        { subject: 'Yes', body: 'Your order is confirmed.\n\n{payment}' },
      ).text;
    expect(text(189_550)).toContain('To pay: ₹1,895.50');
    expect(text(0)).toContain('It is paid in full.');
    expect(text(0)).not.toContain('To pay');
  });
});

test('whom it is not for any more leaves the list by a link, in its header too', () => {
  const facts = { lastOrderOn: '2026-11-03', token: 'sealed' };
  const email = renderEmail(
    { kind: 'shop-open', to: 'm@customer.test', facts },
    SIGNATURE,
    LINKS,
    ON_ITS_WAY,
  );
  expect(email.list).toEqual({ unsubscribe: 'https://agal.test/forget/sealed' });
  expect(email.text).toContain('Orders until: 3 Nov 2026');
  expect(email.text).toContain('Take my address off the list:\nhttps://agal.test/forget/sealed\n');
  expect(email.html).toContain('<a href="https://agal.test/forget/sealed">Take my address off the list</a>');
});

describe('a sealed e-mail', () => {
  const sealing = new Sealing('a secret of the shop', 'outbox');

  test('opens under the same secret, in any copy', () => {
    const sealed = sealing.seal({ to: 'meena@customer.test' });
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('meena');
    expect(new Sealing('a secret of the shop', 'outbox').open(sealed)).toEqual({ to: 'meena@customer.test' });
  });

  test('is nothing for another purpose', () => {
    expect(new Sealing('a secret of the shop', 'codes').open(sealing.seal('x'))).toBeNull();
  });

  test('is nothing under another secret, when it was changed, or when it is none', () => {
    const sealed = sealing.seal({ to: 'meena@customer.test' });
    expect(new Sealing('another secret', 'outbox').open(sealed)).toBeNull();
    expect(sealing.open(`${sealed.slice(0, -2)}AA`)).toBeNull();
    expect(sealing.open('')).toBeNull();
    expect(sealing.open('nonsense')).toBeNull();
  });

  test('is sealed anew each time', () => expect(sealing.seal('x')).not.toBe(sealing.seal('x')));
});
