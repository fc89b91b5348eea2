import { Button, TextInput } from '@mantine/core';
import type { LorryRowView, LorrySheetView } from '@shop/contracts/orders/views';
import { DESK_TEXT, keepsTo, MOST_LOADED } from '@shop/contracts/rules/limits';
import { useRef, type KeyboardEvent } from 'react';
import { today } from '../../../../lib/today.ts';
import { EmptyState } from '../../../../ui/messages/empty-state.tsx';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { words as english } from '../../../../words/en/staff/lorry-sheet.ts';
import { words as irnEnglish } from '../../../../words/en/staff/order-irn.ts';
import { staffSession } from '../../../accounts/session.ts';
import { IrnFirst, willNeedIrn } from '../../e-invoices/lorry-waits.tsx';
import { useWords } from '../../parts/chosen-words.ts';
import { useKeyCommands } from '../../parts/commands/key-commands.ts';
import { DayField } from '../../parts/record/fields/day-field.tsx';
import { dayIn } from '../../parts/record/state/typed-day.ts';
import { useLeaveWarning } from '../../parts/use-leave-warning.ts';
import { cellsAtFirst, COLUMNS, isAsked, isBegun, lacksOf, leavingOf, pasted } from './lorry-draft.ts';
import styles from './lorry.module.css';
import { LorryRow } from './lorry-row.tsx';
import { useDispatchAll, type Leaving } from './use-dispatch-all.ts';
import type { LorryDraft, useLorryDraft } from './use-lorry-draft.ts';
import { Key } from '../../parts/commands/command-button.tsx';

interface LorryGridProps {
  sheet: LorrySheetView;
  /** All that is packed is in it. */
  isWhole: boolean;
  draft: LorryDraft;
  change: ReturnType<typeof useLorryDraft>[1];
}

/** Transporter and day once, a row an order, and the one press. */
export function LorryGrid({ sheet, isWhole, draft, change }: LorryGridProps) {
  const words = useWords(english);
  const irnWords = useWords(irnEnglish);
  const { rows, isMore, ewayBillAbovePaise } = sheet;
  const body = useRef<HTMLTableSectionElement>(null);
  const transporterInput = useRef<HTMLInputElement>(null);
  const mayBeUnpaid = staffSession.current().permissions.includes('orders.dispatch-unpaid');
  const terms = { ewayBillAbovePaise, mayBeUnpaid };
  const shown = COLUMNS.filter((column) => rows.some((row) => isAsked(column, row, terms)));
  const cellsOf = (row: LorryRowView) => draft.typed[row.number] ?? cellsAtFirst(row);
  const lrDate = dayIn(draft.day, today());
  const needIrn = rows.filter((row) => willNeedIrn({ ...row, invoices: [] })).map(({ number }) => number);
  const isHeadComplete = lrDate !== null && keepsTo(DESK_TEXT.transporter, draft.transporter);
  const begun = rows.filter((row) => isBegun(row, cellsOf(row)));
  const complete = begun.filter((row) => lacksOf(row, cellsOf(row), terms).length === 0);
  const gone =
    isWhole && !isMore
      ? Object.keys(draft.typed).filter((number) => rows.every((row) => row.number !== number))
      : [];

  const forget = (numbers: readonly string[]) =>
    change(({ typed }) => ({
      typed: Object.fromEntries(Object.entries(typed).filter(([number]) => !numbers.includes(number))),
    }));
  const { at, outcome, dispatch } = useDispatchAll(({ row, lorry }) => {
    const { number, customerName: name, phone, whatsapp, token } = row;
    const { transporter, lrNumber, parcels } = lorry;
    change(({ left, typed: { [number]: cells = cellsAtFirst(row), ...typed } }) => ({
      typed,
      left: [
        {
          number,
          name,
          mobile: whatsapp ?? phone,
          token,
          transporter,
          lrNumber,
          parcels,
          cells,
          leftAt: Date.now(),
        },
        ...left,
      ],
    }));
  });
  // Undone since, it stands here again as it was typed.
  const left = outcome?.left.filter((number) => draft.typed[number] === undefined) ?? [];
  const staying = begun.filter(
    ({ number }) => outcome?.refused[number] !== undefined || !complete.some((row) => row.number === number),
  );
  useLeaveWarning(at !== null, words.leave);
  const dispatchAll = () => {
    if (lrDate === null) return;
    const transporter = draft.transporter.trim();
    const all = complete.map((row): Leaving => {
      const lorry = { transporter, lrDate, ...leavingOf(row, cellsOf(row), terms) };
      return { row, lorry };
    });
    dispatch(all);
  };
  const mayDispatch = isHeadComplete && complete.length > 0 && at === null;
  useKeyCommands([
    {
      key: 't',
      text: words.transporter,
      needs: 'orders.advance',
      isFor: rows.length > 0,
      act: () => transporterInput.current?.focus(),
    },
    {
      key: 's',
      text: words.dispatch(complete.length),
      needs: 'orders.advance',
      isFor: mayDispatch,
      act: dispatchAll,
    },
  ]);

  return (
    <>
      {rows.length > 0 && (
        <div className={styles['head']}>
          <TextInput
            ref={transporterInput}
            label={words.transporter}
            value={draft.transporter}
            maxLength={DESK_TEXT.transporter.max}
            onChange={({ currentTarget: { value } }) => change(() => ({ transporter: value }))}
            onKeyDown={({ key, nativeEvent }) => {
              if (key === 'Enter' && !nativeEvent.isComposing) body.current?.querySelector('input')?.focus();
            }}
          />
          <DayField
            label={words.lrDate}
            value={draft.day}
            error={lrDate === null && words.lrDateProblem}
            onType={(day) => change(() => ({ day }))}
          />
        </div>
      )}
      {needIrn.length > 0 && <IrnFirst text={irnWords.loading(needIrn.join(', '))} />}
      {gone.length > 0 && at === null && (
        <Notice kind="season">
          <p>{words.gone(gone.join(', '))}</p>
          <Button variant="default" onClick={() => forget(gone)}>
            {words.forget}
          </Button>
        </Notice>
      )}
      {isMore && <Notice>{words.more(MOST_LOADED)}</Notice>}
      {rows.length === 0 ? (
        <EmptyState title={isWhole ? words.none : words.noneThere}>
          <p>{words.noneHelp}</p>
        </EmptyState>
      ) : (
        <div className={styles['scrolls']}>
          <table className={styles['grid']}>
            <caption className="visually-hidden">{words.title}</caption>
            <thead>
              <tr>
                <th scope="col">{words.order}</th>
                <th scope="col">{words.goesTo}</th>
                {shown.map((column) => (
                  <th key={column} scope="col">
                    {words[column]}
                  </th>
                ))}
                <th scope="col">{words.standing}</th>
              </tr>
            </thead>
            <tbody ref={body}>
              {rows.map((row) => (
                <LorryRow
                  key={row.number}
                  row={row}
                  cells={cellsOf(row)}
                  columns={shown}
                  terms={terms}
                  onKey={(event) => {
                    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
                      event.preventDefault();
                      if (mayDispatch && !event.repeat) dispatchAll();
                    } else moveOn(event, body.current);
                  }}
                  refused={outcome?.refused[row.number]}
                  onType={(column, text) =>
                    change(({ typed }) => ({
                      typed: {
                        ...typed,
                        [row.number]: { ...(typed[row.number] ?? cellsAtFirst(row)), [column]: text },
                      },
                    }))
                  }
                  onPaste={(column, text) =>
                    change(({ typed }) => ({
                      typed: pasted(text, rows, { number: row.number, column }, typed),
                    }))
                  }
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {outcome && at === null && (left.length > 0 || staying.length > 0 || outcome.unsure) && (
        <Notice kind={outcome.unsure ? 'error' : 'info'}>
          {left.length > 0 && <p>{words.done(left.length)}</p>}
          {staying.length > 0 && !outcome.unsure && <p>{words.others(staying.length)}</p>}
          {outcome.unsure && <p>{words.unsure}</p>}
        </Notice>
      )}
      {(rows.length > 0 || at !== null) && (
        <div className={styles['press']}>
          {!isHeadComplete && begun.length > 0 && <span>{words.headLacks}</span>}
          {at !== null && <span role="status">{words.running(at.place, at.of)}</span>}
          <Button
            disabled={!isHeadComplete || complete.length === 0}
            loading={at !== null}
            onClick={dispatchAll}
          >
            {words.dispatch(complete.length)} {mayDispatch && <Key>Ctrl ↵</Key>}
          </Button>
        </div>
      )}
    </>
  );
}

/** Enter and the arrows go from field to field, as in a spreadsheet. */
function moveOn(event: KeyboardEvent<HTMLInputElement>, body: HTMLElement | null): void {
  const input = event.currentTarget;
  if (event.nativeEvent.isComposing) return;
  const ways: Record<string, number> = { Enter: event.shiftKey ? -1 : 1, ArrowDown: 1, ArrowUp: -1 };
  const down = ways[event.key];
  const column = input.dataset['column'];
  const inColumn = [...(body?.querySelectorAll<HTMLInputElement>(`input[data-column="${column}"]`) ?? [])];
  const inRow = [...(input.closest('tr')?.querySelectorAll('input') ?? [])];
  const target =
    down === undefined
      ? inRow[inRow.indexOf(input) + aside(event.key, input)]
      : inColumn[inColumn.indexOf(input) + down];
  if (!target || target === input) {
    if (event.key === 'Enter') event.preventDefault();
    return;
  }
  event.preventDefault();
  target.focus();
  target.select();
}

/** To the field beside, once the cursor is at the end of what is typed. */
function aside(key: string, { selectionStart, selectionEnd, value }: HTMLInputElement): number {
  if (key === 'ArrowRight' && selectionStart === value.length) return 1;
  if (key === 'ArrowLeft' && selectionEnd === 0) return -1;
  return 0;
}
