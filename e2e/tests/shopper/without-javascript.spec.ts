import { ordersOf, query } from '../../support/database.ts';
import { enough, QuickOrder } from '../../support/quick-order.ts';
import { expect, test } from '../../support/shop.ts';

test.use({ javaScriptEnabled: false });

/** Of a member who paid 2 × ₹1,000 into a scheme with 10 % benefit. */
const PASSBOOK = `
  WITH scheme AS (
    INSERT INTO scheme (id, slug, name, description, monthly_paise, instalments, benefit_basis_points, first_month,
      due_day, grace_days, join_until, most_members, state)
    VALUES (uuidv7(), 'plain-1000', 'Plain 1000', '', 100000, 2, 1000, date_trunc('month', current_date), 10, 7,
      current_date, 10, 'closed') RETURNING *),
  member AS (
    INSERT INTO membership (id, token, idempotency_key, content_hash, scheme_id, monthly_paise, instalments,
      benefit_basis_points, first_month, due_day, grace_days, joined_at, consented_at, name, phone, address,
      nominee_name, nominee_relation, state)
    SELECT uuidv7(), 'plain-member-has-no-js', gen_random_uuid(), '', id, monthly_paise, instalments,
      benefit_basis_points, first_month, due_day, grace_days, now(), now(), 'Plain Ponni', '9842155577', 'Chennai',
      'Kannan', 'Husband', 'matured' FROM scheme RETURNING *)
  INSERT INTO membership_entry (id, membership_id, kind, amount_paise, mode, received_on, recorded_at)
  SELECT uuidv7(), id, 'receipt', 200000, 'cash', current_date, now() FROM member
  RETURNING (SELECT number FROM member)`;

test('an order is made of plain forms, and posted twice it is one order', async ({ page, shop }) => {
  const name = 'Plain Ponni';
  const list = new QuickOrder(page);
  await page.goto('/quick-order');
  // That of the list needs a script.
  await expect(page.getByRole('searchbox', { name: 'Search crackers' })).toBeVisible();
  await list.want([...enough, ['7 cm Electric Sparklers, 10 pcs', 10]]);
  await list.review();

  await test.step('the bill follows the place that is chosen', async () => {
    // 5 × 610 + 10 × 13 = 3,180; packing 3 % = 95.40
    await expect(list.sum('Goods at the net rate')).toHaveText('₹3,180');
    // Its styles come without the script that would bring them.
    await expect(list.sum('Goods at the net rate')).toHaveCSS('text-align', 'right');
    await list.fillAddress({ name });
    await page.getByLabel('City or town').fill('Chennai');
    await page.getByRole('button', { name: 'Update the bill' }).click();
    // 3,180 + 95.40 + 250 = 3,525.40, rounded down by 40 paise
    await expect(list.sum('Freight')).toHaveText('₹250');
    await expect(list.sum('Rounding to the rupee')).toHaveText('−₹0.40');
    await expect(list.sum('Total')).toHaveText('₹3,525');
    await expect(page.getByLabel('Your name')).toHaveValue(name);
    await expect(page.getByRole('radio', { name: /Madhavaram Lorry Hub/ })).toBeChecked();
  });

  await test.step('a field that cannot be right comes back with its sentence, and every field as it was', async () => {
    await page.getByLabel('Mobile number').fill('12345');
    await list.consent();
    await list.sendButton.click();
    await expect(page.getByText('This is not an Indian mobile number.', { exact: false })).toBeVisible();
    await expect(page.getByLabel('Mobile number')).toBeFocused();
    await expect(page.getByLabel('Mobile number')).toHaveValue('12345');
    await expect(page.getByLabel('Mobile number')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Your name')).toHaveValue(name);
    await expect(page.getByLabel('City or town')).toHaveValue('Chennai');
    await expect(page.getByRole('radio', { name: /Madhavaram Lorry Hub/ })).toBeChecked();
    await expect(list.quantity('Lakshmi Gift Box (42 items)')).toHaveValue('5');
    expect(await ordersOf(shop, name)).toBe(0);
  });

  await test.step('a passbook comes off the bill, and a wrong one is told at its field', async () => {
    const [passbook] = await query<{ number: string }>(shop, PASSBOOK);
    await page.getByLabel('Mobile number').fill('+91 98765 43210');
    await page.getByText('Pay with the passbook of a scheme').click();
    await page.getByLabel('Passbook number').fill(passbook?.number ?? '');
    await page.getByRole('button', { name: 'Take it off the bill' }).click();
    // Her phone is not the one of the order.
    await expect(page.getByText('No passbook has this number', { exact: false })).toBeVisible();
    await page.getByLabel('Phone in the passbook').fill('98421 55577');
    await page.getByRole('button', { name: 'Take it off the bill' }).click();
    await expect(list.sum('Benefit of your scheme')).toHaveText('−₹200');
    await expect(list.sum('Your passbook pays')).toHaveText('−₹2,000');
    await expect(list.sum('Left to pay')).toHaveText('₹1,325');
  });

  await test.step('put right, it is sent', async () => {
    await list.consent();
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    const { number, token } = await list.send();
    await expect(list.sum('Total')).toHaveText('₹3,525');
    await expect(list.sum('Benefit of your scheme')).toHaveText('−₹200');
    await expect(page.getByText('₹1,325').first()).toBeVisible();
    expect(number).toMatch(/^DS\d\d-\d{5}$/);

    const again = await page.request.post((await posted).url(), {
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: shop.url },
      data: (await posted).postData() ?? '',
      maxRedirects: 0,
    });
    expect(again.status()).toBe(303);
    expect(again.headers()['location']).toBe(`/order/${token}`);
    expect(await ordersOf(shop, name)).toBe(1);
  });
});

test('an empty list is told, and nothing is lost on the way back from the review', async ({ page }) => {
  const list = new QuickOrder(page);
  await page.goto('/quick-order');
  await page.getByRole('button', { name: 'Review', exact: true }).click();
  await expect(page.getByText('Your list is empty. Put a number beside at least one item.')).toBeVisible();
  await list.want(enough);
  await list.review();
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(list.quantity('Lakshmi Gift Box (42 items)')).toHaveValue('5');
});

test('a form of another site is refused', async ({ request, shop }) => {
  const answer = await request.post('/quick-order', {
    headers: { origin: 'https://elsewhere.example' },
    form: { 'qty[GB-04]': '5', step: 'review' },
  });
  expect(answer.status()).toBe(403);
  const own = await request.post('/quick-order', {
    headers: { origin: shop.url },
    form: { 'qty[GB-04]': '5', step: 'review' },
  });
  expect(own.status()).toBe(200);
});
