import { Anchor, Group, Button, Stack } from '@mantine/core';
import { formatMoney } from '@shop/contracts/rules/money';
import { readLiability, exportEntries } from '@shop/contracts/schemes/endpoints';
import type { LiabilityMonthView, ShelfClaimsView } from '@shop/contracts/schemes/views';
import { useQuery } from '@tanstack/react-query';
import { EXPORT_FORMATS, type ExportFormat } from '@shop/contracts/listing/views';
import { useState } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { monthOf, shortMonthOf, words } from '../../../words/en/staff/schemes.ts';
import { staffSession } from '../../accounts/session.ts';
import { Answer } from '../parts/answer.tsx';
import { Panel } from '../parts/panel.tsx';
import { BarChart } from '../parts/chart/bar-chart.tsx';
import styles from './schemes.module.css';
import { downloadSignedIn } from '../../../api/download-signed-in.ts';
import { notifyError } from '../parts/action/use-action.ts';
import { DayFilter } from '../parts/list/screen/filters/day-filter.tsx';
import { saveFile } from '../parts/save-file.ts';

/** What the shop holds of its members, by month, and whose year is nearly over. */
export function Liability() {
  const query = useQuery({
    queryKey: ['schemes', 'liability'],
    queryFn: () => callSignedIn(readLiability),
  });
  const { permissions } = staffSession.current();
  const mayPayBack = permissions.includes('payments.refund');
  return (
    <Panel title={words.liability}>
      <Answer query={query} lines={4}>
        {({ heldPaise, settleSoonPaise, settleSoonMembers, overPaise, overMembers, claims, months }) => (
          <>
            <p>{words.liabilityIs(heldPaise)}</p>
            {overMembers > 0 && (
              <Notice kind="error">
                {words.over(overMembers, overPaise)}{' '}
                {mayPayBack && <Anchor href={paths.adminRefunds}>{words.payThemBack}</Anchor>}
              </Notice>
            )}
            {overMembers === 0 && mayPayBack && (
              <p>
                <Anchor href={paths.adminRefunds}>{words.refunds}</Anchor>
              </p>
            )}
            <Group gap="xs">
              <span>{words.settleSoon(settleSoonMembers, settleSoonPaise)}</span>
              {settleSoonMembers > 0 && (
                <Anchor href={`${paths.adminMembers}?due=settle`}>{words.seeThem}</Anchor>
              )}
            </Group>
            {claims.fullPaise > 0 && <Claims claims={claims} />}
            <Chart months={months} />
          </>
        )}
      </Answer>
      {permissions.includes('members.export') && <LedgerExport />}
    </Panel>
  );
}

/** What members' buying will take from the shelf. */
function Claims({ claims }: { claims: ShelfClaimsView }) {
  const { nowPaise, nowBenefitPaise, fullPaise, fullBenefitPaise, shelfPaise } = claims;
  const [now, benefit, full, fullBenefit] = [nowPaise, nowBenefitPaise, fullPaise, fullBenefitPaise].map(
    formatMoney,
  ) as [string, string, string, string];
  return (
    <>
      <p>{words.claims(now, benefit, full, fullBenefit)}</p>
      <p>
        {shelfPaise === 0
          ? words.shelfEmpty
          : words.shelf(formatMoney(shelfPaise), Math.ceil((fullPaise * 100) / shelfPaise))}
      </p>
    </>
  );
}

/** What was held at the end of each month as bars, and all sums as a table. */
function Chart({ months }: { months: readonly LiabilityMonthView[] }) {
  return (
    <BarChart
      bars={months.map(({ month, heldPaise }) => ({
        label: monthOf(month),
        paise: heldPaise,
        title: `${monthOf(month)}: ${formatMoney(heldPaise)}`,
      }))}
      labels={[months[0], months.at(-1)].flatMap((each) => (each ? shortMonthOf(each.month) : []))}
      words={words}
    >
      <div className={styles['scrolls']}>
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{words.month}</th>
              {[words.received, words.refunded, words.redeemed, words.held].map((head) => (
                <th key={head} scope="col" className={styles['figure']}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, receivedPaise, refundedPaise, redeemedPaise, heldPaise }) => (
              <tr key={month}>
                <th scope="row">{monthOf(month)}</th>
                <td className={styles['figure']}>{formatMoney(receivedPaise)}</td>
                <td className={styles['figure']}>{formatMoney(refundedPaise)}</td>
                <td className={styles['figure']}>{formatMoney(redeemedPaise)}</td>
                <td className={styles['figure']}>{formatMoney(heldPaise)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </BarChart>
  );
}

/** The ledger of all passbooks for the accountant: of a month or a financial year, or from the beginning. */
function LedgerExport() {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const take = async (format: ExportFormat) => {
    const query = { ...(from && { from }), ...(to && { to }) };
    const name = ['passbooks', from, to].filter(Boolean).join('-');
    saveFile(await downloadSignedIn(exportEntries, { params: { format }, query }), `${name}.${format}`);
  };
  return (
    <Stack component="section" aria-label={words.ledger} gap="xs" mt="md">
      <h3>{words.ledger}</h3>
      <p>{words.ledgerHelp}</p>
      <Group gap="xs">
        <DayFilter label={words.ledgerFrom} value={from} onChange={setFrom} />
        <DayFilter label={words.ledgerTo} value={to} onChange={setTo} />
        {EXPORT_FORMATS.map((format) => (
          <Button key={format} variant="default" onClick={() => void take(format).catch(notifyError)}>
            {words.ledgerFormats[format]}
          </Button>
        ))}
      </Group>
    </Stack>
  );
}
