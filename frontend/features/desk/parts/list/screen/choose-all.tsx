import { Button } from '@mantine/core';
import { useState } from 'react';
import { callSignedIn } from '../../../../../api/call-signed-in.ts';
import { sentenceOf } from '../../../../../api/errors.ts';
import { words } from '../../../../../words/en/staff/list.ts';
import { useOnce } from '../../use-once.ts';
import { askedOf, isFiltered } from '../address.ts';
import { allRows, chosenAtOnce } from '../all-rows.ts';
import type { OpenList } from '../use-list.ts';

interface ChooseAllProps<Row> {
  open: OpenList<Row>;
  disabled: boolean;
  onChosen: (rows: readonly Row[]) => void;
  onProblem: (sentence: string | null) => void;
}

/** Where the whole page is chosen and the filters match more: all of them, as far as many go at once. */
export function ChooseAll<Row>({ open, disabled, onChosen, onProblem }: ChooseAllProps<Row>) {
  const { list, chosen, query } = open;
  const once = useOnce();
  const [busy, setBusy] = useState(false);
  if (!query.data) return null;
  const many = chosenAtOnce(query.data);
  const choose = async () => {
    const { cursor: _, ...asked } = askedOf(list, chosen);
    setBusy(true);
    onProblem(null);
    try {
      const read = (cursor: string | null) =>
        callSignedIn(list.rows, { query: { ...asked, ...(cursor !== null && { cursor }) } });
      onChosen(await allRows(read, list.keyOf));
    } catch (error) {
      onProblem(words.notAllChosen(sentenceOf(error)));
    } finally {
      setBusy(false);
    }
  };
  const isAll = !query.data.isMore && many === query.data.total;
  return (
    <Button variant="subtle" loading={busy} disabled={disabled} onClick={() => void once(choose)}>
      {(isAll ? words.chooseAll : words.chooseFirst)(many, isFiltered(chosen))}
    </Button>
  );
}
