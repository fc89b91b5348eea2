import { exportTally, readTally } from '@shop/contracts/reports/endpoints';
import { TALLY_FILES, type TallyView } from '@shop/contracts/reports/tally';
import { dayOf, type Day } from '@shop/contracts/rules/days';
import { addMonths, firstDayOf, lastDayOf, monthOf } from '@shop/contracts/rules/months';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { navigate } from 'vike/client/router';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { downloadSignedIn } from '../../../api/download-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/tally.ts';
import { staffSession } from '../../accounts/session.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Answer } from '../parts/answer.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { DayFilter } from '../parts/list/screen/filters/day-filter.tsx';
import { NotAllowed } from '../shell/not-allowed.tsx';
import styles from './tally.module.css';
import { agrees, isEmpty, TallyTables } from './tally-tables.tsx';

interface Days {
  from: Day;
  to: Day;
}

const DAY = /^20\d\d-\d\d-\d\d$/;

/** Vouchers of some days, and their files; until told otherwise of the month that is over. */
export function Tally() {
  const { permissions } = staffSession.current();
  const mayRead = permissions.includes('reports.read');
  const { from = '', to = '' } = usePageContext().urlParsed.search;
  const [lastMonth] = useState(() => addMonths(monthOf(dayOf(new Date())), -1));
  const days = {
    from: DAY.test(from) ? from : firstDayOf(lastMonth),
    to: DAY.test(to) ? to : lastDayOf(lastMonth),
  };
  const query = useQuery({
    queryKey: ['tally', days],
    queryFn: () => callSignedIn(readTally, { query: days }),
    placeholderData: keepPreviousData,
    enabled: mayRead,
  });
  const { data } = query;
  const shown = data?.from === days.from && data.to === days.to ? data : undefined;
  return (
    <AdminPage
      title={words.title}
      narrow
      dense
      actions={permissions.includes('reports.export') && <Files days={days} shown={shown} />}
    >
      {mayRead ? (
        <>
          <DayRange days={days} />
          <Answer query={query} lines={8}>
            {(view) => <TallyTables view={view} />}
          </Answer>
        </>
      ) : (
        <NotAllowed />
      )}
    </AdminPage>
  );
}

function Files({ days, shown }: { days: Days; shown: TallyView | undefined }) {
  return TALLY_FILES.map((file) => (
    <FileButton
      key={file}
      variant={file === 'vouchers' ? 'filled' : 'default'}
      disabled={!shown || isEmpty(shown) || !agrees(shown)}
      name={`tally-${file}-${days.from}-${days.to}.${file === 'xlsx' ? 'xlsx' : 'xml'}`}
      take={() => downloadSignedIn(exportTally, { params: { file }, query: days })}
    >
      {words.files[file]}
    </FileButton>
  ));
}

function DayRange({ days }: { days: Days }) {
  const choose = (chosen: Partial<Days>) =>
    void navigate(`${paths.adminTally}?${new URLSearchParams({ ...days, ...chosen })}`);
  return (
    <div className={styles['days']}>
      <DayFilter label={words.from} value={days.from} onChange={(from) => from && choose({ from })} />
      <DayFilter label={words.to} value={days.to} onChange={(to) => to && choose({ to })} />
    </div>
  );
}
