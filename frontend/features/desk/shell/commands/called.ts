import { paths } from '../../../../lib/paths.ts';
import { alsoCalled, settingsPages } from '../../../../words/en/staff/palette.ts';
import { words } from '../../../../words/en/staff/shell.ts';
import type { ActionCommand, PageCommand } from './pages.ts';

/** Whether somebody means it: each word is a part of its name, or begins a word that people call it by. */
export function isCalled({ text, href }: { text: string; href?: string }, typed: string): boolean {
  const name = text.toLowerCase();
  const others = ` ${(href === undefined ? [] : (alsoCalled[href] ?? [])).join(' ')}`;
  const letters = typed.trim().toLowerCase().split(/\s+/);
  return letters.every((word) => name.includes(word) || others.includes(` ${word}`));
}

/** The actions, and once something is typed what is too much for a list: each section of the settings, one's account. */
export function withSettings(
  actions: readonly ActionCommand[],
  pages: readonly PageCommand[],
  typed: string,
): readonly Pick<ActionCommand, 'text' | 'href'>[] {
  if (typed.trim() === '') return actions;
  const mayRead = pages.some(({ href }) => href === paths.settings);
  const account = { text: words.ownAccount, href: paths.ownAccount };
  return [...actions, account, ...(mayRead ? settingsPages : [])];
}
