import type { Cell, CellChange, RowChange } from '@shop/contracts/rules/catalogue/change-sets';
import { words } from '../../../../words/en/admin-preview.ts';
import { Panel } from '../panel.tsx';
import { MoreOf } from './more-of.tsx';
import styles from './preview.module.css';

export interface CellWords {
  /** What the cells are called. */
  fields: Readonly<Record<string, string>>;
  textOf: (cell: NonNullable<Cell>, field: string) => string;
  /** What else there is to know of a row that changes; empty for nothing. */
  remark?: ((row: RowChange) => string) | undefined;
}

interface ChangedRowsProps extends CellWords {
  title: string;
  rows: readonly RowChange[];
}

/** Rows with each of their cells as it is and as it would be; of new ones, as it would be. */
export function ChangedRows({ title, rows, fields, textOf, remark }: ChangedRowsProps) {
  const valueOf = (cell: Cell, field: string) => (cell === null ? words.none : textOf(cell, field));
  return (
    <Panel title={title}>
      <MoreOf items={rows} className={styles['rows']}>
        {(row) => {
          const { key, title: name, cells, added } = row;
          const more = remark?.(row) ?? '';
          return (
            <li key={key} data-added={added}>
              <div>
                <strong>
                  <bdi>{name}</bdi>
                </strong>
                <span className={styles['muted']}>{more === '' ? key : `${key} · ${more}`}</span>
              </div>
              <dl>
                {cells.map((cell) => (
                  <div key={cell.field}>
                    <dt>{fields[cell.field] ?? cell.field}</dt>
                    <dd>
                      {added ? valueOf(cell.after, cell.field) : <Change cell={cell} valueOf={valueOf} />}
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          );
        }}
      </MoreOf>
    </Panel>
  );
}

function Change({
  cell: { field, before, after },
  valueOf,
}: {
  cell: CellChange;
  valueOf: (cell: Cell, field: string) => string;
}) {
  return (
    <>
      <span className="visually-hidden">{words.from} </span>
      <del>{valueOf(before, field)}</del>
      <span aria-hidden="true"> → </span>
      <span className="visually-hidden"> {words.to} </span>
      <ins>{valueOf(after, field)}</ins>
    </>
  );
}
