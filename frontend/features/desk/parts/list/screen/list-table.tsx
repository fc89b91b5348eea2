import { words } from '../../../../../words/en/staff/list.ts';
import { usualSort } from '../address.ts';
import type { Column } from '../description.ts';
import styles from './list-table.module.css';
import { RowCheckbox, RowLink } from './row-link.tsx';
import type { OpenList } from '../use-list.ts';
import type { Selection } from '../use-selection.ts';

interface ListTableProps<Row> {
  open: OpenList<Row>;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  selection: Selection | null;
}

export function ListTable<Row>({ open, columns, rows, selection }: ListTableProps<Row>) {
  const { list } = open;
  const [first, ...others] = columns;
  return (
    <div className={styles['frame']}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{list.words.title}</caption>
        <thead>
          <tr>
            {selection && (
              <td className={styles['choose']}>
                <label>
                  <input
                    type="checkbox"
                    aria-label={words.choosePage}
                    checked={selection.hasPage}
                    onChange={selection.togglePage}
                  />
                </label>
              </td>
            )}
            {columns.map((column) => (
              <Head key={column.head} open={open} column={column} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={list.keyOf(row)} data-chosen={selection?.has(list.keyOf(row)) || undefined}>
              {selection && (
                <td className={styles['choose']}>
                  <RowCheckbox {...{ list, row, selection }} />
                </td>
              )}
              {first && (
                <th scope="row">
                  <RowLink {...{ list, row, selection }}>{first.cell(row)}</RowLink>
                  {first.under && <span className={styles['under']}>{first.under(row)}</span>}
                </th>
              )}
              {others.map((column) => (
                <td key={column.head} className={classOf(column)}>
                  <bdi>{column.cell(row)}</bdi>
                  {column.under && <span className={styles['under']}>{column.under(row)}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function classOf<Row>({ figure, wide, line, picture }: Column<Row>): string | undefined {
  if (picture) return styles['picture'];
  if (figure) return styles['figure'];
  if (wide) return styles['wide'];
  return line && styles['line'];
}

/** A column's head; where it sorts, a link to its next sort. */
function Head<Row>({ open, column }: { open: OpenList<Row>; column: Column<Row> }) {
  const { head, figure, sorts } = column;
  const { chosen, addressWith, list } = open;
  const className = figure && styles['figure'];
  if (!sorts) {
    return (
      <th scope="col" className={className}>
        {head}
      </th>
    );
  }
  const present = sorts.indexOf(chosen['sort'] ?? usualSort(list) ?? '');
  const next = sorts[(present + 1) % sorts.length];
  return (
    <th scope="col" className={className} aria-sort={sorting(present)}>
      <a href={addressWith({ sort: next })} title={next && list.sorts?.[next]}>
        {head}
      </a>
    </th>
  );
}

/** The first sort of a column goes down. */
function sorting(present: number): 'ascending' | 'descending' | 'none' {
  if (present < 0) return 'none';
  return present === 0 ? 'descending' : 'ascending';
}
