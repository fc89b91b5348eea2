import { useData } from 'vike-react/useData';
import { chooseState } from '../../../../features/orders/form/state/chosen-state.ts';
import { langOf } from '../../../../lib/language.ts';
import { paths } from '../../../../lib/paths.ts';
import { Breadcrumbs } from '../../../../ui/page/breadcrumbs.tsx';
import { LinkButton } from '../../../../ui/buttons/button.tsx';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { RichText } from '../../../../ui/text/rich-text.tsx';
import { Columns, Container, Section } from '../../../../ui/page/section.tsx';
import { words } from '../../../../words/en/shop/cities.ts';
import type { Data } from './+data.tsx';
import { CityFacts } from './city-facts.tsx';
import styles from './city.module.css';
import { PickupLocations } from './pickup-locations.tsx';

export function Page() {
  const city = useData<Data>();
  const { name, state, questions, others } = city;
  return (
    <Container>
      <Breadcrumbs label={words.breadcrumbs} crumbs={city.crumbs} />
      <h1>{words.heading(name)}</h1>
      <Columns>
        <div className={styles['top']}>
          {!state.allowed && (
            <Notice kind="error" title={words.blockedTitle(state.name)}>
              {state.reason}
            </Notice>
          )}
          <CityFacts city={city} />
          <p className={styles['order']}>
            <LinkButton href={paths.quickOrder} onClick={() => chooseState(state.code)}>
              {words.order}
            </LinkButton>
          </p>
        </div>
        <section className={styles['top']}>
          <h2>{words.pickup}</h2>
          <PickupLocations city={city} />
        </section>
      </Columns>
      <Columns>
        {city.introduction && (
          <Section title={words.about(name)}>
            <RichText html={city.introduction} />
          </Section>
        )}
        {questions.length > 0 && (
          <Section title={words.questions}>
            <dl className={styles['questions']}>
              {questions.map(({ question, answer }) => (
                <div key={question} lang={langOf(question)}>
                  <dt>{question}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
          </Section>
        )}
      </Columns>
      {others.length > 0 && (
        <Section title={words.others}>
          <ul className={styles['others']}>
            {others.map((other) => (
              <li key={other.slug}>
                <a href={paths.city(other.slug)}>{other.name}</a>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Container>
  );
}
