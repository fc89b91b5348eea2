import { formatDay } from '@shop/contracts/rules/days';
import { listSchemes } from '@shop/contracts/schemes/endpoints';
import type { SchemeView } from '@shop/contracts/schemes/views';
import type { PageContextServer } from 'vike/types';
import { readForPage } from '../../api/read-for-page.ts';
import { joinWords as words } from '../../words/en/shop/join-scheme.ts';
import { schemeTerms, type SchemeCase } from '../../words/en/shop/scheme-terms.ts';

/** A scheme as its card shows it, and nothing more, because it travels twice. */
export type ShownScheme = Omit<SchemeView, 'dueDays' | 'firstMonth' | 'dueDay'> & {
  firstDue: string | null;
  lastDue: string | null;
  /** What it is in a line, and when it begins, where one is chosen. */
  choice: { text: string; more: string };
};

/** The schemes that can be joined today, full ones among them. */
export async function readShownSchemes(pageContext: PageContextServer): Promise<ShownScheme[]> {
  const { schemes } = await readForPage(pageContext, listSchemes);
  return schemes.map(({ dueDays, firstMonth: _, dueDay: __, ...scheme }) => {
    const { monthlyPaise, instalments, totals, isFull } = scheme;
    const [firstDue = null] = dueDays;
    const more = isFull ? words.full : firstDue === null ? '' : words.firstDue(formatDay(firstDue));
    const text = words.choice(monthlyPaise, instalments, totals.paidPaise, totals.worthPaise);
    return { ...scheme, firstDue, lastDue: dueDays.at(-1) ?? null, choice: { text, more } };
  });
}

/** The rules and the cases, as the page takes them along. */
export interface ShownTerms {
  rulesTitle: string;
  rules: readonly string[];
  casesTitle: string;
  cases: readonly SchemeCase[];
  /** Over the form, or in its place when all is full. */
  joinLead: string;
}

export function shownTerms(schemes: readonly { graceDays: number; isFull: boolean }[]): ShownTerms {
  const { rulesTitle, rules, casesTitle, cases } = schemeTerms;
  const [graceDays = null, ...others] = new Set(schemes.map((scheme) => scheme.graceDays));
  const joinLead = schemes.every(({ isFull }) => isFull) ? words.allFull : words.lead;
  return { rulesTitle, rules, casesTitle, joinLead, cases: cases(others.length > 0 ? null : graceDays) };
}
