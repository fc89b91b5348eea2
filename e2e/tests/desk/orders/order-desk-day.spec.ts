import { readFileSync } from 'node:fs';

import { faults } from '../../../support/axe.ts';
import { query } from '../../../support/database.ts';
import { follow } from '../../../support/follow.ts';
import { bankFile, openBankFile, pasteCells, placeAll, step } from '../../../support/order-day.ts';
import { expect, test } from '../../../support/shop.ts';
import { comeIn } from '../../../support/staff.ts';

/** Forty come over the web, each ₹3,395 (see `placeOrder`); one more is taken by telephone. */
const PLAIN = Array.from({ length: 35 }, (_, n) => `Day Customer ${String(n + 1).padStart(2, '0')}`);
const TOWN = 'Daypatti';

test('a day at the order desk: forty orders from the call to the lorry, every rupee accounted for', async ({
  page,
  context,
  shop,
}) => {
  test.setTimeout(240_000);
  const names = ['Silent Selvam', 'Busy Bhavani', 'Ready Revathi', 'More Fathima', 'Kovalan', ...PLAIN];
  // More than the demonstration has on its shelf.
  await query(shop, "UPDATE product SET stock = stock + 1000 WHERE code IN ('GB-04', 'SP-01')");
  const [silent, busy, ready, more, kovalan, ...plain] = await placeAll(shop, TOWN, names);
  const [short, nextSlip] = plain;
  if (!silent || !busy || !ready || !more || !kovalan || !short || !nextSlip)
    throw new Error('Forty orders came in');
  await comeIn(page, shop, '/admin/orders');
  const dialog = page.getByRole('dialog');
  const hand = page.getByRole('region', { name: 'Who is called' });
  const due = page.getByRole('list', { name: 'To be called' });
  const later = page.getByRole('list', { name: 'Later' });
  const glance = page.getByRole('region', { name: 'The order at a glance' });
  const call = async (name: string) => {
    await due.getByRole('link', { name: new RegExp(name) }).click();
    await expect(hand).toContainText(`· ${name}`);
  };

  const phoned = await test.step('an order by telephone: the number first, the rest is known', async () => {
    await page.getByRole('link', { name: 'Take an order by phone' }).click();
    await page.getByLabel('Mobile number').fill('+91 98000 00002');
    await page.getByRole('button', { name: 'Use this address' }).click();
    await expect(page.getByLabel('District')).toHaveValue('Madurai');
    await page.getByLabel('Name', { exact: true }).fill('Telephone Tamilselvi');
    await page.getByLabel('Town').fill(TOWN);
    const finder = page.getByLabel('Add an item');
    await finder.fill('gb-04');
    await finder.press('Enter');
    await page.getByLabel('Quantity of Lakshmi Gift Box').fill('5');
    await finder.fill('sp-01');
    await finder.press('Enter');
    await page.getByLabel('Quantity of 7 cm Electric Sparklers').fill('10');
    await expect(page.getByText('Total ₹3,395')).toBeVisible();
    await expect(page.getByText('Everything is on the shelf.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Total ₹3,395')).toBeVisible();
    await page.getByLabel('The customer is 18 or older').check();
    await page.getByRole('button', { name: 'Place the order' }).click();
    const placed = page.getByRole('heading', { name: /for Telephone Tamilselvi is placed/ });
    await expect(placed).toBeVisible();
    const link = await page.getByRole('link', { name: 'By WhatsApp' }).getAttribute('href');
    expect(decodeURIComponent(link ?? '')).toContain(`${shop.url}/order/`);
    return (await placed.textContent())?.split(' ')[0] ?? '';
  });
  const utr = `7129${phoned.slice(-5)}077`;

  await test.step('calls by keyboard: no answer, later, confirmed and paid by three keys', async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('q');
    // The first call is open at once.
    await expect(due.getByRole('link').first()).toHaveAttribute('aria-current', 'true');
    await call('Silent Selvam');
    await page.keyboard.press('n');
    await expect(page.getByText('Noted: no answer.')).toBeVisible();
    await expect(later.getByRole('link', { name: /Silent Selvam/ })).toContainText('Called once');
    await call('Busy Bhavani');
    await page.keyboard.press('l');
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(later.getByRole('link', { name: /Busy Bhavani/ })).toContainText('Promised for');
    await call('Ready Revathi');
    await expect(due.getByRole('link', { name: /Ready Revathi/ })).toContainText('You are calling');
    await page.keyboard.press('c');
    await expect(page.getByText('The order is confirmed.')).toBeVisible();
    await page.keyboard.press('p');
    await expect(dialog.getByLabel('UTR or reference')).toBeFocused();
    await page.keyboard.type(utr);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(hand).toContainText('Paid in full');
    await page.keyboard.press('j');
    await expect(hand).not.toContainText('Ready Revathi');
  });

  await test.step('one wants more: six boxes and ten are ₹3,790, packing ₹113.70, freight ₹120', async () => {
    await follow(page, `/admin/orders/${more.number}/edit`);
    await page.getByLabel(/^Quantity of Lakshmi Gift Box/).fill('6');
    await expect(page.getByText('Total ₹4,024, in place of ₹3,395')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(`${more.number}: saved.`)).toBeVisible();
  });

  // GB-04 × 10 and SP-01 × 20: goods ₹6,360; packing ₹190.80; freight ₹120 once; ₹6,670.80 rounds up.
  await test.step('the two of Bhavani’s house go together for ₹6,671, and the old link leads on', async () => {
    await follow(page, `/admin/orders/${phoned}`);
    const others = page.getByRole('region', { name: 'Other orders of this number' });
    await others.getByRole('button', { name: `Put into this order: ${busy.number}` }).click();
    await expect(dialog).toContainText('Lakshmi Gift Box (42 items): 10 in place of 5');
    await expect(dialog).toContainText('Total ₹6,671, in place of ₹3,395');
    await dialog.getByRole('button', { name: 'Put into this order' }).click();
    await expect(dialog).toBeHidden();
    await expect(glance).toContainText('₹6,671 to pay');
    await page.goto(`/order/${busy.token}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(phoned);
    await expect(page.getByText(`Put together with ${busy.number}`, { exact: false })).toBeVisible();
  });

  await test.step('the other thirty-nine are confirmed from the list', async () => {
    for (const many of [25, 14]) {
      await page.goto(`/admin/orders?search=${TOWN}&state=placed`);
      await page.getByRole('checkbox', { name: 'Choose the whole page' }).click();
      await page.getByRole('button', { name: `Confirm (${many})` }).click();
      await expect(page.getByText(`${many} orders are confirmed.`)).toBeVisible();
    }
  });

  /** All but Revathi, who has paid, and Kovalan, who pays a part: 36 × ₹3,395, ₹4,024 and ₹6,671 are ₹1,32,915. */
  const paying = [silent, ...plain].map(({ number }) => ({ number, deposit: '3,395.00' }));
  const sums = [
    ...paying,
    { number: more.number, deposit: '4,024.00' },
    { number: busy.number, deposit: '6,671.00' },
  ];
  const certain = sums.map(({ number, deposit }, n) => ({
    narration: `UPI/CR/7126000000${String(n + 10)}/${number}/DAY`,
    deposit,
  }));
  const file = bankFile([
    ...certain,
    // The same ten again, what Revathi paid already, a name without a number, and strangers.
    ...certain.slice(0, 10),
    { narration: `UPI/CR/${utr}/REVATHI`, deposit: '3,395.00' },
    { narration: 'NEFT/ICIC712600000002/PANDIYAN', deposit: '1,000.00' },
    ...['MADURAI', 'KARUR', 'SALEM'].map((from, n) => ({
      narration: `UPI/CR/71270000000${n}/${from}`,
      deposit: '77.00',
    })),
    ...Array.from({ length: 7 }, (_, n) => ({
      narration: `UPI/DR/71280000000${n}/POWDER`,
      withdrawal: '2,000.00',
    })),
  ]);

  await test.step('a statement of sixty rows: thirty-eight certain, one by its name, one is nobody’s', async () => {
    await follow(page, '/admin/bank-statements');
    await page.getByRole('link', { name: 'Open a statement' }).click();
    await openBankFile(page, file);
    await expect(page.getByLabel('Money in')).toHaveValue('Deposit');
    await page.getByLabel('Bank or account').fill('Tamilnad Mercantile');
    await page.getByRole('button', { name: 'Read the file' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Statement of Tamilnad Mercantile');
    await expect(page.getByText('43 payments that no file before had.')).toContainText(
      '7 rows of money out left aside.',
    );
    const press = page.getByRole('region', { name: 'Certain' });
    await press.getByRole('button', { name: 'Record 38 payments, ₹1,32,915' }).click();
    await expect(page.getByText('38 payments recorded.')).toBeVisible();
    const toDecide = page.getByRole('region', { name: 'To decide' });
    const transfer = toDecide.getByRole('listitem').filter({ hasText: 'PANDIYAN' });
    await transfer.getByRole('button', { name: 'Find an order or a member' }).click();
    await transfer.getByRole('textbox').fill('Kovalan');
    await transfer.getByRole('button', { name: `Record for ${kovalan.number}` }).click();
    await expect(dialog.getByText(`₹1,000 for ${kovalan.number}.`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(page.getByText('₹1,000 recorded.')).toBeVisible();
    const nobodys = toDecide.getByRole('listitem').filter({ hasText: 'MADURAI' });
    await expect(nobodys.locator(':focus'), 'the row that took its place').toBeVisible();
    await nobodys.getByRole('button', { name: 'Not ours' }).click();
    await expect(toDecide.getByRole('listitem')).toHaveCount(2);
    expect(await faults(page)).toEqual([]);

    await follow(page, '/admin/bank-statements/new');
    await openBankFile(page, file);
    const columns = page.getByText('The columns are those of the last file of Tamilnad Mercantile.');
    await expect(columns).toBeVisible();
    await page.getByRole('button', { name: 'Read the file' }).click();
    await expect(page.getByText('0 payments that no file before had.')).toContainText(
      '53 rows known already.',
    );
  });

  const all = [silent, ready, more, kovalan, ...plain].map(({ number }) => number).concat(phoned);
  // GB-04 × 5 and SP-01 × 4: goods ₹3,102; packing ₹93.06; freight ₹120; ₹3,315.06 rounds down. ₹3,395 are paid.
  await test.step('one is packed on a phone, four boxes of ten are there, and its customer says yes to ₹3,315', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const slip = page.getByLabel('Order number');
    const open = async (number: string) => {
      await slip.fill(number.replace(/^.*-0*/, ''));
      await slip.press('Enter');
      await expect(page.getByRole('heading', { name: `Packing of ${number}` })).toBeVisible();
    };
    await follow(page, '/admin/packing');
    await expect(page.getByRole('list', { name: 'To be packed' })).toBeVisible();
    await open(short.number);
    const lines = page.getByRole('list', { name: 'Lines of the order' }).getByRole('listitem');
    const sparklers = lines.filter({ hasText: 'SP-01' });
    await lines.filter({ hasText: 'GB-04' }).getByRole('button').first().click();
    await sparklers.getByRole('button', { name: 'Count' }).click();
    await sparklers.getByRole('textbox').fill('4');
    await page.getByRole('button', { name: '4 in the box' }).click();
    await page.getByRole('button', { name: 'Something is missing' }).click();
    await expect(dialog.getByRole('checkbox')).toBeChecked();
    await expect(dialog).toContainText('4 of 10 are there');
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Ask the customer' }).click();
    await expect(sparklers).toContainText('Waiting for the customer: 4 in the order');
    await expect(page.getByRole('button', { name: 'Mark as packed' })).toBeDisabled();

    const customer = await context.newPage();
    await customer.goto(`/order/${short.token}`);
    await expect(customer.getByText('Only 4 of 10 boxes of 7 cm Electric Sparklers')).toBeVisible();
    await expect(
      customer.getByText('The new total is ₹3,315 instead of ₹3,395. You get ₹80 back.'),
    ).toBeVisible();
    await customer.getByRole('button', { name: 'Yes, change it so' }).click();
    await expect(customer.getByText('May we change it?')).toBeHidden();
    await expect(customer.getByText('₹3,315').first()).toBeVisible();
    await customer.close();

    await expect(sparklers).toContainText('Was 10, now 4');
    await page.getByRole('button', { name: 'Mark as packed' }).click();
    await expect(page.getByText('The order is packed.')).toBeVisible();
    await page.getByRole('button', { name: 'Next slip' }).click();
    await open(nextSlip.number);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('the other thirty-nine are packed', async () => {
    for (const number of all.filter((each) => each !== short.number)) {
      await step(page, shop, number, 'advance', { from: 'confirmed', to: 'packed' });
    }
  });

  const field = (what: string, number: string) => page.getByLabel(`${what} of ${number}`);
  await test.step('the lorry sheet: typed, pasted, from two tabs, and kept over a reload', async () => {
    await follow(page, '/admin/lorry-sheet');
    await expect(page.getByLabel('Transporter')).toBeVisible();
    await page.keyboard.press('t');
    await page.keyboard.type('KPN Parcel');
    await page.keyboard.press('Enter');
    await expect(page.locator('td input:focus')).toHaveAttribute('data-column', 'lrNumber');
    await field('LR number', silent.number).fill('LR-1');
    await field('LR number', silent.number).press('ArrowRight');
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await pasteCells(
      field('LR number', phoned),
      all.filter((number) => number !== silent.number).map((number, n) => [number, `LR-${n + 2}`, '1']),
    );
    await expect(field('LR number', kovalan.number)).toHaveValue('LR-4');
    const beside = await context.newPage();
    await beside.goto('/admin/lorry-sheet');
    await beside.getByLabel(`Parcels of ${kovalan.number}`).fill('3');
    await expect(field('Parcels', kovalan.number)).toHaveValue('3');
    await beside.close();
    await page.reload();
    await expect(page.getByLabel('Transporter')).toHaveValue('KPN Parcel');
    await expect(field('Parcels', silent.number)).toHaveValue('2');
    expect(await faults(page)).toEqual([]);
  });

  const left = page.getByRole('region', { name: 'Dispatched just now' });
  await test.step('one press and a lost answer: thirty-nine leave once, and who owes ₹2,395 stays', async () => {
    let lost = false;
    await page.route('**/dispatch', async (route) => {
      if (lost) return route.fallback();
      lost = true;
      await route.fetch();
      return route.abort();
    });
    await page.getByRole('button', { name: 'Dispatch 39 orders' }).click();
    await expect(page.getByText('39 orders are dispatched.')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText('1 order stays here: see what it lacks.')).toBeVisible();
    // The last one is undone within its ten seconds, stands there as it was typed, and leaves with the other.
    await left
      .getByRole('button', { name: /^Undo of/ })
      .first()
      .click();
    await expect(left.getByRole('listitem')).toHaveCount(38);
    await expect(page.getByText('38 orders are dispatched.')).toBeVisible();
    await expect(page.getByText('1 order stays here: see what it lacks.')).toBeVisible();
    expect(lost).toBe(true);
    await expect(page.getByRole('row', { name: kovalan.number })).toContainText('₹2,395 to be paid');
    await field('Why it leaves unpaid', kovalan.number).fill('Pays the rest there');
    await expect(page.getByRole('button', { name: 'Dispatch 2 orders' })).toBeEnabled();
    await page.keyboard.press('Control+Enter');
    await expect(left.getByRole('listitem')).toHaveCount(40);
    const tamil = left.getByRole('link', { name: `WhatsApp in Tamil of ${kovalan.number}` });
    expect(decodeURIComponent((await tamil.getAttribute('href')) ?? '')).toContain(
      `${kovalan.number} லாரியில் வருகிறது: KPN Parcel`,
    );
  });

  await test.step('forty invoices without a gap, four of them by hand', async () => {
    await left.getByRole('link', { name: 'Tax invoices' }).click();
    const sheets = page.getByRole('article', { name: /^Tax invoice/ });
    await expect(sheets).toHaveCount(40);
    const said = await sheets.evaluateAll((elements) =>
      elements.map((kind) => kind.getAttribute('aria-label') ?? ''),
    );
    const running = said.map((name) => Number(name.slice(-5))).toSorted((a, b) => a - b);
    expect(running).toEqual(running.map((_, n) => (running[0] ?? 0) + n));
    // 9 parts of 118 of ₹3,395.40, ₹3,315.06, ₹4,023.70 and ₹6,670.80 are each half of the tax; the rest of it is taxable.
    const byHand = {
      [silent.number]: [
        '2,877.46',
        '258.97',
        '-0.40',
        '₹3,395.00',
        'Three Thousand Three Hundred Ninety Five',
      ],
      [short.number]: ['2,809.38', '252.84', '-0.06', '₹3,315.00', 'Three Thousand Three Hundred Fifteen'],
      [more.number]: ['3,409.92', '306.89', '0.30', '₹4,024.00', 'Four Thousand Twenty Four'],
      [phoned]: ['5,653.22', '508.79', '0.20', '₹6,671.00', 'Six Thousand Six Hundred Seventy One'],
    };
    for (const [number, sums] of Object.entries(byHand)) {
      const sheet = sheets.filter({ hasText: number });
      for (const sum of sums) await expect(sheet, number).toContainText(sum);
    }
  });

  await test.step('the other papers of three, and their PDF', async () => {
    for (const kind of ['packing-slips', 'covers', 'dispatch-sheet', 'estimates', 'invoices']) {
      await page.goto(
        `/admin/papers?paper=${kind}&orders=${[silent, ready, more].map(({ number }) => number).join(',')}`,
      );
      await expect(page.getByRole('article').first()).toContainText(
        kind === 'dispatch-sheet' ? 'KPN Parcel' : silent.number,
      );
      expect(await faults(page), kind).toEqual([]);
    }
    await page.getByLabel('What to print').selectOption('estimates');
    await expect(page.getByRole('article', { name: `Estimate ${silent.number}` })).toBeVisible();
    await page.getByRole('button', { name: 'Make a PDF' }).click();
    const pdf = page.getByRole('link', { name: 'Open the PDF' });
    await expect(pdf).toBeVisible({ timeout: 30_000 });
    const made = await page.request.get((await pdf.getAttribute('href')) ?? '');
    expect((await made.body()).subarray(0, 5).toString()).toBe('%PDF-');
    // What is on the papers changes: this PDF is not theirs any more.
    await step(page, shop, silent.number, 'payments', {
      mode: 'cash',
      amountPaise: 100,
      reference: null,
      receivedOn: new Date(Date.now() + 19_800_000).toISOString().slice(0, 10),
      note: '',
      despite: ['above-balance'],
    });
    await expect(page.getByText('Something on these sheets was changed')).toBeVisible();
    await expect(pdf).toBeHidden();
  });

  await test.step('one LR number was wrong: its customer sees the right one', async () => {
    await follow(page, `/admin/orders/${silent.number}`);
    await page.getByRole('button', { name: 'Correct the lorry' }).click();
    await dialog.getByLabel('LR number').fill('LR-7789');
    await dialog.getByRole('button', { name: 'Correct the lorry' }).click();
    await expect(page.getByText('The lorry details are corrected.')).toBeVisible();
    await page.goto(`/order/${silent.token}`);
    await expect(page.getByText('LR-7789').first()).toBeVisible();
    await expect(page.getByText('The lorry details were corrected')).toBeVisible();
  });

  await test.step('a box was missing: a credit note of ₹610 against the invoice, and as much is due back', async () => {
    await page.goto(`/admin/orders/${ready.number}`);
    await page.getByRole('region', { name: 'Delivery' }).getByRole('link', { name: /^DS\// }).click();
    await page.getByRole('button', { name: 'Credit goods' }).click();
    await dialog.getByLabel('Lakshmi Gift Box (42 items), of 5').fill('1');
    await dialog.getByLabel('Reason').fill('Missing in the parcel');
    expect(await faults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Make the credit note' }).click();
    await page.getByRole('link', { name: /^DSC\// }).click();
    const note = page.getByRole('article', { name: /^Credit note/ });
    for (const text of ['Against DS/', 'Missing in the parcel', '516.94', '46.53', 'Six Hundred Ten Only']) {
      await expect(note).toContainText(text);
    }
    await follow(page, `/admin/orders/${ready.number}`);
    await expect(glance).toContainText('₹610');
    await expect(page.getByRole('region', { name: 'Payments' })).toContainText('Credited for goods−₹610');
    await page.goto(`/order/${ready.token}`);
    await expect(page.getByText('Credited for goods')).toBeVisible();
  });

  await test.step('the accountant’s month: one press gives its files, and says what is left to do', async () => {
    const month = new Date(Date.now() + 19_800_000).toISOString().slice(0, 7);
    await page.goto(`/admin/reports/month?month=${month}`);
    await expect(page.getByText('This month is not over yet.')).toBeVisible();
    // The two strangers of the statement.
    await expect(page.getByText(/rows? of bank statements, ₹/)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Take all files of the month' }).click();
    const taken = await download;
    expect(taken.suggestedFilename()).toBe(`${month}.zip`);
    const zip = readFileSync(await taken.path(), 'latin1');
    for (const name of [
      'receipts.xlsx',
      'gstr1.xlsx',
      'tds-of-quarter.xlsx',
      'tally-vouchers.xml',
      'totals.csv',
    ])
      expect(zip).toContain(name);
  });
});
