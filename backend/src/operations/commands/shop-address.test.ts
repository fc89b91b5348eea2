import { expect, test } from '@jest/globals';
import { CommandError } from './command-error.ts';
import { shopAddressIn } from './shop-address.ts';

test('a link leads to PUBLIC_URL, or says that there is none', () => {
  expect(shopAddressIn({ PUBLIC_URL: 'https://crackers.in' })?.href).toBe('https://crackers.in/');
  expect(shopAddressIn({})).toBeNull();
  expect(shopAddressIn({ PUBLIC_URL: '' })).toBeNull();
});

test.each(['crackers.in', 'https://crackers.in/shop'])(
  '%s is refused by the name of the setting',
  (address) => {
    const read = () => shopAddressIn({ PUBLIC_URL: address });
    expect(read).toThrow(CommandError);
    expect(read).toThrow(/^PUBLIC_URL .*Nothing was changed\.$/);
  },
);
