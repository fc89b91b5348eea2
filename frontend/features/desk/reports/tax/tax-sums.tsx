import { Button } from '@mantine/core';
import { removeChallan, sumTax } from '@shop/contracts/reports/tax/endpoints';
import type { ChallanSumView, TaxMonthView, TaxSumsView } from '@shop/contracts/reports/tax/views';
import { formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callSignedIn } from '../../../../api/call-signed-in.ts';
import { Money } from '../../../../ui/text/money.tsx';
import { monthTitle } from '../../../../words/en/staff/months.ts';
import { words as report } from '../../../../words/en/staff/tax-report.ts';
import { staffSession } from '../../../accounts/session.ts';
import { AskFirst } from '../../parts/action/ask-first.tsx';
import { notifyDone } from '../../parts/action/use-action.ts';
import { Answer } from '../../parts/answer.tsx';
import styles from '../sums.module.css';
import { MoneyCells, SumsTable } from '../sums-table.tsx';
import { useSums } from '../use-sums.ts';
import { EnterChallan } from './enter-challan.tsx';
import { taxList } from './tax-list.tsx';

const words = report.sums;

/** What the rows that are asked for come to, by month, and the challans by which their tax was paid. */
export function TaxSums() {
  const { query, chosen } = useSums(taxList, (query) => callSignedIn(sumTax, { query }));
  return (
    <Answer query={query} lines={5}>
      {(sums) => <Sums sums={sums} isWhole={!chosen['search']} />}
    </Answer>
  );
}

/** @param isWhole a challan is of a whole month, not of what a search finds of it */
function Sums({ sums: { months, challans, tan }, isWhole }: { sums: TaxSumsView; isWhole: boolean }) {
  const together = (of: (month: TaxMonthView) => number) => months.reduce((sum, each) => sum + of(each), 0);
  const mayEnter = staffSession.current().permissions.includes('payouts.write');
  const [entered, setEntered] = useState<TaxMonthView | null>(null);
  return (
    <details className={styles['sums']} open>
      <summary>
        {report.together(
          formatMoney(together(({ taxPaise }) => taxPaise)),
          formatMoney(together(({ grossPaise }) => grossPaise)),
        )}
      </summary>
      {months.length > 0 && (
        <SumsTable heads={[words.month, words.amount, words.tax, words.open]}>
          {months.map((each) => (
            <tr key={each.month}>
              <th scope="row">
                {monthTitle(each.month)}
                {mayEnter && isWhole && each.openPaise > 0 && (
                  <>
                    <br />
                    <Button variant="default" size="compact-sm" onClick={() => setEntered(each)}>
                      {words.enter}
                    </Button>
                  </>
                )}
              </th>
              <MoneyCells of={[each.grossPaise, each.taxPaise, each.openPaise]} />
            </tr>
          ))}
        </SumsTable>
      )}
      {challans.length > 0 && <Challans challans={challans} mayRemove={mayEnter} />}
      <p className={styles['how']}>
        {words.how} {tan === null ? words.noTan : words.tan(tan)}
      </p>
      {entered && <EnterChallan of={entered} onClose={() => setEntered(null)} />}
    </details>
  );
}

function Challans({ challans, mayRemove }: { challans: readonly ChallanSumView[]; mayRemove: boolean }) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<ChallanSumView | null>(null);
  return (
    <>
      <SumsTable caption={words.challans} heads={[words.challan, words.tax]}>
        {challans.map((challan) => (
          <tr key={challan.id}>
            <th scope="row">
              {report.challan(challan.bsrCode, challan.serial)} · {formatDay(challan.paidOn)}
              {mayRemove && (
                <>
                  {' '}
                  <Button variant="subtle" size="compact-sm" onClick={() => setAsked(challan)}>
                    {words.remove}
                  </Button>
                </>
              )}
            </th>
            <td>
              <Money paise={challan.taxPaise} />
            </td>
          </tr>
        ))}
      </SumsTable>
      {asked && (
        <AskFirst
          title={words.removeTitle(asked.serial)}
          effects={words.removeEffects}
          submit={words.remove}
          danger
          run={async () => {
            await callSignedIn(removeChallan, { params: { id: asked.id } });
            notifyDone(words.removed);
            await queries.invalidateQueries({ queryKey: ['tax'] });
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
