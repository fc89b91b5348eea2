import { expect, test } from '@jest/globals';
import { inLanguage, languageOf, targetIn } from './language.ts';

test('the language of an address is its first part, and nothing that only begins like it', () => {
  expect(languageOf('/ta')).toEqual({ language: 'ta', plain: '/' });
  expect(languageOf('/ta?q=1')).toEqual({ language: 'ta', plain: '/?q=1' });
  expect(languageOf('/ta/track?number=1#x')).toEqual({ language: 'ta', plain: '/track?number=1#x' });
  expect(languageOf('/ta/index.pageContext.json')).toEqual({
    language: 'ta',
    plain: '/index.pageContext.json',
  });
  expect(languageOf('/talk')).toEqual({ language: 'en', plain: '/talk' });
  expect(languageOf('/TA/track')).toEqual({ language: 'en', plain: '/TA/track' });
  expect(languageOf('/track/ta')).toEqual({ language: 'en', plain: '/track/ta' });
});

test('a page has an address in each language', () => {
  expect(inLanguage('en', '/track')).toBe('/track');
  expect(inLanguage('ta', '/track')).toBe('/ta/track');
  expect(inLanguage('ta', '/')).toBe('/ta');
  expect(inLanguage('ta', '/#review')).toBe('/ta#review');
  expect(inLanguage('ta', '/?q=1')).toBe('/ta?q=1');
});

test('a rule leads to a page of the same language; staff, files and other sites have one address alone', () => {
  expect(targetIn('ta', '/track')).toBe('/ta/track');
  expect(targetIn('ta', '/administration')).toBe('/ta/administration');
  expect(targetIn('ta', '/admin/orders')).toBe('/admin/orders');
  expect(targetIn('ta', '/api/public/price-list.pdf')).toBe('/api/public/price-list.pdf');
  expect(targetIn('ta', 'https://wa.me/91')).toBe('https://wa.me/91');
  expect(targetIn('en', '/track')).toBe('/track');
});
