import { words } from '../../../words/en/fire-safety.ts';

export const description = words.description;
