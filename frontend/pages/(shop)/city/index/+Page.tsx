import { formatDay } from '@shop/contracts/rules/days';
import { useData } from 'vike-react/useData';
import { paths } from '../../../../lib/paths.ts';
import { LinkButton } from '../../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../../ui/messages/empty-state.tsx';
import { Container, Section } from '../../../../ui/page/section.tsx';
import { words } from '../../../../words/en/shop/cities.ts';
import type { Data, ListedCity } from './+data.ts';
import styles from './cities.module.css';

export function Page() {
  const { states } = useData<Data>();
  return (
    <Container>
      <h1>{words.title}</h1>
      <p className={styles['lead']}>{words.lead}</p>
      {states.length === 0 && <EmptyState title={words.none} />}
      <div className={styles['states']}>
        {states.map(({ state, cities }) => (
          <Section key={state} title={state}>
            <ul className={styles['grid']}>
              {cities.map((city) => (
                <li key={city.slug} className={styles['card']}>
                  <h3>
                    <a href={paths.city(city.slug)}>{city.name}</a>
                  </h3>
                  <CityFacts city={city} />
                </li>
              ))}
            </ul>
          </Section>
        ))}
      </div>
      <Section title={words.notListed}>
        <p className={styles['text']}>{words.notListedText}</p>
        <LinkButton href={paths.quickOrder}>{words.order}</LinkButton>
      </Section>
    </Container>
  );
}

function CityFacts({ city }: { city: ListedCity }) {
  const { lastOrderOn, late, freightFromPaise, pickupLocations } = city;
  return (
    <ul className={styles['facts']}>
      {lastOrderOn && (
        <li>
          <b>{(late ? words.tooLate : words.orderBy)(formatDay(lastOrderOn))}</b>
        </li>
      )}
      <li>{words.days(city.deliveryDays)}</li>
      <li>{words.minimum(city.minimumOrderPaise)}</li>
      {freightFromPaise !== null ? (
        <li>{words.freightFrom(freightFromPaise)}</li>
      ) : (
        pickupLocations > 0 && <li>{words.freightOnCollection}</li>
      )}
    </ul>
  );
}
