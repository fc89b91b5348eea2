import { expect, test } from '@jest/globals';
import { renderToString } from 'react-dom/server';
import { words as area } from '../../words/en/referrer/area.ts';
import { words as listPage } from '../../words/en/staff/list-page.ts';
import { words as ownAccount } from '../../words/en/staff/own-account.ts';
import { words as screen } from '../../words/en/staff/screen.ts';
import { useWords } from '../desk/parts/chosen-words.ts';
import { StateWord } from '../desk/parts/state-word.tsx';
import { InTamil } from './area-tamil.ts';

test('a referrer who chose Tamil reads it on lists, in the own account and of orders', () => {
  function Screen() {
    const said = [
      useWords(area).overview,
      useWords(listPage).next,
      useWords(ownAccount).ownTitle,
      useWords(screen).signOut,
      useWords(area).monthTitle('2026-10'),
    ];
    return (
      <>
        {said.join(' | ')} | <StateWord state="packed" />
      </>
    );
  }
  const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, '');
  expect(
    textOf(
      renderToString(
        <InTamil>
          <Screen />
        </InTamil>,
      ),
    ),
  ).toBe('சுருக்கம் | அடுத்தது | என் கணக்கு | வெளியேறு | அக்டோபர் 2026 | பேக் ஆனது');
  expect(textOf(renderToString(<Screen />))).toBe(
    'Overview | Next | Your account | Sign out | October 2026 | Packed',
  );
});
