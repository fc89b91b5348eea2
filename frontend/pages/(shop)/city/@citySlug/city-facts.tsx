import { formatDay } from '@shop/contracts/rules/days';
import type { ReactNode } from 'react';
import { Money } from '../../../../ui/text/money.tsx';
import { words } from '../../../../words/en/shop/cities.ts';
import type { Data } from './+data.tsx';
import { langOf } from '../../../../lib/language.ts';
import { words as goods } from '../../../../words/en/shop/goods.ts';
import styles from './city.module.css';

/** Minimum, days, last day, hours, door: the terms of a city and its state. */
export function CityFacts({
  city,
}: {
  city: Pick<Data, 'state' | 'deliveryDays' | 'lastOrderOn' | 'late' | 'festival'>;
}) {
  const { state, deliveryDays, lastOrderOn, late, festival } = city;
  return (
    <dl className={styles['facts']}>
      <Fact name={words.factMinimum} help={words.factMinimumHelp(state.name)}>
        <Money paise={state.minimumOrderPaise} />
      </Fact>
      <Fact name={words.factDays}>{words.dayCount(deliveryDays)}</Fact>
      <Fact
        name={late ? words.factTooLate : words.factOrderBy}
        help={
          lastOrderOn === null ? undefined : late ? words.factTooLateHelp : words.factOrderByHelp(festival)
        }
      >
        {lastOrderOn === null ? words.askUs : <time dateTime={lastOrderOn}>{formatDay(lastOrderOn)}</time>}
      </Fact>
      {state.allowed && <Fact name={goods.fact}>{goods.rule[state.goods](state.name)}</Fact>}
      {state.burstingHours && (
        <Fact
          name={words.factHours}
          lang={langOf(state.burstingHours)}
          help={
            state.source && state.checkedOn
              ? words.factHoursHelp(state.source, formatDay(state.checkedOn))
              : undefined
          }
        >
          {state.burstingHours}
        </Fact>
      )}
      <Fact name={words.factDoor}>
        {state.doorDeliveryPaise === null ? words.noDoor : words.doorCharge(state.doorDeliveryPaise)}
      </Fact>
      {state.note && (
        <Fact name={words.factNote} lang={langOf(state.note)}>
          {state.note}
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  name: string;
  help?: string | undefined;
  /** Of what it says, where that is not the page's. */
  lang?: string | undefined;
  children: ReactNode;
}

function Fact({ name, help, lang, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {lang ? <span lang={lang}>{children}</span> : children}
        {help && <span className={styles['help']}>{help}</span>}
      </dd>
    </div>
  );
}
