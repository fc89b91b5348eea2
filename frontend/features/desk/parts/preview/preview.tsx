import { Button } from '@mantine/core';
import type { ChangePreviewView } from '@shop/contracts/change-sets/views';
import type { Cell } from '@shop/contracts/rules/change-sets';
import { useEffect, useRef } from 'react';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { words } from '../../../../words/en/admin-preview.ts';
import { AtHour } from './at-hour.tsx';
import { Panel } from '../panel.tsx';
import styles from './preview.module.css';
import { RefusedRows } from './refused-rows.tsx';

interface PreviewProps {
  preview: ChangePreviewView;
  /** What the cells are called. */
  fields: Readonly<Record<string, string>>;
  textOf: (cell: Cell) => string;
  isBusy: boolean;
  onBack: () => void;
  /** At an instant, or now. */
  onApply: (at: string | null) => void;
}

/** What a change of many rows would do, cell by cell, and the one button that does it. */
export function Preview({ preview, fields, textOf, isBusy, onBack, onApply }: PreviewProps) {
  const { changed, unchanged, refused } = preview;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    window.scrollTo(0, 0);
  }, []);
  return (
    <>
      <div className={styles['head']}>
        <h2 ref={heading} tabIndex={-1}>
          {changed.length > 0 ? words.changed(changed.length) : words.nothing}
        </h2>
        {unchanged > 0 && <span className={styles['muted']}>{words.unchanged(unchanged)}</span>}
        <div className={styles['steps']}>
          <Button variant="default" onClick={onBack}>
            {words.back}
          </Button>
          {changed.length > 0 && (
            <Button loading={isBusy} onClick={() => onApply(null)}>
              {words.apply(changed.length)}
            </Button>
          )}
        </div>
      </div>
      {changed.length > 0 && (
        <AtHour summary={words.later} submit={words.schedule} isBusy={isBusy} onChoose={onApply} />
      )}
      {refused.length > 0 && <RefusedRows refused={refused} />}
      {changed.length > 0 ? (
        <Panel title={words.title}>
          <ul className={styles['rows']}>
            {changed.map(({ key, title, cells }) => (
              <li key={key}>
                <div>
                  <strong>{title}</strong>
                  <span className={styles['muted']}>{key}</span>
                </div>
                <dl>
                  {cells.map(({ field, before, after }) => (
                    <div key={field}>
                      <dt>{fields[field] ?? field}</dt>
                      <dd>
                        <span className="visually-hidden">{words.from} </span>
                        <del>{textOf(before)}</del>
                        <span aria-hidden="true"> → </span>
                        <span className="visually-hidden"> {words.to} </span>
                        <ins>{textOf(after)}</ins>
                      </dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
        </Panel>
      ) : (
        <EmptyState title={words.nothing}>
          <p>{words.nothingHelp}</p>
        </EmptyState>
      )}
    </>
  );
}
