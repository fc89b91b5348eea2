import { Button } from '@mantine/core';
import type { ChangePreviewView } from '@shop/contracts/sheets/views';
import { useEffect, useRef, type ReactNode } from 'react';
import { EmptyState } from '../../../../ui/messages/empty-state.tsx';
import { words as english } from '../../../../words/en/staff/preview.ts';
import { useWords } from '../chosen-words.ts';
import { AtHour } from './at-hour.tsx';
import { ChangedRows, type CellWords, RefusedRows, type FileRows } from './preview-rows.tsx';
import styles from './preview.module.css';

interface PreviewProps extends CellWords {
  preview: ChangePreviewView;
  /** Of the file that it is of, to give refused rows back whole. */
  file?: FileRows;
  /** What else there is to know before it is done. */
  notes?: ReactNode;
  isBusy: boolean;
  onBack: () => void;
  onApply: () => void;
  /** At an instant; missing for what happens now or never. */
  onSchedule?: (at: string) => void;
}

/** What a change of many rows would do, cell by cell, and the one button that does it. */
export function Preview(props: PreviewProps) {
  const words = useWords(english);
  const { preview, file, notes, fields, textOf, remark, isBusy, onBack, onApply, onSchedule } = props;
  const { added, changed, unchanged, refused } = preview;
  const isAny = added.length + changed.length > 0;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  return (
    <>
      <div className={styles['head']}>
        <h2 ref={heading} tabIndex={-1}>
          {isAny ? words.summary(added.length, changed.length) : words.nothing}
        </h2>
        {unchanged > 0 && <span className={styles['muted']}>{words.unchanged(unchanged)}</span>}
        <div className={styles['steps']}>
          <Button variant="default" onClick={onBack}>
            {words.back}
          </Button>
          {isAny && (
            <Button loading={isBusy} onClick={onApply}>
              {words.apply(added.length, changed.length)}
            </Button>
          )}
        </div>
      </div>
      {notes}
      {isAny && onSchedule && (
        <AtHour summary={words.later} submit={words.schedule} isBusy={isBusy} onChoose={onSchedule} />
      )}
      {refused.length > 0 && <RefusedRows refused={refused} fields={fields} file={file} />}
      {added.length > 0 && <ChangedRows title={words.added} rows={added} fields={fields} textOf={textOf} />}
      {changed.length > 0 && (
        <ChangedRows title={words.changes} rows={changed} fields={fields} textOf={textOf} remark={remark} />
      )}
      {!isAny && (
        <EmptyState title={words.nothing}>
          <p>{words.nothingHelp}</p>
        </EmptyState>
      )}
    </>
  );
}
