import type { Card, DescribedList } from '../description.ts';
import styles from './list-cards.module.css';
import { RowCheckbox, RowLink, type RowProps } from './row-link.tsx';
import type { Selection } from '../use-selection.ts';

interface ListCardsProps<Row> {
  list: DescribedList<Row>;
  rows: readonly Row[];
  selection: Selection | null;
}

export function ListCards<Row>({ list, rows, selection }: ListCardsProps<Row>) {
  return (
    <ul className={styles['cards']} aria-label={list.words.title}>
      {rows.map((row) => (
        <CardRow key={list.keyOf(row)} list={list} row={row} selection={selection} />
      ))}
    </ul>
  );
}

/** The first column over the others, each with its head. */
function cardOf<Row>({ columns: [first, ...others] = [] }: DescribedList<Row>) {
  return (row: Row): Card => ({
    head: first?.cell(row),
    side: first?.under?.(row),
    lines: others.map(({ head, cell, under }) => [
      head,
      <>
        {cell(row)}
        {under && <> · {under(row)}</>}
      </>,
    ]),
  });
}

function CardRow<Row>({ list, row, selection }: RowProps<Row>) {
  const { picture, head, side, lines = [], body } = (list.card ?? cardOf(list))(row);
  return (
    <li data-chosen={selection?.has(list.keyOf(row)) || undefined}>
      <RowCheckbox {...{ list, row, selection }} />
      {picture && <div className={styles['picture']}>{picture}</div>}
      <div className={styles['card']}>
        <div className={styles['line']}>
          <RowLink {...{ list, row, selection }}>{head}</RowLink>
          <span>{side}</span>
        </div>
        {lines.map(([left, right], index) => (
          // Lines of a card have their places, and nothing but them.
          <div key={index} className={styles['line']}>
            <bdi>{left}</bdi>
            {right !== undefined && <span className={styles['small']}>{right}</span>}
          </div>
        ))}
        {body}
      </div>
    </li>
  );
}
