import { Button } from '@mantine/core';
import type { TextKind } from '@shop/contracts/rules/texts/shop-texts';
import { useId, useRef } from 'react';
import { words } from '../../../words/en/staff/texts.ts';
import { useInsertion } from './use-insertion.ts';
import styles from './texts.module.css';

/** What the shop fills in, as buttons that write the piece where the caret stands. */
export function TextPieces({ kind: { pieces, keeps } }: { kind: TextKind }) {
  const element = useRef<HTMLDivElement>(null);
  const insert = useInsertion(element);
  const id = useId();
  return (
    <div ref={element} role="group" aria-labelledby={id}>
      <p id={id}>
        {words.pieces} <span className={styles['muted']}>{words.piecesHelp}</span>{' '}
        {keeps.length > 0 && words.keeps(keeps)}
      </p>
      <div className={styles['pieces']}>
        {pieces.map((piece) => (
          <Button
            key={piece}
            variant="default"
            size="compact-md"
            title={words.meanings[piece]}
            aria-label={`{${piece}}: ${words.meanings[piece] ?? ''}`}
            // The field keeps the focus and its caret.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => insert(`{${piece}}`)}
          >
            {`{${piece}}`}
          </Button>
        ))}
      </div>
    </div>
  );
}
