import type { PassbookView } from '@shop/contracts/schemes/passbook-views';
import { dayOf, formatDay } from '@shop/contracts/rules/days';
import { words } from '../../../words/en/shop/passbook.ts';
import { CallUs } from './call-us.tsx';
import cards from './passbook.module.css';

/** Whose it is, who is paid when they die, and whom to call. */
export function PassbookPeople({ passbook }: { passbook: PassbookView }) {
  const { name, phone, nominee, joinedAt } = passbook;
  const facts = [
    [words.member, name],
    [words.phone, phone],
    [words.nominee, words.nomineeOf(nominee.name, nominee.relation)],
    ...(nominee.phone ? [[words.phone, nominee.phone]] : []),
    [words.joined, formatDay(dayOf(new Date(joinedAt)))],
  ];
  return (
    <section className={`${cards['card']} ${cards['screen']}`} aria-labelledby="people">
      <h2 id="people">{words.people}</h2>
      <dl className={cards['facts']}>
        {facts.map(([term, text]) => (
          <div key={`${term} ${text}`}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={cards['help']}>{words.call}</p>
      <CallUs />
    </section>
  );
}
