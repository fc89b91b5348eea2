import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ListPage } from '@shop/contracts/listing/views';
import type { CityEntry, CityPageView, CityRowView } from '@shop/contracts/places/views';
import type { Revised } from '@shop/contracts/revised';
import { bootShop, type TestShop } from '../../support/boot-shop.ts';
import { waitFor } from '../../support/wait-for.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await bootShop();
});
afterAll(() => shop.close());

describe('a city', () => {
  const CITIES = '/api/admin/cities';
  const CITY: CityEntry = {
    name: 'Sattur',
    slug: 'sattur',
    stateCode: '33',
    introduction: '<ul><li>By the temple</li></ul><script>alert(1)</script>',
    introductionTa: '<ul><li>கோயில் பக்கத்தில்</li></ul><script>alert(1)</script>',
    deliveryDays: 2,
    lastOrderOn: '2026-11-01',
    questions: [
      { question: 'Is there parking?', answer: '<b>Yes</b>, behind the office.' },
      { question: 'On Sundays?', answer: 'No.' },
    ],
    questionsTa: [{ question: 'ஞாயிறு உண்டா?', answer: 'இல்லை.' }],
    active: true,
  };
  const shown = (slug: string) => shop.visitor().get<CityPageView>(`/api/public/cities/${slug}`);

  test('is kept by those who write, shown at once, and its old addresses lead on', async () => {
    const writer = await shop.staff('content');
    const added = await writer.post<{ id: string }>(CITIES, CITY);
    const at = `${CITIES}/${added.body.id}`;
    const { body } = await writer.get<Revised<CityEntry>>(at);
    const introduction = '<ul><li>By the temple</li></ul>';
    const introductionTa = '<ul><li>கோயில் பக்கத்தில்</li></ul>';
    expect(body).toEqual({ value: { ...CITY, introduction, introductionTa }, revision: 0 });
    await waitFor(async () =>
      expect((await shown('sattur')).body).toMatchObject({
        introduction,
        introductionTa,
        questions: CITY.questions,
        questionsTa: CITY.questionsTa,
        indexed: false,
      }),
    );
    const found = await writer.get<ListPage<CityRowView>>(`${CITIES}?search=sattur%20tamil`);
    expect(found.body.rows).toEqual([
      expect.objectContaining({ id: added.body.id, stateName: 'Tamil Nadu', lastOrderOn: '2026-11-01' }),
    ]);
    for (const [revision, slug] of ['sattur-town', 'sattur-junction'].entries()) {
      expect((await writer.put(at, { ...CITY, slug, revision })).status).toBe(200);
    }
    for (const old of ['sattur', 'sattur-town']) {
      await waitFor(async () =>
        expect((await shown(old)).body).toEqual({ movedTo: '/city/sattur-junction' }),
      );
    }
    expect(await writer.post(CITIES, CITY)).toMatchObject({ status: 409, body: { code: 'slug-used' } });
    expect((await writer.put(at, { ...CITY, active: false, revision: 2 })).status).toBe(200);
    for (const old of ['sattur', 'sattur-town']) {
      await waitFor(async () => expect((await shown(old)).status).toBe(404));
    }
    expect(await writer.put(at, { ...CITY, revision: 2 })).toMatchObject({
      status: 409,
      body: { code: 'record-changed', details: { revision: 3, value: { active: false } } },
    });
  });

  test.each([
    ['an address that another has', { slug: 'chennai' }, 409, 'slug-used'],
    ['a state that is none', { stateCode: '99' }, 400, 'state-unknown'],
    [
      'a question without an answer',
      { questions: [{ question: 'Why?', answer: '' }] },
      400,
      'invalid-request',
    ],
    ['a day that is none', { lastOrderOn: '2026-02-30' }, 400, 'invalid-request'],
    ['no day of delivery', { deliveryDays: 0 }, 400, 'invalid-request'],
  ])('is refused with %s', async (_, wrong, status, code) => {
    const manager = await shop.staff('manager');
    expect(await manager.post(CITIES, { ...CITY, slug: 'elsewhere', ...wrong })).toMatchObject({
      status,
      body: { code },
    });
  });
});
