import { Anchor, Button, Group } from '@mantine/core';
import type { ExportFormat } from '@shop/contracts/listing/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { exportEntries, readLiability } from '@shop/contracts/schemes/endpoints';
import type { LiabilityMonthView, ShelfClaimsView } from '@shop/contracts/schemes/views';
import { useQuery } from '@tanstack/react-query';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { downloadSignedIn } from '../../../api/download-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { monthOf, shortMonthOf, words } from '../../../words/en/admin-schemes.ts';
import { staffSession } from '../../accounts/session.ts';
import { tell } from '../parts/action/use-action.ts';
import { Answer } from '../parts/answer.tsx';
import { Panel } from '../parts/panel.tsx';
import { saveFile } from '../parts/save-file.ts';
import { chartTop } from '../parts/chart/chart-scale.ts';
import chart from '../parts/chart/chart.module.css';
import styles from './schemes.module.css';

/** The part of a month's width that its bar fills. */
const BAR = 0.7;

async function takeLedger(format: ExportFormat): Promise<void> {
  saveFile(await downloadSignedIn(exportEntries, { params: { format }, query: {} }), `passbooks.${format}`);
}

/** What the shop holds of its members, by month, and whose year is nearly over. */
export function Liability() {
  const query = useQuery({
    queryKey: ['schemes', 'liability'],
    queryFn: () => callSignedIn(readLiability),
  });
  const mayExport = staffSession.current().permissions.includes('members.export');
  return (
    <Panel
      title={words.liability}
      actions={
        mayExport &&
        (['csv', 'xlsx'] as const).map((format) => (
          <Button key={format} variant="default" onClick={() => void takeLedger(format).catch(tell)}>
            {words.ledgerFormats[format]}
          </Button>
        ))
      }
    >
      <Answer query={query} lines={4}>
        {({ heldPaise, settleSoonPaise, settleSoonMembers, claims, months }) => (
          <>
            <p>{words.liabilityIs(heldPaise)}</p>
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
  const most = months.reduce((best, { heldPaise }) => Math.max(best, heldPaise), 0);
  const best = months.find(({ heldPaise }) => heldPaise === most);
  if (most === 0 || !best) return <p className={chart['empty']}>{words.chartEmpty}</p>;
  const top = chartTop(most);
  return (
    <>
      <div className={chart['chart']}>
        <div className={chart['scale']} aria-hidden="true">
          <span>{formatMoney(top)}</span>
          <span>{formatMoney(top / 2)}</span>
          <span>₹0</span>
        </div>
        <div className={chart['plot']}>
          <svg
            role="img"
            aria-label={words.chartSaid(monthOf(best.month), formatMoney(most))}
            viewBox={`0 0 ${months.length} 1`}
            preserveAspectRatio="none"
          >
            {months.map(({ month, heldPaise }, index) => (
              <g key={month}>
                <title>{`${monthOf(month)}: ${formatMoney(heldPaise)}`}</title>
                <rect
                  x={index + (1 - BAR) / 2}
                  y={1 - heldPaise / top}
                  width={BAR}
                  height={heldPaise / top}
                />
              </g>
            ))}
          </svg>
          <div className={chart['days']} aria-hidden="true">
            {[months[0], months.at(-1)].map(
              (each) => each && <span key={each.month}>{shortMonthOf(each.month)}</span>,
            )}
          </div>
        </div>
      </div>
      <details className={chart['details']}>
        <summary>{words.asTable}</summary>
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
      </details>
    </>
  );
}
