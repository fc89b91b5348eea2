import { Button } from '@mantine/core';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words } from '../../../words/en/staff/prices.ts';
import type { LeftLine } from './sheet-draft.ts';

const SHOWN = 20;
/** Letters of a line that name it. */
const NAMED = 60;

/** What of a paste stands in no field, until somebody has read it. */
export function LeftLines({ left, onRead }: { left: readonly LeftLine[]; onRead: () => void }) {
  return (
    <Notice kind="error" title={words.left(left.length)}>
      <ul>
        {left.slice(0, SHOWN).map(({ line, text, reason }) => (
          <li key={`${line} ${reason}`}>
            {words.leftLine(line, text.length > NAMED ? `${text.slice(0, NAMED)}…` : text)}
            {words.leftReasons[reason]}
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
