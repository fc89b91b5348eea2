import { describe, expect, test } from '@jest/globals';
import { importCircle } from './check-chunks.ts';

describe('the scripts of a page', () => {
  test('may share what they need', () => {
    const imports = new Map([
      ['home', ['shop', 'framework']],
      ['list', ['shop', 'framework']],
      ['shop', ['framework']],
      ['framework', []],
    ]);
    expect(importCircle(imports)).toBeNull();
  });

  test('may not import each other, neither directly nor by a detour', () => {
    expect(
      importCircle(
        new Map([
          ['home', ['shop']],
          ['shop', ['framework', 'accounts']],
          ['accounts', ['desk']],
          ['desk', ['shop']],
        ]),
      ),
    ).toEqual(['shop', 'accounts', 'desk', 'shop']);
    expect(importCircle(new Map([['shop', ['shop']]]))).toEqual(['shop', 'shop']);
  });
});
