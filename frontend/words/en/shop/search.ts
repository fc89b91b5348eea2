import { words as list } from './orders-list-answers.ts';

/** What the site's search found and did not find. */
export const words = {
  closest: (text: string) => `Nothing has all of “${text}”. These come closest`,
  banned: (text: string) => `“${text}” is not sold`,
  bannedHelp: list.banned,
  bannedMore: list.bannedMore,
  pagesFound: 'Cities and pages',
  cityFound: (city: string, state: string) => `${city}, ${state}`,
  nothingFound: (text: string) => `Nothing found for “${text}”`,
  nothingFoundHelp:
    'Typing errors are forgiven, so it may have another name. Try one word of it, its item code, or one of these:',
  searchFor: (text: string) => `Search: ${text}`,
  tooLong: 'That is more than we can search for',
  tooLongHelp: (most: number) => `A search takes up to ${most} characters. One or two words are enough.`,
} as const;
