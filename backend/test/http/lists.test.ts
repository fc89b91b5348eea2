import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { AuditEntryView, AuditPersonView } from '@shop/contracts/audit/views';
import type { ContactMessageView } from '@shop/contracts/contacts/views';
import type { ListPage } from '@shop/contracts/listing/views';
import type { SavedView } from '@shop/contracts/saved-views/views';
import { unzipSync } from 'fflate';
import { bootShop, type TestShop } from '../support/boot-shop.ts';
import type { Caller } from '../support/caller.ts';

const LIST = '/api/admin/contact-messages';

let shop: TestShop;
let owner: Caller;
beforeAll(async () => {
  shop = await bootShop({ template: 'empty' });
  owner = await shop.staff();
});
afterAll(() => shop.close());
beforeEach(() => shop.database.query('DELETE FROM contact_message; DELETE FROM saved_view'));

/** Messages `<first> … <last>`, the later the newer; many of them at the same instant. */
function write(first: number, last: number): Promise<unknown> {
  return shop.database.query(
    `INSERT INTO contact_message (id, at, name, phone, subject, message)
     SELECT uuidv7(), '2026-11-01T00:00:00.123456Z'::timestamptz + n / 40 * interval '1 microsecond',
       'N' || n, '9876543210', 'other', 'hello' FROM generate_series($1::int, $2::int) n`,
    [first, last],
  );
}

async function read(query = ''): Promise<ListPage<ContactMessageView>> {
  const { status, body } = await owner.get<ListPage<ContactMessageView>>(`${LIST}${query}`);
  expect(status).toBe(200);
  return body;
}

const names = ({ rows }: ListPage<ContactMessageView>) => rows.map(({ name }) => name);
/** The names from `N<newest>` down to `N<oldest>`. */
const down = (newest: number, oldest: number) =>
  Array.from({ length: newest - oldest + 1 }, (_, index) => `N${newest - index}`);

describe('paging by key', () => {
  test('shows each row once, forward and back, while rows come and go', async () => {
    await write(1, 60);
    const first = await read();
    expect(names(first)).toEqual(down(60, 36));
    expect(first.before).toBeNull();
    await write(61, 70);
    await shop.database.query("DELETE FROM contact_message WHERE name = 'N36'");
    const second = await read(`?cursor=${first.after}`);
    expect(names(second)).toEqual(down(35, 11));
    const third = await read(`?cursor=${second.after}`);
    expect(names(third)).toEqual(down(10, 1));
    expect(third.after).toBeNull();
    expect(names(await read(`?cursor=${third.before}`))).toEqual(down(35, 11));
    const back = await read(`?cursor=${second.before}`);
    expect(names(back)).toEqual(down(61, 37).filter((name) => name !== 'N36'));
  });

  test('ends on the way back at the whole first page, with what came meanwhile', async () => {
    await write(1, 30);
    const second = await read(`?cursor=${(await read()).after}`);
    await write(31, 35);
    // Before N5 there are thirty: five more than a page, and then five.
    const middle = await read(`?cursor=${second.before}`);
    expect(names(middle)).toEqual(down(30, 6));
    const first = await read(`?cursor=${middle.before}`);
    expect(names(first)).toEqual(down(35, 11));
    expect(first.before).toBeNull();
  });

  test('says of a page that is gone how many there still are', async () => {
    await write(1, 30);
    const { after } = await read();
    await shop.database.query("DELETE FROM contact_message WHERE name IN ('N1', 'N2', 'N3', 'N4', 'N5')");
    expect(await read(`?cursor=${after}`)).toEqual({
      rows: [],
      total: 25,
      isMore: false,
      before: null,
      after: null,
    });
  });

  test('counts up to a thousand', async () => {
    await write(1, 1_000);
    expect(await read()).toMatchObject({ total: 1_000, isMore: false });
    await write(1_001, 1_001);
    expect(await read()).toMatchObject({ total: 1_000, isMore: true });
  });
});

const key = '01900000-0000-7000-8000-000000000000';
const made = (...parts: unknown[]) => Buffer.from(JSON.stringify(parts)).toString('base64url');

describe('a cursor that nobody was given', () => {
  test.each([
    ['no JSON', Buffer.from('{').toString('base64url')],
    ['not base64url', '%25%25'],
    ['no list', Buffer.from('{"sort":"newest"}').toString('base64url')],
    ['too long', 'a'.repeat(1_001)],
    ['empty', ''],
    ['for another sort', made('largest', 'after', 5, key)],
    ['for no way', made('newest', 'sideways', '2026-11-01T00:00:00.000000Z', key)],
    ['of a day that is none', made('newest', 'after', '2026-02-30T00:00:00.000000Z', key)],
    ['of an hour that is none', made('newest', 'after', '2026-11-01T25:00:00.000000Z', key)],
    ['of a number', made('newest', 'after', 5, key)],
    ['of SQL', made('newest', 'after', "now()'; DROP TABLE orders; --", key)],
    ['without a key', made('newest', 'after', '2026-11-01T00:00:00.000000Z')],
    ['of another key', made('newest', 'after', '2026-11-01T00:00:00.000000Z', 'x')],
    ['of a list for a key', made('newest', 'after', '2026-11-01T00:00:00.000000Z', [key])],
  ])('%s is refused', async (_, cursor) => {
    const { status, body } = await owner.get(`${LIST}?cursor=${cursor}`);
    expect([status, body['code']]).toEqual([400, 'invalid-request']);
  });

  test('twice is refused, and one that is well made finds what its holder may see', async () => {
    const good = made('newest', 'after', '2026-11-01T00:00:00.000000Z', key);
    expect((await owner.get(`${LIST}?cursor=${good}&cursor=${good}`)).status).toBe(400);
    expect((await owner.get(`${LIST}?cursor=${good}`)).status).toBe(200);
  });

  test.each([
    ['a number too large', 9_007_199_254_740_992],
    ['a fraction', 1.5],
    ['a text', '5'],
    ['nothing', null],
  ])('with %s for an amount is refused', async (_, value) => {
    const cursor = made('largest', 'after', value, key);
    expect((await owner.get(`/api/admin/orders?sort=largest&cursor=${cursor}`)).status).toBe(400);
  });
});

/** The file as bytes: an export is no JSON. */
async function download(format: string, query = ''): Promise<{ bytes: Buffer; type: unknown }> {
  const { rawPayload, headers } = await shop.app.inject({
    url: `${LIST}/export/${format}${query}`,
    cookies: Object.fromEntries(owner.cookies),
  });
  return { bytes: rawPayload, type: headers['content-type'] };
}

describe('an export', () => {
  const formulas = ['=1+1', '+1', '-1', '@sum(A1)', '\t=1', '\r=1'];

  beforeEach(async () => {
    for (const text of [...formulas, 'மீனாட்சி, "Meena"']) {
      await shop.database.query(
        `INSERT INTO contact_message (id, at, name, email, subject, message)
         VALUES (uuidv7(), '2026-11-01T05:00:00Z', 'Eve', 'eve@example.com', 'other', $1)`,
        [text],
      );
    }
  });

  test('as CSV begins with a byte order mark, and no cell of it is a formula', async () => {
    const { bytes, type } = await download('csv');
    expect(type).toBe('text/csv; charset=utf-8');
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = bytes.toString();
    expect(text).toContain('"1 Nov 2026, 10:30 am",Eve,,eve@example.com,other,\'=1+1,,,\r\n');
    expect(text).toContain(',"மீனாட்சி, ""Meena""",');
    for (const formula of formulas) expect(text).toContain(`'${formula}`);
    expect(text).not.toMatch(/(?:^|[,"\n])[=+\-@\t]/);
  });

  test('as XLSX holds the same cells as texts', async () => {
    const { bytes, type } = await download('xlsx');
    expect(type).toContain('spreadsheetml');
    const parts = Object.values(unzipSync(bytes)).map((part) => Buffer.from(part).toString());
    const all = parts.join('\n');
    for (const text of ["'=1+1", "'+1", "'-1", "'@sum(A1)", "'\t=1", "'\r=1", 'மீனாட்சி, "Meena"']) {
      expect(all).toContain(`<t>${text}</t>`);
    }
    expect(all).not.toMatch(/<f[ >]/);
  });

  test('holds what the filters match, and nothing else', async () => {
    await write(1, 40);
    const lines = (await download('csv', '?search=N1')).bytes.toString().trim().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',')[2])).toEqual(
      [19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 1].map((n) => `N${n}`),
    );
    const { status } = await owner.get(`${LIST}/export/csv?state=lost`);
    expect(status).toBe(400);
    expect((await owner.get(`${LIST}/export/ods`)).status).toBe(400);
  });

  test('of more than 10,000 rows is refused instead of cut off', async () => {
    await write(1, 10_001);
    const { status, body } = await owner.get(`${LIST}/export/csv?search=N`);
    expect([status, body]).toMatchObject([409, { code: 'too-many-to-export', details: { most: 10_000 } }]);
    const { bytes } = await download('csv', '?search=N1');
    // N1, N10–19, N100–199, N1000–1999, N10000 and N10001.
    expect(bytes.toString().trim().split('\r\n')).toHaveLength(1 + 1 + 10 + 100 + 1_000 + 2);
  });

  test('is for those who may take the whole list with them', async () => {
    const orders = await shop.staff('orders');
    expect((await orders.get(LIST)).status).toBe(200);
    expect((await orders.get(`${LIST}/export/csv`)).status).toBe(403);
    expect((await orders.get('/api/admin/orders/export/csv')).status).toBe(403);
  });
});

describe('saved views', () => {
  const VIEWS = '/api/admin/saved-views';
  const save = (caller: Caller, name: string, filters: string, list = 'orders') =>
    caller.post<SavedView[]>(VIEWS, { list, name, filters });
  const shown = async (caller: Caller, list = 'orders') =>
    (await caller.get<SavedView[]>(`${VIEWS}?list=${list}`)).body.map(({ name, filters }) => [name, filters]);

  test('belong to one person and one list', async () => {
    const manager = await shop.staff('manager');
    const { body } = await save(owner, ' Madurai ', 'pickup=1');
    await save(owner, 'Unpaid', 'payment=unpaid');
    await save(owner, 'Answered', 'state=done', 'contacts');
    await save(manager, 'Madurai', 'search=madurai');
    expect(await shown(owner)).toEqual([
      ['Madurai', 'pickup=1'],
      ['Unpaid', 'payment=unpaid'],
    ]);
    expect(await shown(manager)).toEqual([['Madurai', 'search=madurai']]);
    expect(await shown(manager, 'contacts')).toEqual([]);

    const id = body[0]?.id;
    expect((await manager.delete(`${VIEWS}/${id}`)).status).toBe(404);
    expect(await shown(owner)).toHaveLength(2);
    expect((await owner.delete(`${VIEWS}/${id}`)).status).toBe(204);
    expect((await owner.delete(`${VIEWS}/${id}`)).status).toBe(404);
    expect(await shown(owner)).toEqual([['Unpaid', 'payment=unpaid']]);
  });

  test('of the same name hold what was saved last', async () => {
    await save(owner, 'Mine', 'state=placed');
    await save(owner, 'Mine', 'state=packed');
    expect(await shown(owner)).toEqual([['Mine', 'state=packed']]);
  });

  test('are a hundred at most, and can be changed then', async () => {
    await shop.database.query(
      `INSERT INTO saved_view (id, staff_id, list, name, filters)
       SELECT uuidv7(), staff.id, 'orders', 'V' || n, '' FROM generate_series(1, 100) n, staff WHERE role = 'owner'`,
    );
    expect((await save(owner, 'One more', '')).body).toMatchObject({ code: 'too-many-saved-views' });
    expect((await save(owner, 'V7', 'state=packed')).status).toBe(200);
  });

  test.each([
    ['no name', { name: '  ' }],
    ['a long name', { name: 'x'.repeat(41) }],
    ['long filters', { filters: 'x'.repeat(501) }],
    ['a strange list', { list: '../orders' }],
    ['an owner', { staffId: key }],
  ])('with %s are refused', async (_, change) => {
    const body = { list: 'orders', name: 'Mine', filters: '', ...change };
    expect((await owner.post(VIEWS, body)).status).toBe(400);
  });
});

describe('the audit log', () => {
  test('tells owner and manager who changed what, by person, kind and day', async () => {
    const [person] = await shop.database.query<{ id: string }>("SELECT id FROM staff WHERE role = 'owner'");
    const entries: [at: string, actor: string | null, subject: string][] = [
      ['2026-11-01T18:29:59Z', person?.id ?? '', 'setting/season'],
      ['2026-11-01T18:30:00Z', person?.id ?? '', 'product/SP-01'],
      ['2026-11-02T10:00:00Z', null, 'setting/site'],
    ];
    for (const [at, actor, subject] of entries) {
      await shop.database.query(
        `INSERT INTO audit_entry (id, at, actor_kind, actor_id, actor_name, action, subject, before, after)
         VALUES (uuidv7(), $1, $2, $3, 'Somebody', 'saved', $4, '{"a": 1}', '{"a": 2}')`,
        [at, actor === null ? 'system' : 'staff', actor, subject],
      );
    }
    const manager = await shop.staff('manager');
    const subjects = async (query: string) =>
      (await manager.get<ListPage<AuditEntryView>>(`/api/admin/audit${query}`)).body.rows.map(
        ({ subject }) => subject,
      );
    expect(await subjects('')).toEqual(['setting/site', 'product/SP-01', 'setting/season']);
    expect(await subjects('?kind=setting')).toEqual(['setting/site', 'setting/season']);
    expect(await subjects(`?person=${person?.id}`)).toEqual(['product/SP-01', 'setting/season']);
    expect(await subjects('?to=2026-11-01')).toEqual(['setting/season']);
    expect(await subjects('?from=2026-11-02')).toEqual(['setting/site', 'product/SP-01']);
    const { body } = await manager.get<ListPage<AuditEntryView>>('/api/admin/audit?kind=product');
    expect(body.rows[0]).toMatchObject({ actor: 'Somebody', before: { a: 1 }, after: { a: 2 } });
    const people = (await manager.get<AuditPersonView[]>('/api/admin/audit/people')).body;
    expect(people.map(({ name }) => name)).toContain('The owner');
    for (const role of ['orders', 'catalogue', 'content'] as const) {
      expect((await (await shop.staff(role)).get('/api/admin/audit')).status).toBe(403);
    }
  });

  test('calls things by their names, those that are gone by the name that they had', async () => {
    const [person] = await shop.database.query<{ id: string }>(
      "UPDATE staff SET name = 'Meena' WHERE role = 'owner' RETURNING id",
    );
    const gone = '0198c0de-1111-7000-8000-000000000001';
    const entries: [subject: string, before: object | null, after: object | null, thing: string | null][] = [
      [`staff/${person?.id}`, null, null, 'Meena'],
      ['state/32', null, null, 'Kerala'],
      [`category/${gone}`, { name: 'Rockets' }, { name: 'Sky rockets' }, 'Sky rockets'],
      [`post/${gone}`, { title: 'Safety' }, null, 'Safety'],
      ['order/DS26-00042', null, { name: 'Lakshmi' }, 'DS26-00042'],
      [`job/${gone}`, null, { kind: 'mail' }, null],
    ];
    for (const [subject, before, after] of entries) {
      await shop.database.query(
        `INSERT INTO audit_entry (id, at, actor_kind, actor_name, action, subject, before, after)
         VALUES (uuidv7(), '2026-11-03T10:00:00Z', 'system', 'The shop', 'saved', $1, $2, $3)`,
        [subject, JSON.stringify(before), JSON.stringify(after)],
      );
    }
    const url = '/api/admin/audit?from=2026-11-03&to=2026-11-03';
    const { rows } = (await owner.get<ListPage<AuditEntryView>>(url)).body;
    expect(rows.map(({ subject, thing }) => [subject, thing]).toReversed()).toEqual(
      entries.map(([subject, , , thing]) => [subject, thing]),
    );
  });
});
