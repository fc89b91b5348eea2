import { NativeSelect } from '@mantine/core';
import { readSeasonFigures } from '@shop/contracts/figures/endpoints';
import type { WhichSeason } from '@shop/contracts/figures/requests';
import type { SeasonFiguresView } from '@shop/contracts/figures/views';
import { formatTime } from '@shop/contracts/rules/days';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callSignedIn } from '../../../api/call-signed-in.ts';
import { Money } from '../../../ui/text/money.tsx';
import { words } from '../../../words/en/staff/dashboard.ts';
import { Answer } from '../parts/answer.tsx';
import { Panel } from '../parts/panel.tsx';
import { dashboardQuery } from './dashboard-query.ts';
import styles from './dashboard.module.css';
import { SeasonChart } from './season-chart.tsx';
import { ShareTable } from './share-table.tsx';

/** What a season brought, day by day, and of what it is made. */
export function SeasonFigures() {
  const [which, setWhich] = useState<WhichSeason>('this');
  const query = useQuery({
    queryKey: [...dashboardQuery.queryKey, 'season', which],
    queryFn: () => callSignedIn(readSeasonFigures, { query: { which } }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  return (
    <>
      <div>
        <Panel
          title={data ? data.season.name : words.seasonUnknown}
          actions={
            data?.seasons.last && <SeasonChoice seasons={data.seasons} which={which} onChoose={setWhich} />
          }
        >
          <Answer query={query}>{(view) => <Season view={view} />}</Answer>
        </Panel>
      </div>
      {data && data.orders > 0 && (
        <>
          <Panel title={words.bestSellers}>
            <ShareTable
              caption={words.bestSellers}
              shares={data.bestSellers}
              coded
              figure={({ pieces }) => pieces}
              heads={[words.product, words.pieces]}
            />
          </Panel>
          <Panel title={words.bestCategories}>
            <ShareTable
              caption={words.bestCategories}
              shares={data.bestCategories}
              figure={({ pieces }) => pieces}
              heads={[words.category, words.pieces]}
            />
          </Panel>
          <Panel title={words.byState}>
            <ShareTable
              caption={words.byState}
              shares={data.states}
              figure={({ orders }) => orders}
              heads={[words.state, words.orders]}
            />
          </Panel>
          <Panel title={words.byReferrer}>
            <ShareTable
              caption={words.byReferrer}
              shares={data.referrers}
              figure={({ orders }) => orders}
              heads={[words.referrer, words.orders]}
            />
          </Panel>
        </>
      )}
    </>
  );
}

function SeasonChoice({
  seasons,
  which,
  onChoose,
}: {
  seasons: SeasonFiguresView['seasons'];
  which: WhichSeason;
  onChoose: (which: WhichSeason) => void;
}) {
  return (
    <NativeSelect
      aria-label={words.seasonChoice}
      value={which}
      onChange={({ currentTarget }) => onChoose(currentTarget.value as WhichSeason)}
      data={Object.entries(seasons).map(([value, label]) => ({ value, label }))}
    />
  );
}

function Season({ view }: { view: SeasonFiguresView }) {
  const { orders, valuePaise, unconfirmed, beforeByNow, before, asOf } = view;
  return (
    <>
      <dl className={styles['sums']}>
        <Sum
          name={words.confirmed}
          orders={orders - unconfirmed.orders}
          valuePaise={valuePaise - unconfirmed.valuePaise}
        />
        <Sum name={words.unconfirmed} {...unconfirmed} />
        {before && beforeByNow && <Sum name={words.beforeMark(before.name)} {...beforeByNow} />}
      </dl>
      <SeasonChart view={view} />
      <p className={styles['muted']}>{words.asOf(formatTime(asOf))}</p>
    </>
  );
}

function Sum({ name, orders, valuePaise }: { name: string; orders: number; valuePaise: number }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>
          <Money paise={valuePaise} />
        </strong>{' '}
        <span className={styles['muted']}>{words.orderCount(orders)}</span>
      </dd>
    </div>
  );
}
