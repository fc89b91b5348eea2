import { Button, Checkbox, Group, Stack } from '@mantine/core';
import type { Translated } from '@shop/contracts/rules/language';
import { useState, type SyntheticEvent } from 'react';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { words as screen } from '../../../../words/en/staff/screen.ts';
import { words as english } from '../../../../words/en/staff/sheet.ts';
import { useWords } from '../chosen-words.ts';
import { Dialog } from '../dialog.tsx';
import {
  columnLetters,
  hasHiddenParts,
  hiddenParts,
  joined,
  withoutHidden,
  type FileSheet,
} from '../../../../lib/sheet/file-sheets.ts';

interface ChooseSheetsProps {
  /** Those with something in them. */
  sheets: readonly FileSheet[];
  onChosen: (chosen: FileSheet[] | null) => void;
}

/** Asks which sheets of a workbook are read, and says what is hidden in it. */
export function ChooseSheets({ sheets, onChosen }: ChooseSheetsProps) {
  const words = useWords(english);
  const shared = useWords(screen);
  const [names, setNames] = useState(sheets.filter(({ isHidden }) => !isHidden).map(({ name }) => name));
  const [withHidden, setWithHidden] = useState(false);
  const [tried, setTried] = useState(false);
  const chosen = sheets.filter(({ name }) => names.includes(name));
  const hiding = chosen.filter(hasHiddenParts);
  const read = withHidden ? chosen : chosen.map(withoutHidden);
  const choose = (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (chosen.length > 0 && joined(read) !== null) onChosen(read);
  };
  return (
    <Dialog title={words.chooseTitle} onClose={() => onChosen(null)}>
      <form onSubmit={choose}>
        <Stack>
          <Checkbox.Group
            label={words.sheets}
            description={sheets.length > 1 ? words.chooseHelp : undefined}
            error={chosen.length === 0 ? words.chooseOne : undefined}
            value={names}
            onChange={setNames}
          >
            <Stack gap="xs" my="xs">
              {sheets.map(({ name, cells, isHidden }) => (
                <Checkbox key={name} value={name} label={words.sheet(name, rowsIn(cells), isHidden)} />
              ))}
            </Stack>
          </Checkbox.Group>
          {hiding.length > 0 && (
            <>
              <Notice kind="season">
                {hiding.map((sheet) => (
                  <p key={sheet.name}>{hiddenWords(words, sheet)}</p>
                ))}
              </Notice>
              <Checkbox
                label={words.withHidden}
                description={words.withHiddenHelp}
                checked={withHidden}
                onChange={({ currentTarget: { checked } }) => setWithHidden(checked)}
              />
            </>
          )}
          {tried && joined(read) === null && <Notice kind="error">{words.faults['other-columns']}</Notice>}
        </Stack>
        <Group justify="flex-end" mt="md">
          <Button variant="default" onClick={() => onChosen(null)}>
            {shared.back}
          </Button>
          <Button type="submit" data-autofocus disabled={chosen.length === 0}>
            {words.read}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}

function rowsIn(cells: FileSheet['cells']): number {
  return cells.filter((row) => row.some((cell) => cell !== '')).length;
}

function hiddenWords(words: Translated<typeof english>, sheet: FileSheet): string {
  const { rows, columns } = hiddenParts(sheet);
  return words.hiddenParts(
    sheet.name,
    rows.map((row) => String(row + 1)),
    columns.map(columnLetters),
  );
}
