import { Button } from '@mantine/core';
import { creditCommissions, listUncreditedMonths } from '@shop/contracts/commission-credits/endpoints';
import type { UncreditedMonthView } from '@shop/contracts/commission-credits/views';
import { dayOf, formatDay } from '@shop/contracts/rules/days';
import { formatMoney } from '@shop/contracts/rules/money';
import { addMonths, lastDayOf, monthOf } from '@shop/contracts/rules/months';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { monthName, monthTitle } from '../../../words/en/staff/months.ts';
import { words } from '../../../words/en/staff/payouts.ts';
import { AskFirst } from '../parts/action/ask-first.tsx';
import { notifyDone } from '../parts/action/use-action.ts';

const lastMonth = () => addMonths(monthOf(dayOf(new Date())), -1);

/** The statement of the month that ended, where something of it, or of a month before, is not credited yet. */
export function CreditMonth() {
  const queries = useQueryClient();
  const [asked, setAsked] = useState(false);
  const [month] = useState(lastMonth);
  const { data: months = [] } = useQuery({
    queryKey: ['payouts', 'uncredited'],
    queryFn: () => callSignedIn(listUncreditedMonths),
  });
  const [first] = months;
  if (!first) return null;
  const sum = (of: (left: UncreditedMonthView) => number) =>
    months.reduce((total, left) => total + of(left), 0);
  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {words.credit(monthName(month))}
      </Button>
      {asked && (
        <AskFirst
          title={words.creditTitle(monthTitle(month))}
          effects={words.creditEffects(
            sum(({ referrers }) => referrers),
            formatMoney(sum(({ grossPaise }) => grossPaise)),
            monthTitle(first.month),
            formatDay(lastDayOf(month)),
          )}
          submit={words.credit(monthName(month))}
          run={async () => {
            await callSignedIn(creditCommissions, { body: { month } });
            notifyDone(words.credited);
            await queries.invalidateQueries({ queryKey: ['payouts'] });
            await queries.invalidateQueries({ queryKey: ['payout-preview'] });
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
