import type { words as English } from '../../en/shop/shared-list.ts';
import { plural } from '../../plural.ts';
import type { Translated } from '@shop/contracts/rules/language';

const items = (count: number) => plural(count, { one: '1 பொருள்', other: `${count} பொருட்கள்` });

/** A list that came in a link, or that the owner put together. */
export const words: Translated<typeof English> = {
  title: {
    list: 'ஒருவர் உங்களுக்கு ஒரு லிஸ்ட் அனுப்பியிருக்கிறார்',
    ready: 'இந்த ரெடி லிஸ்டைச் சேர்க்கலாமா?',
    again: 'முன்பு செய்த ஆர்டரின் பொருட்களைச் சேர்க்கலாமா?',
  },
  help: (theirs: number, mine: number) =>
    `அதில் இருப்பது ${items(theirs)}. உங்கள் லிஸ்டில் இருப்பது ${items(mine)}.`,
  replace: {
    list: 'என் லிஸ்டுக்குப் பதில் இது',
    ready: 'என் லிஸ்டுக்குப் பதில் இது',
    again: 'என் லிஸ்டுக்குப் பதில் இது',
  },
  add: 'என் லிஸ்டோடு சேர்',
  keep: 'என் லிஸ்ட் மட்டும்',
  taken: (count: number) => `உங்கள் லிஸ்டில் இப்போது இருப்பது ${items(count)}.`,
  lessTitle: (count: number) => `${items(count)}: கேட்ட அளவு இல்லை`,
  lessDone: 'சரி',
};
