import { NativeSelect } from '@mantine/core';
import { exportGstReturn, readGstReturn } from '@shop/contracts/reports/endpoints';
import { GST_FILES, type GstReturnView } from '@shop/contracts/reports/gst';
import { dayOf, formatDay } from '@shop/contracts/rules/days';
import {
  daysOfPeriod,
  GST_PERIOD,
  periodsUntil,
  type GstPeriod,
} from '@shop/contracts/rules/documents/gst/period';
import { addMonths, monthOf } from '@shop/contracts/rules/months';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { navigate } from 'vike/client/router';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { downloadSignedIn } from '../../../api/download-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { Notice } from '../../../ui/messages/notice.tsx';
import { words } from '../../../words/en/staff/gst.ts';
import { staffSession } from '../../accounts/session.ts';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { AdminPage } from '../parts/admin-page.tsx';
import { Answer } from '../parts/answer.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { GstChecks } from './gst-checks.tsx';
import { GstTables } from './gst-tables.tsx';
import styles from './gst-return.module.css';

/** GSTR-1 of a month or a quarter: what is wrong with it, its figures, and its files. */
export function GstReturn() {
  const { permissions } = staffSession.current();
  const mayRead = permissions.includes('reports.read');
  const asked = usePageContext().urlParsed.search['period'] ?? '';
  const [today] = useState(() => dayOf(new Date()));
  // Until told otherwise the month that is over: it is the one to be filed.
  const period = GST_PERIOD.test(asked) ? asked : addMonths(monthOf(today), -1);
  const query = useQuery({
    queryKey: ['invoices', 'gst', period],
    queryFn: () => callSignedIn(readGstReturn, { query: { period } }),
    placeholderData: keepPreviousData,
    enabled: mayRead,
  });
  const shown = query.data?.period === period ? query.data : undefined;
  return (
    <AdminPage
      title={words.title}
      narrow
      dense
      actions={permissions.includes('reports.export') && <Files period={period} shown={shown} />}
    >
      {mayRead ? (
        <>
          <PeriodChoice period={period} today={today} />
          <Answer query={query} lines={8}>
            {(view) => (
              <>
                <GstChecks checks={view.checks} mayLeave={view.mayLeave} />
                {view.hasEInvoices && <Notice>{words.eInvoices}</Notice>}
                <GstTables view={view} />
              </>
            )}
          </Answer>
        </>
      ) : (
        <NotAllowed />
      )}
    </AdminPage>
  );
}

function Files({ period, shown }: { period: GstPeriod; shown: GstReturnView | undefined }) {
  return GST_FILES.map((file) => (
    <FileButton
      key={file}
      variant={file === 'json' ? 'filled' : 'default'}
      disabled={!shown?.mayLeave[file]}
      name={`GSTR1-${shown?.gstin}-${period}.${file}`}
      take={() => downloadSignedIn(exportGstReturn, { params: { file }, query: { period } })}
    >
      {words.files[file]}
    </FileButton>
  ));
}

function PeriodChoice({ period, today }: { period: GstPeriod; today: string }) {
  const { months, quarters } = periodsUntil(today);
  const isListed = [...months, ...quarters].includes(period);
  const choose = (chosen: string) => void navigate(`${paths.adminGst}?period=${chosen}`);
  const options = (periods: readonly GstPeriod[]) =>
    periods.map((each) => ({ value: each, label: nameOf(each) }));
  return (
    <NativeSelect
      className={styles['choose']}
      label={words.period}
      value={period}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      data={[
        ...(isListed ? [] : options([period])),
        { group: words.months, items: options(months) },
        { group: words.quarters, items: options(quarters) },
      ]}
    />
  );
}

/** `Nov 2026`, or a quarter with its months. */
function nameOf(period: GstPeriod): string {
  const { from, to } = daysOfPeriod(period);
  const month = (day: string) => formatDay(day).split(' ').slice(1).join(' ');
  const [year = '', part = ''] = period.split('-');
  if (!part.startsWith('Q')) return month(from);
  const short = `${year}-${String((Number(year) + 1) % 100).padStart(2, '0')}`;
  return words.quarter(part.slice(1), short, month(from).split(' ')[0] ?? '', month(to));
}
