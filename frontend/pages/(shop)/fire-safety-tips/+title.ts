import { words } from '../../../words/en/fire-safety.ts';

export const title = words.title;
