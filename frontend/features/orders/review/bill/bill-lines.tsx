import type { Quote, QuoteLine } from '@shop/contracts/rules/orders/quote';
import { formatMoney } from '@shop/contracts/rules/money';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Stepper } from '../../../../ui/quantity/stepper.tsx';
import { words as listWords } from '../../../../words/en/shop/orders-list.ts';
import { words } from '../../../../words/en/shop/orders-review.ts';
import { MOST_OF_ONE } from '@shop/contracts/rules/limits';
import { setDraftQuantity } from '../../../draft/draft-store.ts';
import type { Quantities } from '../../form/list-link.ts';
import { fullName, type ListRow } from '../../form/list-rows.ts';
import { quantityField, rateField } from '../../form/field-names.ts';
import { useHydrated } from '../../form/use-quantities.ts';
import { otherLanguage } from '../../../../lib/language.ts';
import styles from './bill-lines.module.css';

interface BillLinesProps {
  quantities: Quantities;
  quote: Quote | null;
  rows: ReadonlyMap<string, ListRow>;
  /** Item code → the net rate the shopper last saw, paise. */
  seenRates: Readonly<Record<string, number>>;
}

/** Each line of the list with its rate and amount, to be changed on the spot. */
export function BillLines({ quantities, quote, rows, seenRates }: BillLinesProps) {
  const quoted = new Map(quote?.lines.map((line) => [line.code, line]));
  return (
    <ul className={styles['lines']} aria-label={words.goods}>
      {Object.entries(quantities).map(([code, quantity]) => (
        <BillLine
          key={code}
          code={code}
          quantity={quantity}
          row={rows.get(code)}
          line={quoted.get(code)}
          seenPaise={seenRates[code]}
        />
      ))}
    </ul>
  );
}

interface BillLineProps {
  code: string;
  quantity: number;
  row: ListRow | undefined;
  line: QuoteLine | undefined;
  seenPaise: number | undefined;
}

function BillLine({ code, quantity, row, line, seenPaise }: BillLineProps) {
  const label = row ? fullName(row) : (line?.name ?? code);
  const netPaise = (line?.problem === 'gone' ? undefined : line?.netPaise) ?? row?.netPaise ?? 0;
  const change = (next: number) => setDraftQuantity(code, next, seenPaise ?? netPaise);
  const problem = line?.asked === quantity ? line : undefined;
  const nameTa = row?.nameTa ?? line?.nameTa;
  return (
    <li className={problem?.problem ? `${styles['line']} ${styles['marked']}` : styles['line']}>
      <div className={styles['head']}>
        <b className={styles['name']}>{label}</b>
        <span className={styles['amount']}>{formatMoney(netPaise * quantity)}</span>
      </div>
      <div className={styles['facts']}>
        {nameTa && <span lang={otherLanguage}>{nameTa}</span>}
        <span>
          {code} · {formatMoney(netPaise)}
          {row && ` ${listWords.per(row.unit)}`}
          {seenPaise !== undefined && seenPaise !== netPaise && ` (${words.wasPrice(seenPaise)})`}
        </span>
        {problem?.problem && <LineProblem line={problem} onTake={change} />}
        {problem?.unreserved && !problem.problem && <span>{words.unreserved}</span>}
      </div>
      <div className={styles['stepper']}>
        <Stepper
          label={label}
          value={quantity}
          most={row?.maxQuantity ?? MOST_OF_ONE}
          name={quantityField(code)}
          onChange={change}
        />
      </div>
      <input type="hidden" name={rateField(code)} value={netPaise || ''} />
    </li>
  );
}

function LineProblem({ line, onTake }: { line: QuoteLine; onTake: (quantity: number) => void }) {
  const hydrated = useHydrated();
  return (
    <span className={styles['problem']}>
      {problemWords(line)}{' '}
      {hydrated && (
        <Button look="quiet" onClick={() => onTake(line.quantity)}>
          {words.take(line.quantity)}
        </Button>
      )}
    </span>
  );
}

function problemWords({ problem, quantity }: QuoteLine): string {
  if (problem === 'gone') return words.gone;
  if (problem === 'not-green') return words.notGreen;
  if (quantity === 0) return words.soldOut;
  return problem === 'short' ? words.onlyLeft(quantity) : words.atMost(quantity);
}
