import { Button, Checkbox } from '@mantine/core';
import type { PackingLineView, PackingView } from '@shop/contracts/packing/views';
import { proposeChange } from '@shop/contracts/proposals/endpoints';
import { useState } from 'react';
import { stepSignedIn } from '../../../api/call-signed-in.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words as english } from '../../../words/en/staff/packing.ts';
import { useOrderAction } from '../orders/record/steps/use-order-action.ts';
import { useNames, useSentenceOf, useWords } from '../parts/chosen-words.ts';
import { Dialog } from '../parts/dialog.tsx';
import styles from './packing.module.css';

interface ShortageDialogProps {
  view: PackingView;
  report: (sentence: string | null) => void;
  onClose: () => void;
}

/** What is not there, as a change of the order that its customer is asked about. */
export function ShortageDialog({ view, report, onClose }: ShortageDialogProps) {
  const words = useWords(english);
  const namesOf = useNames();
  const sentenceOf = useSentenceOf();
  const { number, revision } = view;
  const lacking = view.lines.filter(({ packed, quantity }) => packed < quantity);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(lacking.filter(({ packed }) => packed > 0).map(({ code }) => code)),
  );
  const [refusal, setRefusal] = useState<string | null>(null);
  const short = lacking.filter(({ code }) => chosen.has(code));
  const { run, busy } = useOrderAction<readonly PackingLineView[]>(
    { order: view, report },
    {
      step: 'shortage',
      send: (lines, attempt) =>
        stepSignedIn(proposeChange, {
          params: { number },
          body: {
            revision,
            reason: 'shortage',
            lines: lines.map(({ code, packed }) => ({ code, quantity: packed })),
          },
          attempt,
        }),
      done: () => words.proposed,
    },
  );
  const choose = (code: string, isShort: boolean) => {
    const others = [...chosen].filter((each) => each !== code);
    setChosen(new Set(isShort ? [...others, code] : others));
  };
  return (
    <Dialog title={words.shortage} onClose={onClose} size="md">
      <form
        className={styles['short']}
        onSubmit={(event) => {
          event.preventDefault();
          setRefusal(null);
          run(short).then(onClose, (error: unknown) => setRefusal(sentenceOf(error)));
        }}
      >
        <p className={styles['help']}>{words.shortageHelp}</p>
        {refusal !== null && <Notice kind="error">{refusal}</Notice>}
        {lacking.map(({ code, packed, quantity, ...named }) => (
          <Checkbox
            key={code}
            size="md"
            label={namesOf(named)[0].text}
            description={words.areThere(packed, quantity)}
            checked={chosen.has(code)}
            onChange={({ currentTarget }) => choose(code, currentTarget.checked)}
          />
        ))}
        <Button type="submit" className={styles['big'] ?? ''} loading={busy} disabled={short.length === 0}>
          {words.propose}
        </Button>
      </form>
    </Dialog>
  );
}
