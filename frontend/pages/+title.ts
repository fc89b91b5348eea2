import { words } from '../words/en/shop/site.ts';

export const title = words.title;
