import { Button } from '@mantine/core';
import { readMonth } from '@shop/contracts/reports/endpoints';
import type { MonthView } from '@shop/contracts/reports/month';
import { addMonths, firstDayOf } from '@shop/contracts/rules/months';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePageContext } from 'vike-react/usePageContext';
import { callSignedIn } from '../../../../api/call-signed-in.ts';
import { paths } from '../../../../lib/paths.ts';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { monthWords as words } from '../../../../words/en/staff/month.ts';
import { monthOf } from '../../../../words/en/staff/schemes.ts';
import { staffSession } from '../../../accounts/session.ts';
import { AdminPage } from '../../parts/admin-page.tsx';
import { Answer } from '../../parts/answer.tsx';
import { NotAllowed } from '../../shell/not-allowed.tsx';
import { BooksPanel } from './books-panel.tsx';
import { FilesPanel } from './files-panel.tsx';
import { LeftToDo } from './left-to-do.tsx';

/** A month of the books: what is left to do, its files, and the day up to which they are closed. */
export function MonthPage() {
  const mayRead = staffSession.current().permissions.includes('reports.read');
  const { month } = usePageContext().urlParsed.search;
  const query = useQuery({
    queryKey: ['month', month],
    queryFn: () => callSignedIn(readMonth, { query: month === undefined ? {} : { month } }),
    placeholderData: keepPreviousData,
    enabled: mayRead,
  });
  const shown = query.data?.month;
  return (
    <AdminPage
      title={shown ? monthOf(firstDayOf(shown)) : words.title}
      actions={shown && <Months month={shown} />}
      dense
      narrow
    >
      {mayRead ? <Answer query={query}>{(view) => <MonthParts view={view} />}</Answer> : <NotAllowed />}
    </AdminPage>
  );
}

function Months({ month }: { month: string }) {
  const step = (months: number, name: string, sign: string) => (
    <Button
      component="a"
      variant="default"
      aria-label={name}
      title={name}
      href={`${paths.adminMonth}?month=${addMonths(month, months)}`}
    >
      {sign}
    </Button>
  );
  return (
    <>
      {step(-1, words.before, '‹')}
      {step(1, words.after, '›')}
    </>
  );
}

function MonthParts({ view }: { view: MonthView }) {
  return (
    <>
      {!view.isOver && <Notice kind="info">{words.notOver}</Notice>}
      <LeftToDo view={view} />
      <FilesPanel view={view} />
      <BooksPanel view={view} />
    </>
  );
}
