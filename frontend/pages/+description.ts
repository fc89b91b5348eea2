import { words } from '../words/en/shop/site.ts';

export const description = words.description;
