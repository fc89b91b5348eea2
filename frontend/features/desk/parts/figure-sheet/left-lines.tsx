import { Button } from '@mantine/core';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { words as english } from '../../../../words/en/staff/figure-sheet.ts';
import { useWords } from '../chosen-words.ts';
import type { LeftLine } from './pasted.ts';

const SHOWN = 20;
/** Letters of a line that name it. */
const NAMED = 60;

interface LeftLinesProps {
  left: readonly LeftLine[];
  /** What a line has to have. */
  figure: string;
  onRead: () => void;
}

/** What of a paste stands in no field, until somebody has read it. */
export function LeftLines({ left, figure, onRead }: LeftLinesProps) {
  const words = useWords(english);
  const reasons = { ...words.leftReasons, 'no-figure': words.noFigure(figure) };
  return (
    <Notice kind="error" title={words.left(left.length)}>
      <ul>
        {left.slice(0, SHOWN).map(({ line, text, reason }) => (
          <li key={`${line} ${reason}`}>
            {words.leftLine(line, text.length > NAMED ? `${text.slice(0, NAMED)}…` : text)}
            {reasons[reason]}
          </li>
        ))}
        {left.length > SHOWN && <li>{words.leftMore(left.length - SHOWN)}</li>}
      </ul>
      <Button variant="default" onClick={onRead}>
        {words.leftRead}
      </Button>
    </Notice>
  );
}
