import { locale } from '../lib/language.ts';

export const lang = locale;
