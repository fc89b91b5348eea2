import type {
  GstAmountsView,
  GstHsnTable,
  GstReturnView,
  GstSection,
  GstTableView,
} from '@shop/contracts/reports/gst';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { Money } from '../../../ui/text/money.tsx';
import { words } from '../../../words/en/staff/gst.ts';
import { Panel } from '../parts/panel.tsx';
import styles from './gst-return.module.css';

const TAXES = ['taxablePaise', 'cgstPaise', 'sgstPaise', 'igstPaise'] as const;
const heads = [words.taxable, words.cgst, words.sgst, words.igst];

/** The figures of GSTR-1, section by section, and those of GSTR-3B. */
export function GstTables({ view }: { view: GstReturnView }) {
  const { sections, hsn, outward, toUnregistered, from, to, series } = view;
  const listOf = (kind: string) => `${paths.adminInvoices}?${new URLSearchParams({ kind, from, to })}`;
  return (
    <>
      <Panel title={words.sections}>
        <Rows title={words.sections} tables={sections} together={outward} />
      </Panel>
      <Panel title={words.hsn}>
        <Rows title={words.hsn} tables={hsn} together={outward} />
      </Panel>
      <Panel title={words.series}>
        {series.length === 0 ? (
          <p className={styles['quiet']}>{words.noSeries}</p>
        ) : (
          <Table label={words.series} heads={[words.section, words.numbers, words.rows, words.cancelled]}>
            {series.map((each) => (
              <tr key={each.from}>
                <th scope="row">
                  <a href={listOf(each.kind)}>{words.kinds[each.kind]}</a>
                </th>
                <td className={styles['numbers']} data-head={words.numbers}>
                  {words.fromTo(each.from, each.to)}
                </td>
                <td data-head={words.rows}>{each.total}</td>
                <td data-head={words.cancelled}>{each.cancelled}</td>
              </tr>
            ))}
          </Table>
        )}
      </Panel>
      <Panel title={words.outward}>
        <Table label={words.outward} heads={[words.section, ...heads]}>
          <tr>
            <th scope="row">{words.outwardRow}</th>
            <Amounts of={outward} />
          </tr>
        </Table>
        {toUnregistered.length === 0 ? (
          <p className={styles['quiet']}>{words.noUnregistered}</p>
        ) : (
          <Table label={words.toUnregistered} caption heads={[words.place, words.taxable, words.igst]}>
            {toUnregistered.map(({ place, taxablePaise, igstPaise }) => (
              <tr key={place.code}>
                <th scope="row">
                  {place.code} {place.name}
                </th>
                <td data-head={words.taxable}>
                  <Money paise={taxablePaise} />
                </td>
                <td data-head={words.igst}>
                  <Money paise={igstPaise} />
                </td>
              </tr>
            ))}
          </Table>
        )}
      </Panel>
      <p className={styles['quiet']}>{words.how}</p>
    </>
  );
}

interface RowsProps {
  title: string;
  tables: readonly GstTableView<GstSection | GstHsnTable>[];
  together: GstAmountsView;
}

/** A section without rows says so. */
function Rows({ title, tables, together }: RowsProps) {
  return (
    <Table label={title} heads={[words.section, words.rows, ...heads]}>
      {tables.map(({ table, rows, ...amounts }) => (
        <tr key={table}>
          <th scope="row">{words.tables[table]}</th>
          {rows === 0 ? (
            <td colSpan={5} className={styles['none']}>
              {words.none}
            </td>
          ) : (
            <>
              <td data-head={words.rows}>{rows}</td>
              <Amounts of={amounts} />
            </>
          )}
        </tr>
      ))}
      <tr className={styles['sum']}>
        <th scope="row" colSpan={2}>
          {words.together}
        </th>
        <Amounts of={together} />
      </tr>
    </Table>
  );
}

function Amounts({ of }: { of: GstAmountsView }) {
  return TAXES.map((tax, at) => (
    <td key={tax} data-head={heads[at]}>
      <Money paise={of[tax]} />
    </td>
  ));
}

interface TableProps {
  label: string;
  heads: readonly string[];
  /** The label is to be seen. */
  caption?: boolean;
  children: ReactNode;
}

function Table({ label, heads: names, caption = false, children }: TableProps) {
  return (
    <table className={styles['table']} aria-label={label}>
      {caption && <caption>{label}</caption>}
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
