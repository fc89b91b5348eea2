import type { PreviewRollOverRequest } from '@shop/contracts/seasons/requests';
import { SCHEME_CHOICES, STOCK_CHOICES } from '@shop/contracts/seasons/views';
import { addDays } from '@shop/contracts/rules/days';
import { ORDER_PREFIX, SEASON_YEARS, SETTINGS_TEXT } from '@shop/contracts/rules/limits';
import type { SettingsView } from '@shop/contracts/shop/views';
import { words } from '../../../words/en/staff/season.ts';
import { words as settingsWords } from '../../../words/en/staff/settings.ts';
import { fieldsOf } from '../parts/record/state/fields.ts';

export type NextSeason = Pick<PreviewRollOverRequest, keyof PreviewRollOverRequest>;

/** Called as on the pages of the season and of the sale; the choices have words of their own. */
export const nextSeasonFields = fieldsOf<NextSeason>(
  { ...settingsWords.sale, ...settingsWords.season, ...words.fields },
  {
    name: { kind: 'text', limit: SETTINGS_TEXT.season.name },
    year: { kind: 'number', ...SEASON_YEARS },
    orderPrefix: { kind: 'text', pattern: ORDER_PREFIX, capitals: true },
    opensOn: { kind: 'day' },
    closesOn: { kind: 'day' },
    festival: { kind: 'text', limit: SETTINGS_TEXT.season.festival },
    festivalTa: { kind: 'text', limit: SETTINGS_TEXT.season.festival, optional: true },
    festivalOn: { kind: 'day', optional: true },
    lastOrderOn: { kind: 'day', optional: true },
    message: { kind: 'long', limit: SETTINGS_TEXT.season.message },
    messageTa: { kind: 'long', limit: SETTINGS_TEXT.season.message, optional: true },
    stock: {
      kind: 'choice',
      look: 'radio',
      options: STOCK_CHOICES.map((value) => ({ value, ...words.stockChoices[value] })),
    },
    schemes: {
      kind: 'choice',
      look: 'radio',
      options: SCHEME_CHOICES.map((value) => ({ value, ...words.schemeChoices[value] })),
    },
  },
);

/** A year later; the closed page may promise another day already. */
export function suggestedSeason({ season, sale }: SettingsView): NextSeason {
  const { name, year, opensOn, closesOn, nextOpensOn } = season.value;
  const { festival, festivalTa, message, messageTa } = season.value;
  return {
    name: name.replace(String(year), String(year + 1)),
    year: year + 1,
    orderPrefix: sale.value.orderPrefix,
    opensOn: nextOpensOn ?? addDays(opensOn, 365),
    closesOn: addDays(closesOn, 365),
    festival,
    festivalTa,
    festivalOn: null,
    lastOrderOn: null,
    message,
    messageTa,
    stock: 'zero',
    schemes: 'close',
  };
}
