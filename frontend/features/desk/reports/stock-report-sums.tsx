import { sumStock } from '@shop/contracts/reports/stock/endpoints';
import type { StockMovementView, StockPartView, StockSumsView } from '@shop/contracts/reports/stock/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { Money } from '../../../ui/text/money.tsx';
import { stockWords } from '../../../words/en/staff/products.ts';
import { words as report } from '../../../words/en/staff/stock-report.ts';
import { Answer } from '../parts/answer.tsx';
import { addressOf } from '../parts/list/address.ts';
import styles from './sums.module.css';
import { SumsTable } from './sums-table.tsx';
import { stockReportList } from './stock-report-list.tsx';
import { useSums } from './use-sums.ts';

const words = report.sums;

/** What the products that are asked for come to, what moved, and what did not sell. */
export function StockReportSums() {
  const { query, chosen } = useSums(stockReportList, (query) => callSignedIn(sumStock, { query }));
  const unsoldHref = addressOf(stockReportList, { ...chosen, unsold: 'true' });
  return (
    <Answer query={query} lines={5}>
      {(sums) => (
        <details className={styles['sums']} open>
          <summary>
            {report.together(
              sums.onHand.units,
              formatMoney(sums.onHand.netPaise),
              formatMoney(sums.known.purchasePaise),
            )}
          </summary>
          <p>{words.summary(sums.heldUnits, sums.freeUnits)}</p>
          <Worth sums={sums} />
          {sums.unsold.products > 0 && (
            <p>
              <a href={unsoldHref}>
                {words.unsold(sums.unsold.products, sums.unsold.units, formatMoney(sums.unsold.netPaise))}
              </a>
            </p>
          )}
          {sums.movements.length > 0 && <Movements movements={sums.movements} />}
          <p className={styles['how']}>{words.how}</p>
        </details>
      )}
    </Answer>
  );
}

function Worth({ sums: { onHand, known, uncounted } }: { sums: StockSumsView }) {
  const unknown = {
    products: onHand.products - known.products,
    units: onHand.units - known.units,
    netPaise: onHand.netPaise - known.netPaise,
  };
  const rows: (StockPartView & { name: string; purchasePaise?: number })[] = [
    { name: words.known, ...known },
    { name: words.unknown, ...unknown },
    { name: words.together, ...onHand, purchasePaise: known.purchasePaise },
  ];
  return (
    <>
      <SumsTable heads={[words.worth, words.products, words.units, words.purchase, words.net]} hasTotal>
        {rows.map(({ name, products, units, purchasePaise, netPaise }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{report.units(products)}</td>
            <td>{report.units(units)}</td>
            <td>{purchasePaise !== undefined && <Money paise={purchasePaise} />}</td>
            <td>
              <Money paise={netPaise} />
            </td>
          </tr>
        ))}
      </SumsTable>
      <p className={styles['how']}>
        {onHand.units > 0 && words.covered(Math.floor((known.units * 100) / onHand.units))}{' '}
        {uncounted > 0 && words.uncounted(uncounted)}
      </p>
    </>
  );
}

function Movements({ movements }: { movements: readonly StockMovementView[] }) {
  return (
    <SumsTable caption={words.movements} heads={[words.reason, words.entries, words.in, words.out]}>
      {movements.map(({ reason, entries, inUnits, outUnits }) => (
        <tr key={reason}>
          <th scope="row">{stockWords.reasons[reason]}</th>
          <td>{report.units(entries)}</td>
          <td>{inUnits > 0 && report.units(inUnits)}</td>
          <td>{outUnits > 0 && report.units(outUnits)}</td>
        </tr>
      ))}
    </SumsTable>
  );
}
