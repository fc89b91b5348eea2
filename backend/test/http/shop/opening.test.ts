import { describe, expect, test } from '@jest/globals';
import type { OpeningView } from '@shop/contracts/rules/season/opening';
import type { SettingsView } from '@shop/contracts/shop/views';
import { bootShop } from '../../support/boot-shop.ts';

const SETTINGS = '/api/admin/settings';

describe('the first opening', () => {
  test('waits until nothing is left empty or made up, by name', async () => {
    const bare = await bootShop({ template: 'empty' });
    try {
      const starter = await bare.staff();
      const opening = async () => (await starter.get<OpeningView>('/api/admin/opening')).body;
      const all = ['name', 'legal-name', 'address', 'phones', 'email', 'licence', 'gstin', 'payment'];
      expect(await opening()).toEqual({
        isDemonstration: false,
        isOpen: false,
        isFresh: true,
        placeholders: all,
        testOrders: [],
        upi: null,
        done: [],
        later: [],
        mail: { isSetUp: false, testedAt: null },
      });
      const open = () => starter.put(`${SETTINGS}/door`, { closed: false, revision: 0 });
      expect(await open()).toMatchObject({
        status: 409,
        body: { code: 'shop-not-ready', details: { placeholders: all } },
      });
      const { identity, payment } = (await starter.get<SettingsView>(SETTINGS)).body;
      const { stateCode: _, ...particulars } = identity.value;
      const own = {
        ...particulars,
        name: 'Velan Crackers',
        legalName: 'Velan Traders',
        address: '4 Car Street',
        city: 'Sivakasi',
        pinCode: '626123',
        phones: ['9443312345'],
        whatsapp: '9443312345',
        email: 'orders@velan.in',
        licenceNumber: 'LE-5/TN/4711',
        gstin: '33AAAAA0000A1Z9',
        revision: identity.revision,
      };
      expect((await starter.put(`${SETTINGS}/identity`, own)).status).toBe(200);
      const account = {
        upiId: 'velan@okbank',
        accountName: 'Velan',
        accountNumber: '1234567890',
        ifsc: 'TMBL0000001',
      };
      const paying = { ...account, bank: 'TMB, Sivakasi', revision: payment.revision };
      expect((await starter.put(`${SETTINGS}/payment`, paying)).status).toBe(200);
      expect((await open()).body).toMatchObject({ details: { placeholders: ['gstin'] } });
      expect((await opening()).done).toEqual(['identity', 'payment']);
      const real = { ...own, gstin: '27AAPFU0939F1ZV', revision: identity.revision + 1 };
      expect((await starter.put(`${SETTINGS}/identity`, real)).status).toBe(200);
      expect((await open()).status).toBe(200);
      expect(await opening()).toMatchObject({
        isOpen: true,
        placeholders: [],
        upi: { link: expect.stringMatching(/^upi:.*[?&]am=1\.00&/) },
      });
    } finally {
      await bare.close();
    }
  });

  test('does not wait where the demonstration is, whose particulars are made up', async () => {
    const shop = await bootShop();
    try {
      const owner = await shop.staff('owner');
      expect((await owner.get<OpeningView>('/api/admin/opening')).body).toMatchObject({
        isDemonstration: true,
        isOpen: true,
        placeholders: ['legal-name', 'phones', 'email', 'licence', 'gstin', 'payment'],
      });
    } finally {
      await shop.close();
    }
  });
});
