import { expect, test } from '@jest/globals';
import { find, findIndex } from '@shop/contracts/rules/catalogue/search/find';
import { paths } from '../../../lib/paths.ts';
import { pageAliases } from './search-pages.ts';

const pages = Object.entries(pageAliases).map(([path, names]) => ({ path, names }));
const index = findIndex(pages);

test.each([
  ['விலை', paths.quickOrder],
  ['vilai', paths.quickOrder],
  ['price list', paths.quickOrder],
  ['திட்டம்', paths.schemes],
  ['thavanai', paths.schemes],
  ['passbook', paths.schemes],
  ['லாரி வாடகை', paths.cities],
  ['oor', paths.cities],
  ['freight', paths.cities],
  ['ஆர்டர் எங்கே', paths.track],
  ['order enge', paths.track],
  ['where is my order', paths.track],
  ['தள்ளுபடி', paths.about],
  ['thallupadi', paths.about],
  ['discount', paths.about],
  ['முகவரி', paths.contact],
  ['mugavari', paths.contact],
  ['address', paths.contact],
  ['பாதுகாப்பு', paths.fireSafety],
  ['pathukappu', paths.fireSafety],
  ['fire safety', paths.fireSafety],
  ['பசுமை', paths.pollutionFree],
  ['satham', paths.pollutionFree],
  ['supreme court', paths.pollutionFree],
  ['பணம் திரும்ப', paths.refund],
  ['panam vapas', paths.refund],
  ['refund', paths.refund],
  ['தகவல்', paths.privacy],
  ['privacy', paths.privacy],
])('a page in Tamil is found by %s', (typed, path) => {
  const found = find(index, typed);
  expect(found?.closest).toBe(false);
  expect(found?.places.map((place) => pages[place]?.path)).toContain(path);
});
